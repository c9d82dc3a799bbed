import { pt } from './pt.ts'
import type { Words } from './words.ts'

/** The words of the site in the Portuguese of Portugal, Angola and the other countries that write it so, where they differ. */
export const ptPT: Words = {
  ...pt,
  common: {
    ...pt.common,
    loading: 'A carregar…',
    newTab: 'abre num novo separador',
  },
  root: {
    ...pt.root,
    detecting: 'A detetar o idioma…',
    choose: 'Escolha o idioma',
  },
  notFound: {
    ...pt.notFound,
    text: 'Este endereço não existe ou mudou. Na página inicial encontra tudo o resto.',
    line: 'A página que procura não existe.',
    nearest: 'Talvez esteja à procura de:',
  },
  navigation: {
    ...pt.navigation,
    breadcrumbs: 'Está aqui',
  },
  services: {
    ...pt.services,
    showAll: 'Ver tudo',
    deliverable: 'O que recebe',
  },
  artefacts: {
    ...pt.artefacts,
    planned: 'Previsto',
  },
  contact: {
    ...pt.contact,
    form: {
      ...pt.contact.form,
      submitting: 'A enviar…',
      next: 'Vamos ler e responder através do contacto que indicou. Se for urgente, fale diretamente connosco:',
      networkError: 'Não foi possível enviar. Tente novamente dentro de instantes.',
      noScript: 'Para enviar este formulário, é preciso ativar o JavaScript. Também pode falar connosco diretamente:',
      perhaps: 'Pode ter chegado mesmo assim. Pode enviar de novo sem problema: vemos que é a mesma mensagem.',
      otherWays: 'O que escreveu continua no formulário. Se preferir, envie de outra forma:',
      validation: {
        ...pt.contact.form.validation,
        nameRequired: 'Indique o seu nome',
        emailRequired: 'Indique o seu e-mail',
        emailInvalid: 'Indique um e-mail válido',
        phoneRequired: 'Indique o seu telefone',
        companyRequired: 'Indique a sua empresa',
        positionRequired: 'Indique o seu cargo',
        consentRequired: 'É preciso aceitar para enviar',
        phoneInvalid: 'Indique um telefone válido',
        fileRequired: 'Escolha um ficheiro',
        fileType: 'Este tipo de ficheiro não é aceite',
        fileSize: 'Este ficheiro é demasiado grande',
        fileCount: 'Há ficheiros a mais',
        timeRequired: 'Escolha uma hora',
        timeInvalid: 'Esta hora não está disponível',
        numberRequired: 'Indique um número',
        numberInvalid: 'Indique um número válido',
      },
    },
  },
  blog: {
    ...pt.blog,
    otherLanguage: 'Este artigo está escrito noutro idioma.',
  },
  lists: {
    ...pt.lists,
    nextPage: 'Seguinte',
  },
  embeds: {
    ...pt.embeds,
    whoLearns:
      'Este conteúdo só é carregado de {{service}} quando toca aqui. O serviço recebe então o seu endereço IP e o endereço deste site e pode guardar cookies.',
  },
  consent: {
    ...pt.consent,
    title: 'Cookies, se concordar',
    gets: 'Estes serviços receberiam o seu endereço IP, as páginas que abre e dados do seu dispositivo, e gravariam cookies. Sem o seu consentimento, nada é carregado destes serviços. Pode mudar a escolha no rodapé de cada página.',
  },
  hours: {
    ...pt.hours,
    title: 'Horário',
    closed: 'encerrado',
    openUntil: 'Aberto agora, até às {{time}}',
    opensToday: 'Encerrado, abre às {{time}}',
    opensOn: 'Encerrado, abre {{day}} às {{time}}',
  },
  events: {
    ...pt.events,
    addToCalendar: 'Adicionar ao calendário',
    allDates: 'Adicionar todas as datas ao calendário',
  },
  entryLinks: {
    ...pt.entryLinks,
    nextEntry: 'Seguinte',
  },
  search: {
    ...pt.search,
    searchAddress: 'pesquisa',
    searchTitle: 'Pesquisa',
    searchField: 'Pesquisar no site',
    searchButton: 'Pesquisar',
    searchNone: 'Nada encontrado. Experimente outras palavras, ou menos palavras.',
    searchUnscripted: 'A pesquisa precisa de JavaScript. Estas páginas levam mais longe:',
  },
  captcha: {
    protectedBy: 'Proteção contra mensagens automáticas:',
    captchaFailed:
      'Não foi possível verificar que é uma pessoa que escreve, por isso nada foi enviado. O que escreveu continua aqui; tente novamente.',
  },
  formSteps: {
    ...pt.formSteps,
    stepOf: 'Passo {{number}} de {{total}}',
    nextStep: 'Seguinte',
    previousStep: 'Anterior',
  },
  comparison: {
    ...pt.comparison,
    divider: 'Mover a linha entre as duas fotografias',
  },
}
