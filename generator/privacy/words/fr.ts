import type { PrivacyWords } from './words.ts'

/** On the data of visitors, in French. */
export const fr: PrivacyWords = {
  who: 'Qui est responsable',
  responsible: (parts, email) => `${parts.join(', ')}${email ? `. Écrivez à ${email} au sujet de vos données.` : '.'}`,
  sent: 'Ce que vous nous envoyez',
  asks: (fields) => `Le formulaire demande : ${fields}.`,
  beside: 'S’y ajoutent l’adresse de la page, l’heure, la langue et le nom de votre navigateur.',
  received: {
    path: (path) => `Le tout est envoyé à ${path} sur ce site, d’où il nous parvient.`,
    address: (host) => `Le tout est envoyé à ${host}, qui travaille pour nous.`,
    service: (name, host) => `Le tout est envoyé à ${name} (${host}), qui le garde ou nous le transmet.`,
    email: (name) => `Le tout nous parvient par e-mail, envoyé par ${name}.`,
  },
  purpose: (articles) =>
    `Nous utilisons ces données pour répondre à votre demande (${articles}) et ne les vendons pas.`,
  article: { lgpd: 'LGPD, article 7, V', gdpr: 'RGPD, article 6, paragraphe 1, b' },
  kept: 'Ce qui reste dans votre navigateur',
  language: (key) =>
    `La langue que vous avez choisie, sous le nom \`${key}\`, jusqu’à ce que vous l’effaciez. Elle n’est envoyée à personne.`,
  draft: (key) =>
    `Ce que vous avez saisi sans que ce soit encore envoyé, sous le nom \`${key}\`, jusqu’à la fermeture de l’onglet. Ce n’est envoyé à personne.`,
  cookies: 'Ce site ne dépose aucun cookie.',
  others: 'Ce que d’autres services apprennent',
  country: (host) =>
    `Si vous ouvrez l’adresse sans langue, sans en avoir choisi une auparavant et avec un navigateur dans une autre langue, votre pays est demandé à ${host}, qui reçoit votre adresse IP.`,
  pictures: (hosts) =>
    `Certaines images viennent de ${hosts}, qui reçoit votre adresse IP à l’ouverture des pages où elles figurent.`,
  visits: (name, host) =>
    `Nous comptons les visites avec ${name} (${host}), qui reçoit l’adresse de la page, celle d’où vous venez, le type d’appareil et, un instant, votre adresse IP. Sans cookie.`,
  links:
    'Les liens vers des messageries, des réseaux et des cartes ne mènent à ces services que lorsque vous les ouvrez.',
  server: 'L’hébergeur de ce site voit, comme tout serveur, votre adresse IP et les pages demandées.',
  rights: 'Vos droits',
  law: {
    lgpd: (email) =>
      `Selon la LGPD, la loi brésilienne (loi 13.709/2018, article 18), vous pouvez demander la confirmation, l’accès, la correction, la portabilité et la suppression de vos données, et retirer votre consentement${email ? ` : écrivez à ${email}` : ''}. Vous pouvez aussi vous plaindre à l’ANPD.`,
    gdpr: (email) =>
      `Selon le RGPD (articles 15 à 21), vous pouvez demander l’accès, la rectification, l’effacement, la limitation et la portabilité de vos données, et vous opposer à leur usage${email ? ` : écrivez à ${email}` : ''}. Vous pouvez aussi vous plaindre à l’autorité de protection des données de votre pays.`,
  },
  asOf: (day) => `Revu le ${day}.`,
}
