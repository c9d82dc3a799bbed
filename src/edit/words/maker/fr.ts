import type { MakerWords } from './en.ts'

/** What the editor says of making forms, in French. */
export const makerFr: MakerWords = {
  title: 'Formulaire',
  fields: 'Ce qu’il demande',
  required: 'À remplir obligatoirement',
  addField: 'Ajouter un champ',
  added: 'Ajouté : {name}.',
  types: {
    text: 'Ligne de texte',
    textarea: 'Texte plus long',
    email: 'E-mail',
    tel: 'Téléphone',
    select: 'Choix',
    radio: 'Boutons',
    rating: 'Note',
    day: 'Jour',
    time: 'Heure',
    number: 'Nombre',
    file: 'Fichier',
    checkbox: 'Consentement',
  },
  receiver: {
    title: 'Qui le reçoit',
    others: 'Choisir une autre voie',
    setUp: 'Configurer',
    use: 'Prendre celle-ci',
    states: {
      unset: 'Pas encore configuré. Suivez les étapes, puis choisissez « Prendre celle-ci ».',
      sample: 'Pas encore configuré : l’expéditeur ou un destinataire est encore une adresse d’exemple.',
      waitsForCode:
        'Les messages arrivent dès que le code secret est enregistré là où votre site est hébergé et que le site est publié. Envoyez-vous-en alors un par le formulaire du site.',
      waitsForSite: 'Fonctionne dès que le site est publié. Envoyez-vous alors un message par le formulaire du site.',
      untested: 'Configuré. Envoyez un message d’essai pour voir s’il arrive.',
      arrived:
        'Le message d’essai a été accepté : regardez dans votre boîte aux lettres. Publiez pour que cela vaille sur votre site.',
    },
    codeName: { label: 'Nom du code là-bas :', copy: 'Copier le nom', copied: 'Copié.' },
    receivers: {
      web3forms: {
        name: 'Un e-mail pour moi, par Web3Forms',
        help: 'Gratuit, et marche où que soit le site.',
        steps: [
          'Ouvrez web3forms.com et saisissez-y votre adresse e-mail.',
          'Vous recevez un e-mail avec un code d’accès, une longue suite de lettres et de chiffres.',
          'Copiez-le dans la case ci-dessous.',
        ],
        asks: { key: 'Code d’accès' },
      },
      formspree: {
        name: 'Un e-mail pour moi, par Formspree',
        help: 'Garde aussi les messages. Marche où que soit le site.',
        steps: [
          'Ouvrez formspree.io, créez un compte, puis un nouveau formulaire.',
          'Son adresse s’affiche, comme https://formspree.io/f/xnqkvzab.',
          'Copiez l’adresse dans la case ci-dessous.',
        ],
        asks: { form: 'Adresse du formulaire' },
      },
      basin: {
        name: 'Un e-mail pour moi, par Basin',
        help: 'Garde les messages et accepte des fichiers. Marche où que soit le site.',
        steps: [
          'Ouvrez usebasin.com, créez un compte, puis un nouveau formulaire.',
          'Son adresse s’affiche, comme https://usebasin.com/f/d36fd205b3bb.',
          'Copiez l’adresse dans la case ci-dessous.',
        ],
        asks: { form: 'Adresse du formulaire' },
      },
      netlify: {
        name: 'Un e-mail pour moi, par Netlify',
        help: 'Si le site est chez Netlify : il ne faut rien d’autre.',
        steps: [
          'Publiez le site chez Netlify.',
          'Ouvrez-y « Forms » et activez la détection des formulaires.',
          'Sous « Notifications », écrivez l’adresse e-mail qui doit recevoir les messages.',
        ],
        asks: {},
      },
      email: {
        name: 'Un e-mail pour moi, par un service d’envoi',
        help: 'Si le site est chez Netlify, Vercel ou Cloudflare. Votre adresse reste cachée.',
        steps: [
          'Ouvrez un compte chez {service} et faites-y confirmer le domaine de votre site.',
          'Créez-y un code secret pour l’envoi, et copiez-le.',
          'Là où votre site est hébergé, ajoutez-le sous « Environment variables », avec le nom indiqué plus bas.',
        ],
        asks: { provider: 'Service d’envoi', sender: 'Expéditeur', recipients: 'Reçoit les messages' },
      },
      webhook: {
        name: 'Un programme à moi',
        help: 'Pour ceux qui en ont un qui prend des messages, comme n8n, Make ou Zapier.',
        steps: [
          'Faites créer par le programme une adresse où il attend des messages.',
          'Copiez l’adresse dans la case ci-dessous.',
          'Envoyez un message d’essai.',
        ],
        asks: { address: 'Adresse' },
      },
    },
  },
  test: {
    send: 'Envoyer un message d’essai',
    sending: 'Envoi…',
    outcomes: {
      refused: 'Il n’a pas été accepté. Revoyez les étapes.',
      failed: 'Il n’a pas pu être envoyé : pas de connexion, ou pas de réponse.',
      unfinished: 'Quelque chose dans le fichier est encore à corriger. Corrigez-le d’abord.',
    },
  },
}
