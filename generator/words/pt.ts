import type { Words } from './words.ts'

/** The words of the site in Portuguese. */
export const pt: Words = {
  common: {
    loading: 'Carregando…',
    error: 'Não foi possível carregar',
    success: 'Pronto',
    skipToContent: 'Ir para o conteúdo',
    newTab: 'abre em nova aba',
  },
  root: {
    detecting: 'Detectando o idioma…',
    choose: 'Escolha o seu idioma',
  },
  notFound: {
    title: 'Página não encontrada',
    text: 'Este endereço não existe ou mudou. Pela página inicial você chega a todo o resto.',
    home: 'Ir para o início',
    line: 'A página pedida não existe.',
    nearest: 'Talvez você procure:',
  },
  navigation: {
    main: 'Menu principal',
    menu: 'Menu',
    languages: 'Escolher idioma',
    breadcrumbs: 'Você está aqui',
  },
  services: {
    learnMore: 'Saiba mais',
    showAll: 'Ver todos',
    showLess: 'Ver menos',
    deliverable: 'Entrega',
    description: 'Descrição',
    benefit: 'Benefício',
    step: 'Etapa {{number}}',
  },
  artefacts: {
    example: 'Exemplo',
    done: 'Feito',
    planned: 'Planejado',
  },
  contact: {
    form: {
      submit: 'Enviar mensagem',
      submitting: 'Enviando…',
      success: 'Obrigado! Recebemos a sua mensagem e responderemos em breve.',
      sent: 'Sua mensagem está conosco.',
      next: 'Vamos ler e responder pelo contato que você deixou. Se for urgente, fale direto conosco:',
      again: 'Escrever outra mensagem',
      errorMessage: 'Preencha todos os campos obrigatórios',
      networkError: 'Não foi possível enviar. Tente novamente em alguns instantes.',
      about: 'Assunto:',
      withoutAbout: 'Remover',
      requiredHint: 'Os campos com * são obrigatórios',
      noScript:
        'Para enviar este formulário, é preciso ativar o JavaScript. Você também pode falar conosco diretamente:',
      otherWays: 'O que você escreveu continua no formulário. Se preferir, envie por outro caminho:',
      viaChat: 'Enviar por mensagem',
      viaEmail: 'Enviar por e-mail',
      viaPhone: 'Ligar para {{phone}}',
      choose: 'Selecione uma opção',
      honeypot: 'Deixe este campo em branco',
      validation: {
        nameRequired: 'Informe o seu nome',
        emailRequired: 'Informe o seu e-mail',
        emailInvalid: 'Informe um e-mail válido',
        phoneRequired: 'Informe o seu telefone',
        companyRequired: 'Informe a sua empresa',
        positionRequired: 'Informe o seu cargo',
        messageRequired: 'Escreva a sua mensagem',
        consentRequired: 'É preciso concordar para enviar',
      },
    },
  },
  blog: {
    readMore: 'Ler mais',
    backToBlog: 'Voltar aos artigos',
    by: 'Por {{author}}',
    otherLanguage: 'Este artigo está escrito em outro idioma.',
  },
}
