import type { WelcomeWords } from './en.ts'
import { pt } from './pt.ts'

/** O que as boas-vindas dizem em Portugal, onde difere. */
export const ptPT: WelcomeWords = {
  ...pt,
  title: 'O seu novo site',
  finish: 'Fazer o meu site',
  gone: 'O programa por trás desta página parou. Inicie-o de novo: abre-se uma página nova.',
  questions: {
    ...pt.questions,
    name: { ask: 'Que nome vai no site?', help: 'Como está na tabuleta ou no cartão. Pode mudar quando quiser.' },
    trade: { ask: 'O que faz?', help: 'O site começa com as páginas e os textos deste ramo.' },
    country: { ask: 'Onde está?', help: 'O país dá as línguas, a moeda e a forma de escrever números e datas.' },
    languages: {
      ask: 'Que línguas leem os seus visitantes?',
      help: 'A primeira é a principal. Cada uma a mais é um site inteiro a mais para manter.',
    },
    reach: { ask: 'Como falar consigo?', help: 'O que ficar vazio recebe um exemplo e pode ser preenchido depois.' },
    logo: { ask: 'Tem um logótipo?', help: 'Sem ele, desenhamos um sinal simples. Pode mudar quando quiser.' },
    direction: {
      ask: 'Que aspeto deve ter?',
      help: 'Esta é a sua página inicial, oito vezes. Tudo pode mudar depois.',
    },
  },
  wrong: { ...pt.wrong, 'languages-empty': 'Escolha pelo menos uma língua.' },
  languages: 'Línguas',
  mainLanguage: 'língua principal',
  suggested: 'Comuns onde está',
  allLanguages: 'Todas as línguas',
  town: 'Localidade',
  dropLogo: 'ou largue-a aqui',
  withoutLogo: 'Sem logótipo',
  logoShown: 'O seu logótipo',
  refused: {
    ...pt.refused,
    'too-large': 'Este ficheiro é grande demais.',
    damaged: 'Este ficheiro está danificado. Escolha outra cópia.',
    heic: 'Este tipo de foto não se vê em sites. Guarde-a como JPEG ou PNG.',
    'drawing-size': 'Este desenho não diz o seu tamanho. Guarde-o como PNG.',
    'drawing-heavy': 'Este desenho é complicado demais. Guarde-o como PNG.',
    'drawing-foreign': 'Este desenho traz algo que não pertence a uma imagem. Guarde-o como PNG.',
    outside: 'Não foi possível guardar este ficheiro. Escolha outro.',
  },
  making: 'O seu site está a ser escrito',
  makingHelp: 'Páginas, textos e imagens, em {languages} {languages:língua|línguas}. Demora até um minuto.',
  steps: { writing: 'Páginas, textos e imagens', installing: 'O que precisa para funcionar', opening: 'O editor' },
  standIn: '{language}: {count} textos ficam noutra língua até os traduzir.',
  untranslated: '{language}: {count} textos por traduzir. Até lá, os visitantes não veem esta língua.',
  failed: 'Não foi possível escrever o site: nada ficou a meio. {said}',
}
