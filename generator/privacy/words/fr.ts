import type { PrivacyWords } from './words.ts'

/** On the data of visitors, in French. */
export const fr: PrivacyWords = {
  who: 'Qui est responsable',
  responsible: (parts, email) => `${parts.join(', ')}${email ? `. Écrivez à ${email} au sujet de vos données.` : '.'}`,
  sent: 'Ce que vous nous envoyez',
  asks: (fields) => `Le formulaire demande\u202f: ${fields}.`,
  beside: 'Nous recevons en même temps l’adresse de la page, l’heure, la langue et le nom de votre navigateur.',
  received: {
    path: (path) => `Le tout est envoyé à ${path} sur ce site, d’où il nous parvient.`,
    address: (host) => `Le tout est envoyé à ${host}, qui traite les données pour notre compte.`,
    service: (name, host) => `Le tout est envoyé à ${name} (${host}), qui le garde ou nous le transmet.`,
    email: (name) => `Le tout nous parvient par e-mail, envoyé par ${name}.`,
  },
  purpose: (articles) =>
    `Nous utilisons ces données pour répondre à votre demande (${articles}) et ne les vendons pas.`,
  newsletter: (articles) =>
    `Nous utilisons ce que vous indiquez pour la newsletter uniquement pour vous l’envoyer, avec votre consentement (${articles}), que vous pouvez retirer à tout moment.`,
  consent: (boxes, articles) =>
    `Ce que vous acceptez en cochant ${boxes} repose sur votre consentement (${articles}), que vous pouvez retirer à tout moment.`,
  interest: (articles) =>
    `Lorsqu’aucune autre base légale n’est indiquée, il s’agit de notre intérêt légitime à disposer d’un site qui fonctionne, soit sûr et parle votre langue (${articles}).`,
  transfer: (services, articles) =>
    `Des données sont aussi traitées dans d’autres pays, par ${services}. Ce traitement repose sur une décision d’adéquation ou sur des clauses contractuelles types (${articles}).`,
  located: (service, country) => `${service} (${country})`,
  article: {
    lgpd: (item) => `LGPD, article 7, ${item}`,
    gdpr: (item) => `RGPD, article 6, paragraphe 1, ${item}`,
  },
  transferArticle: { lgpd: 'LGPD, article 33', gdpr: 'RGPD, articles 45 et 46' },
  kept: 'Ce qui reste dans votre navigateur',
  language: (key) =>
    `La langue que vous avez choisie, sous le nom \`${key}\`, jusqu’à ce que vous l’effaciez. Elle n’est envoyée à personne.`,
  draft: (key) =>
    `Ce que vous avez saisi sans l’avoir encore envoyé, sous le nom \`${key}\`, jusqu’à la fermeture de l’onglet. Ce n’est envoyé à personne.`,
  choice: (key) => `Votre choix sur les cookies, sous le nom \`${key}\`, pendant six mois. Il n’est envoyé à personne.`,
  cookies: 'Ce site ne dépose aucun cookie.',
  cookiesOfOthers: 'Ce site lui-même ne dépose aucun cookie. Des services nommés plus bas peuvent déposer les leurs.',
  others: 'Ce que d’autres services reçoivent',
  country: (host) =>
    `Si vous ouvrez l’adresse sans langue, sans en avoir choisi une auparavant et avec un navigateur réglé sur une langue que ce site n’a pas, votre pays est demandé à ${host}, qui reçoit votre adresse IP.`,
  pictures: (hosts) =>
    `Certaines images viennent de ${hosts}, qui reçoit votre adresse IP lorsque vous ouvrez les pages où elles figurent.`,
  visits: (name, host) =>
    `Nous comptons les visites avec ${name} (${host}), qui reçoit l’adresse de la page, celle de la page d’où vous venez, le type d’appareil et, un court instant, votre adresse IP. Aucun cookie n’est utilisé.`,
  agreed: (services, articles, choices) =>
    `Seulement si vous acceptez, nous comptons les visites et mesurons la publicité avec ${services}, sur la base de votre consentement (${articles}). Ces services reçoivent alors votre adresse IP, les pages que vous ouvrez, celle d’où vous venez, des données sur votre appareil et le fait que vous avez envoyé un formulaire, appelé ou ouvert la discussion, mais pas ce que vous avez écrit ; et ils déposent des cookies. Vous pouvez retirer votre consentement à tout moment par <q>${choices}</q>, au pied de chaque page.`,
  embeds: (services, articles) =>
    `Les vidéos, cartes, calendriers et contenus semblables de ${services} ne sont chargés que lorsque vous les touchez, sur la base de votre consentement (${articles}). Le service reçoit alors votre adresse IP et l’adresse de ce site, et peut déposer ses propres cookies.`,
  checked: (services, articles) =>
    `Dès que vous êtes dans le formulaire, ${services} vérifie qu’aucune machine n’écrit et reçoit votre adresse IP ainsi que des informations sur votre navigateur et votre utilisation de la page. Ce service peut déposer ses propres cookies. Cela protège le formulaire contre les abus, ce qui est notre intérêt légitime (${articles}).`,
  links:
    'Les liens vers des messageries, des réseaux sociaux et des cartes ne vous connectent à ces services que lorsque vous les ouvrez.',
  server: 'Notre hébergeur peut voir, comme pour tout serveur, votre adresse IP et les pages que vous consultez.',
  rights: 'Vos droits',
  law: {
    lgpd: (email) =>
      `Selon la LGPD, la loi brésilienne sur la protection des données (loi 13.709/2018, article 18), vous pouvez demander la confirmation, l’accès, la correction, la portabilité et la suppression de vos données, et retirer votre consentement${email ? `\u202f: écrivez à ${email}` : ''}. Vous pouvez aussi déposer une plainte auprès de l’ANPD.`,
    gdpr: (email) =>
      `Selon le RGPD (articles 15 à 21), vous pouvez demander l’accès, la rectification, l’effacement, la limitation et la portabilité de vos données, vous opposer à leur usage et retirer votre consentement${email ? `\u202f: écrivez à ${email}` : ''}. Vous pouvez aussi déposer une plainte auprès de l’autorité de protection des données de votre pays.`,
  },
  asOf: (day) => `Vérifié le ${day}.`,
}
