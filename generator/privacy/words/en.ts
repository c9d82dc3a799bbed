import type { PrivacyWords } from './words.ts'

/** On the data of visitors, in English. */
export const en: PrivacyWords = {
  who: 'Who is responsible',
  responsible: (parts, email) => `${parts.join(', ')}${email ? `. Write to ${email} about your data.` : '.'}`,
  sent: 'What you send us',
  asks: (fields) => `The form asks for: ${fields}.`,
  beside: 'Along with it we receive the address of the page, the time, the language and the name of your browser.',
  received: {
    path: (path) => `All of it is sent to ${path} on this site, and reaches us from there.`,
    address: (host) => `All of it is sent to ${host}, which processes it on our behalf.`,
    service: (name, host) => `All of it is sent to ${name} (${host}), which keeps it or passes it on to us.`,
    email: (name) => `All of it reaches us as an email, sent by ${name}.`,
  },
  purpose: (articles) => `We use the data to answer your request (${articles}), and do not sell it.`,
  newsletter: (articles) =>
    `We use what you enter for the newsletter only to send it to you, based on your consent (${articles}). You can withdraw it at any time.`,
  consent: (boxes, articles) =>
    `What you agree to by ticking ${boxes} is based on your consent (${articles}). You can withdraw it at any time.`,
  interest: (articles) =>
    `Where no other legal basis is named, it is our legitimate interest in a site that works, is secure and speaks your language (${articles}).`,
  transfer: (services, articles) =>
    `Data is also processed in other countries, by ${services}. This is based on an adequacy decision or on standard contractual clauses (${articles}).`,
  located: (service, country) => `${service} (${country})`,
  article: {
    lgpd: (item) => `LGPD, article 7, ${item}`,
    gdpr: (item) => `GDPR, article 6(1)(${item})`,
  },
  transferArticle: { lgpd: 'LGPD, article 33', gdpr: 'GDPR, articles 45 and 46' },
  kept: 'What stays in your browser',
  language: (key) =>
    `The language you chose, under the name \`${key}\`, until you delete it. It is not sent to anyone.`,
  draft: (key) =>
    `What you have typed but not sent yet, under the name \`${key}\`, until the tab is closed. It is not sent to anyone.`,
  choice: (key) => `Your choice on cookies, under the name \`${key}\`, for six months. It is not sent to anyone.`,
  cookies: 'This site sets no cookies.',
  cookiesOfOthers: 'This site itself sets no cookies. Services that are named below may set some of their own.',
  others: 'What other services receive',
  country: (host) =>
    `If you open the address without a language, have not chosen one before and your browser is set to a language that this site does not have, your country is looked up at ${host}, which receives your IP address.`,
  pictures: (hosts) =>
    `Some pictures come from ${hosts}, which receives your IP address when you open pages that show them.`,
  visits: (name, host) =>
    `We count visits with ${name} (${host}), which receives the address of the page, the page you came from, the type of device and, briefly, your IP address. No cookies are used.`,
  agreed: (services, articles, choices) =>
    `Only if you agree, we count visits and measure advertising with ${services}, based on your consent (${articles}). These services then receive your IP address, the pages you open, the page you came from, details of your device, and the fact that you have sent a form, called or opened the chat, but not what you wrote; and they set cookies. You can withdraw your consent at any time with <q>${choices}</q> at the foot of each page.`,
  embeds: (services, articles) =>
    `Videos, maps, calendars and the like from ${services} are loaded only when you tap them, based on your consent (${articles}). The service then receives your IP address and the address of this site, and may set cookies of its own.`,
  checked: (services, articles) =>
    `Once you are in the form, ${services} checks that no machine is writing, and receives your IP address and details of your browser and of how you use the page. It may set cookies of its own. This protects the form against abuse, which is our legitimate interest (${articles}).`,
  links: 'Links to chats, social networks and maps connect you to these services only when you open them.',
  server: 'Our hosting provider can see, as with any server, your IP address and the pages you request.',
  rights: 'Your rights',
  law: {
    lgpd: (email) =>
      `Under the LGPD, Brazil’s data protection law (Law 13.709/2018, article 18), you may ask for confirmation, access, correction, portability and deletion of your data, and withdraw consent${email ? `: write to ${email}` : ''}. You may also complain to the ANPD.`,
    gdpr: (email) =>
      `Under the GDPR (articles 15 to 21), you may ask for access, rectification, erasure, restriction and portability of your data, object to its use, and withdraw consent${email ? `: write to ${email}` : ''}. You may also complain to the data protection authority of your country.`,
  },
  asOf: (day) => `Reviewed on ${day}.`,
}
