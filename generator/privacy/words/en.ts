import type { PrivacyWords } from './words.ts'

/** On the data of visitors, in English. */
export const en: PrivacyWords = {
  who: 'Who is responsible',
  responsible: (parts, email) => `${parts.join(', ')}${email ? `. Write to ${email} about your data.` : '.'}`,
  sent: 'What you send us',
  asks: (fields) => `The form asks for: ${fields}.`,
  beside: 'With it go the address of the page, the time, the language and the name of your browser.',
  received: {
    path: (path) => `All of it is sent to ${path} on this site, and reaches us from there.`,
    address: (host) => `All of it is sent to ${host}, which works for us.`,
    service: (name, host) => `All of it is sent to ${name} (${host}), which keeps it or passes it on to us.`,
    email: (name) => `All of it reaches us as an email, sent by ${name}.`,
  },
  purpose: (articles) => `We use the data to answer your request (${articles}), and do not sell it.`,
  article: { lgpd: 'LGPD, article 7, V', gdpr: 'GDPR, article 6(1)(b)' },
  kept: 'What stays in your browser',
  language: (key) =>
    `The language that you chose, under the name \`${key}\`, until you delete it. It is sent to nobody.`,
  draft: (key) =>
    `What you typed and has not been sent yet, under the name \`${key}\`, until the tab is closed. It is sent to nobody.`,
  cookies: 'This site sets no cookies.',
  others: 'What other services learn',
  country: (host) =>
    `If you open the address without a language, have chosen none before and your browser speaks another, your country is looked up at ${host}, which gets your IP address.`,
  pictures: (hosts) => `Some pictures come from ${hosts}, which gets your IP address when pages with them are opened.`,
  visits: (name, host) =>
    `We count visits with ${name} (${host}), which gets the address of the page, where you came from, the kind of device and, for a moment, your IP address. Without cookies.`,
  links: 'Links to chats, networks and maps lead to these services only when you open them.',
  server: 'Whoever hosts this site sees, as every server does, your IP address and the pages that you ask for.',
  rights: 'Your rights',
  law: {
    lgpd: (email) =>
      `Under the LGPD, Brazil’s data protection law (Law 13.709/2018, article 18), you may ask for confirmation, access, correction, portability and deletion of your data, and withdraw consent${email ? `: write to ${email}` : ''}. You may also complain to the ANPD.`,
    gdpr: (email) =>
      `Under the GDPR (articles 15 to 21), you may ask for access, rectification, erasure, restriction and portability of your data, and object to its use${email ? `: write to ${email}` : ''}. You may also complain to the data protection authority of your country.`,
  },
  asOf: (day) => `Reviewed on ${day}.`,
}
