import type { Words } from './words.ts'

/** The words of the site in French. */
export const fr: Words = {
  common: {
    loading: 'Chargement…',
    error: 'Le chargement a échoué',
    success: 'C’est fait',
    skipToContent: 'Aller au contenu',
    newTab: 's’ouvre dans un nouvel onglet',
  },
  root: {
    detecting: 'Recherche de votre langue…',
    choose: 'Choisissez votre langue',
  },
  notFound: {
    title: 'Page introuvable',
    text: 'Cette adresse n’existe pas ou a changé. La page d’accueil mène à tout le reste.',
    home: 'Retour à l’accueil',
    line: 'La page demandée n’existe pas.',
    nearest: 'Vous cherchez peut-être :',
  },
  navigation: {
    main: 'Menu principal',
    menu: 'Menu',
    languages: 'Choisir la langue',
    breadcrumbs: 'Vous êtes ici',
  },
  services: {
    learnMore: 'En savoir plus',
    showAll: 'Tout afficher',
    showLess: 'Afficher moins',
    deliverable: 'Livrable',
    description: 'Description',
    benefit: 'Avantage',
    step: 'Étape {{number}}',
  },
  artefacts: {
    example: 'Exemple',
    done: 'Fait',
    planned: 'Prévu',
  },
  contact: {
    form: {
      submit: 'Envoyer le message',
      submitting: 'Envoi en cours…',
      success: 'Merci ! Nous avons bien reçu votre message et vous répondrons rapidement.',
      sent: 'Votre message nous est parvenu.',
      next: 'Nous le lisons et vous répondons aux coordonnées indiquées. En cas d’urgence, joignez-nous directement :',
      again: 'Écrire un autre message',
      errorMessage: 'Veuillez remplir tous les champs obligatoires',
      networkError: 'L’envoi a échoué. Veuillez réessayer dans quelques instants.',
      requiredHint: 'Les champs marqués d’un * sont obligatoires',
      noScript: 'L’envoi de ce formulaire nécessite JavaScript. Vous pouvez aussi nous joindre directement :',
      otherWays: 'Votre texte est toujours dans le formulaire. Vous pouvez aussi l’envoyer autrement :',
      viaChat: 'Envoyer par messagerie',
      viaEmail: 'Envoyer par e-mail',
      viaPhone: 'Appeler le {{phone}}',
      choose: 'Choisissez une option',
      honeypot: 'Ne remplissez pas ce champ',
      validation: {
        nameRequired: 'Veuillez indiquer votre nom',
        emailRequired: 'Veuillez indiquer votre adresse e-mail',
        emailInvalid: 'Veuillez indiquer une adresse e-mail valide',
        phoneRequired: 'Veuillez indiquer votre téléphone',
        companyRequired: 'Veuillez indiquer votre entreprise',
        positionRequired: 'Veuillez indiquer votre fonction',
        messageRequired: 'Veuillez écrire votre message',
        consentRequired: 'Votre consentement est nécessaire pour l’envoi',
      },
    },
  },
  blog: {
    readMore: 'Lire la suite',
    backToBlog: 'Retour aux articles',
    by: 'Par {{author}}',
    otherLanguage: 'Cet article est rédigé dans une autre langue.',
  },
}
