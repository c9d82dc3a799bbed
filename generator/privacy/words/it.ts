import type { PrivacyWords } from './words.ts'

/** On the data of visitors, in Italian. */
export const it: PrivacyWords = {
  who: 'Chi è il titolare',
  responsible: (parts, email) => `${parts.join(', ')}${email ? `. Per i suoi dati scriva a ${email}.` : '.'}`,
  sent: 'Che cosa ci invia',
  asks: (fields) => `Il modulo chiede: ${fields}.`,
  beside: 'Insieme riceviamo l’indirizzo della pagina, l’ora, la lingua e il nome del suo browser.',
  received: {
    path: (path) => `Tutto viene inviato a ${path} su questo sito e da lì arriva a noi.`,
    address: (host) => `Tutto viene inviato a ${host}, che tratta i dati per nostro conto.`,
    service: (name, host) => `Tutto viene inviato a ${name} (${host}), che lo conserva o ce lo inoltra.`,
    email: (name) => `Tutto ci arriva come e-mail, spedita da ${name}.`,
  },
  purpose: (articles) => `Usiamo i dati per rispondere alla sua richiesta (${articles}) e non li vendiamo.`,
  newsletter: (articles) =>
    `Usiamo ciò che indica per la newsletter solo per inviargliela, con il suo consenso (${articles}), che può revocare in qualsiasi momento.`,
  consent: (boxes, articles) =>
    `Ciò che accetta selezionando ${boxes} si basa sul suo consenso (${articles}), che può revocare in qualsiasi momento.`,
  interest: (articles) =>
    `Dove non è indicata un’altra base giuridica, questa è il nostro legittimo interesse a un sito che funzioni, sia sicuro e parli la sua lingua (${articles}).`,
  transfer: (services, articles) =>
    `I dati vengono trattati anche in altri Paesi, da ${services}. Ciò si basa su una decisione di adeguatezza o su clausole contrattuali tipo (${articles}).`,
  located: (service, country) => `${service} (${country})`,
  article: {
    lgpd: (item) => `LGPD, articolo 7, ${item}`,
    gdpr: (item) => `GDPR, articolo 6, paragrafo 1, lettera ${item}`,
  },
  transferArticle: { lgpd: 'LGPD, articolo 33', gdpr: 'GDPR, articoli 45 e 46' },
  kept: 'Che cosa resta nel suo browser',
  language: (key) =>
    `La lingua che ha scelto, con il nome \`${key}\`, finché non la cancella. Non viene inviata a nessuno.`,
  draft: (key) =>
    `Ciò che ha scritto e non è ancora stato inviato, con il nome \`${key}\`, fino alla chiusura della scheda. Non viene inviato a nessuno.`,
  choice: (key) => `La sua scelta sui cookie, con il nome \`${key}\`, per sei mesi. Non viene inviata a nessuno.`,
  cookies: 'Questo sito non usa cookie.',
  cookiesOfOthers: 'Questo sito in sé non usa cookie. I servizi indicati più sotto possono usarne di propri.',
  others: 'Che cosa ricevono altri servizi',
  country: (host) =>
    `Se apre l’indirizzo senza lingua, non ne ha mai scelta una e il suo browser è impostato su una lingua che questo sito non ha, il suo Paese viene chiesto a ${host}, che riceve il suo indirizzo IP.`,
  pictures: (hosts) =>
    `Alcune immagini vengono da ${hosts}, che riceve il suo indirizzo IP quando apre le pagine che le contengono.`,
  visits: (name, host) =>
    `Contiamo le visite con ${name} (${host}), che riceve l’indirizzo della pagina, la pagina da cui arriva, il tipo di dispositivo e, per un istante, il suo indirizzo IP. Senza cookie.`,
  agreed: (services, articles, choices) =>
    `Solo se lei acconsente, contiamo le visite e misuriamo la pubblicità con ${services}, in base al suo consenso (${articles}). Questi servizi ricevono allora il suo indirizzo IP, le pagine che apre, la pagina da cui proviene, dati del suo dispositivo e il fatto che ha inviato un modulo, telefonato o aperto la chat, ma non ciò che ha scritto; e salvano cookie. Può revocare il consenso in qualsiasi momento con <q>${choices}</q>, in fondo a ogni pagina.`,
  embeds: (services, articles) =>
    `I video, le mappe, i calendari e simili di ${services} vengono caricati solo quando li tocca, in base al suo consenso (${articles}). Il servizio riceve allora il suo indirizzo IP e l’indirizzo di questo sito e può salvare cookie propri.`,
  checked: (services, articles) =>
    `Appena entra nel modulo, ${services} verifica che non scriva una macchina e riceve il Suo indirizzo IP e dati sul Suo browser e su come usa la pagina. Può impostare cookie propri. Questo protegge il modulo dagli abusi, che è un nostro legittimo interesse (${articles}).`,
  links: 'I link a chat, social network e mappe la collegano a quei servizi solo quando li apre.',
  server:
    'Il nostro fornitore di hosting può vedere, come per ogni server, il suo indirizzo IP e le pagine che visita.',
  rights: 'I suoi diritti',
  law: {
    lgpd: (email) =>
      `Secondo la LGPD, la legge brasiliana sulla protezione dei dati (legge 13.709/2018, articolo 18), può chiedere conferma, accesso, correzione, portabilità e cancellazione dei suoi dati e revocare il consenso${email ? `: scriva a ${email}` : ''}. Può anche rivolgersi all’ANPD.`,
    gdpr: (email) =>
      `Secondo il GDPR (articoli da 15 a 21), può chiedere accesso, rettifica, cancellazione, limitazione e portabilità dei suoi dati, opporsi al loro uso e revocare il consenso${email ? `: scriva a ${email}` : ''}. Può anche presentare reclamo all’autorità per la protezione dei dati del suo Paese.`,
  },
  asOf: (day) => `Verificato il ${day}.`,
}
