import type { PrivacyWords } from './words.ts'

/** On the data of visitors, in Italian. */
export const it: PrivacyWords = {
  who: 'Chi è il titolare',
  responsible: (parts, email) => `${parts.join(', ')}${email ? `. Per i suoi dati scriva a ${email}.` : '.'}`,
  sent: 'Che cosa ci invia',
  asks: (fields) => `Il modulo chiede: ${fields}.`,
  beside: 'Insieme partono l’indirizzo della pagina, l’ora, la lingua e il nome del suo browser.',
  received: {
    path: (path) => `Tutto viene inviato a ${path} su questo sito e da lì arriva a noi.`,
    address: (host) => `Tutto viene inviato a ${host}, che lavora per noi.`,
    service: (name, host) => `Tutto viene inviato a ${name} (${host}), che lo conserva o ce lo inoltra.`,
    email: (name) => `Tutto ci arriva come e-mail, spedita da ${name}.`,
  },
  purpose: (articles) => `Usiamo i dati per rispondere alla sua richiesta (${articles}) e non li vendiamo.`,
  article: { lgpd: 'LGPD, articolo 7, V', gdpr: 'GDPR, articolo 6, paragrafo 1, lettera b' },
  kept: 'Che cosa resta nel suo browser',
  language: (key) =>
    `La lingua che ha scelto, con il nome \`${key}\`, finché non la cancella. Non viene inviata a nessuno.`,
  draft: (key) =>
    `Ciò che ha scritto e non è ancora stato inviato, con il nome \`${key}\`, fino alla chiusura della scheda. Non viene inviato a nessuno.`,
  cookies: 'Questo sito non usa cookie.',
  others: 'Che cosa vengono a sapere altri servizi',
  country: (host) =>
    `Se apre l’indirizzo senza lingua, non ne ha mai scelta una e il suo browser ne parla un’altra, il suo Paese viene chiesto a ${host}, che riceve il suo indirizzo IP.`,
  pictures: (hosts) =>
    `Alcune immagini vengono da ${hosts}, che riceve il suo indirizzo IP quando si aprono le pagine che le contengono.`,
  visits: (name, host) =>
    `Contiamo le visite con ${name} (${host}), che riceve l’indirizzo della pagina, quello da cui arriva, il tipo di dispositivo e, per un istante, il suo indirizzo IP. Senza cookie.`,
  links: 'I link a chat, reti sociali e mappe portano a quei servizi solo quando li apre.',
  server: 'Chi ospita questo sito vede, come ogni server, il suo indirizzo IP e le pagine richieste.',
  rights: 'I suoi diritti',
  law: {
    lgpd: (email) =>
      `Secondo la LGPD, la legge brasiliana (legge 13.709/2018, articolo 18), può chiedere conferma, accesso, correzione, portabilità e cancellazione dei suoi dati e revocare il consenso${email ? `: scriva a ${email}` : ''}. Può anche rivolgersi all’ANPD.`,
    gdpr: (email) =>
      `Secondo il GDPR (articoli da 15 a 21), può chiedere accesso, rettifica, cancellazione, limitazione e portabilità dei suoi dati e opporsi al loro uso${email ? `: scriva a ${email}` : ''}. Può anche presentare reclamo all’autorità per la protezione dei dati del suo Paese.`,
  },
  asOf: (day) => `Verificato il ${day}.`,
}
