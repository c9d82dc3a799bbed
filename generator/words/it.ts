import type { Words } from './words.ts'

/** The words of the site in Italian. */
export const it: Words = {
  common: {
    loading: 'Caricamento…',
    error: 'Impossibile caricare',
    success: 'Fatto',
    skipToContent: 'Vai al contenuto',
    newTab: 'si apre in una nuova scheda',
  },
  root: {
    detecting: 'Ricerca della lingua…',
    choose: 'Scegli la lingua',
  },
  notFound: {
    title: 'Pagina non trovata',
    text: 'Questo indirizzo non esiste o è cambiato. Dalla pagina iniziale si arriva a tutto il resto.',
    home: 'Vai alla pagina iniziale',
    line: 'La pagina richiesta non esiste.',
    nearest: 'Forse cerca:',
  },
  navigation: {
    main: 'Menu principale',
    menu: 'Menu',
    languages: 'Scegli la lingua',
    breadcrumbs: 'Percorso di navigazione',
  },
  services: {
    learnMore: 'Scopri di più',
    showAll: 'Mostra tutto',
    showLess: 'Mostra meno',
    deliverable: 'Documento',
    description: 'Descrizione',
    benefit: 'Vantaggio',
    step: 'Fase {{number}}',
  },
  artefacts: {
    example: 'Esempio',
    done: 'Fatto',
    planned: 'Previsto',
  },
  contact: {
    form: {
      submit: 'Invia il messaggio',
      submitting: 'Invio in corso…',
      success: 'Grazie! Abbiamo ricevuto il messaggio e risponderemo al più presto.',
      sent: 'Il suo messaggio è arrivato.',
      next: 'Lo leggeremo e le risponderemo ai recapiti indicati. Se è urgente, ci contatti direttamente:',
      again: 'Scrivere un altro messaggio',
      errorMessage: 'Compilare tutti i campi obbligatori',
      networkError: 'Invio non riuscito. Riprovare tra qualche istante.',
      requiredHint: 'I campi contrassegnati con * sono obbligatori',
      noScript: 'Per inviare questo modulo è necessario JavaScript. È anche possibile contattarci direttamente:',
      otherWays: 'Il testo è ancora nel modulo. È anche possibile inviarlo in un altro modo:',
      viaChat: 'Invia in chat',
      viaEmail: 'Invia per e-mail',
      viaPhone: 'Chiama il {{phone}}',
      choose: 'Seleziona un’opzione',
      honeypot: 'Lasciare vuoto questo campo',
      validation: {
        nameRequired: 'Inserire il nome',
        emailRequired: 'Inserire l’indirizzo e-mail',
        emailInvalid: 'Inserire un indirizzo e-mail valido',
        phoneRequired: 'Inserire il numero di telefono',
        companyRequired: 'Inserire l’azienda',
        positionRequired: 'Inserire il ruolo',
        messageRequired: 'Scrivere un messaggio',
        consentRequired: 'Per inviare è necessario il consenso',
      },
    },
  },
  blog: {
    readMore: 'Continua a leggere',
    backToBlog: 'Torna agli articoli',
    by: 'Di {{author}}',
    otherLanguage: 'Questo articolo è scritto in un’altra lingua.',
  },
}
