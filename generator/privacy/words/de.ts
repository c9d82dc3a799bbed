import type { PrivacyWords } from './words.ts'

/** On the data of visitors, in German. */
export const de: PrivacyWords = {
  who: 'Wer verantwortlich ist',
  responsible: (parts, email) => `${parts.join(', ')}${email ? `. Zu Ihren Daten schreiben Sie an ${email}.` : '.'}`,
  sent: 'Was Sie uns senden',
  asks: (fields) => `Das Formular fragt nach: ${fields}.`,
  beside: 'Mitgesendet werden die Adresse der Seite, die Zeit, die Sprache und der Name Ihres Browsers.',
  received: {
    path: (path) => `Alles geht an ${path} auf dieser Website und von dort an uns.`,
    address: (host) => `Alles geht an ${host}, das für uns arbeitet.`,
    service: (name, host) => `Alles geht an ${name} (${host}), das es aufbewahrt oder an uns weitergibt.`,
    email: (name) => `Alles erreicht uns als E-Mail, die ${name} sendet.`,
  },
  purpose: (articles) =>
    `Wir verwenden die Daten, um Ihre Anfrage zu beantworten (${articles}), und verkaufen sie nicht.`,
  article: { lgpd: 'LGPD, Artikel 7, V', gdpr: 'DSGVO, Artikel 6 Absatz 1 Buchstabe b' },
  kept: 'Was in Ihrem Browser bleibt',
  language: (key) =>
    `Die Sprache, die Sie gewählt haben, unter dem Namen \`${key}\`, bis Sie sie löschen. Sie wird niemandem gesendet.`,
  draft: (key) =>
    `Was Sie eingegeben haben und noch nicht gesendet ist, unter dem Namen \`${key}\`, bis der Tab geschlossen wird. Es wird niemandem gesendet.`,
  cookies: 'Diese Website setzt keine Cookies.',
  others: 'Was andere Dienste erfahren',
  country: (host) =>
    `Wenn Sie die Adresse ohne Sprache öffnen, vorher keine gewählt haben und Ihr Browser eine andere spricht, wird Ihr Land bei ${host} erfragt, das Ihre IP-Adresse erhält.`,
  pictures: (hosts) =>
    `Einige Bilder kommen von ${hosts}, das Ihre IP-Adresse erhält, wenn Seiten mit ihnen geöffnet werden.`,
  visits: (name, host) =>
    `Wir zählen Besuche mit ${name} (${host}), das die Adresse der Seite, die Herkunft, die Art des Geräts und für einen Moment Ihre IP-Adresse erhält. Ohne Cookies.`,
  links: 'Links zu Chats, Netzwerken und Karten führen erst dorthin, wenn Sie sie öffnen.',
  server: 'Wer diese Website betreibt, sieht wie jeder Server Ihre IP-Adresse und die Seiten, die Sie aufrufen.',
  rights: 'Ihre Rechte',
  law: {
    lgpd: (email) =>
      `Nach der LGPD, dem brasilianischen Gesetz (Gesetz 13.709/2018, Artikel 18), können Sie Bestätigung, Auskunft, Berichtigung, Übertragung und Löschung Ihrer Daten verlangen und eine Einwilligung widerrufen${email ? `: Schreiben Sie an ${email}` : ''}. Sie können sich auch bei der ANPD beschweren.`,
    gdpr: (email) =>
      `Nach der DSGVO (Artikel 15 bis 21) können Sie Auskunft, Berichtigung, Löschung, Einschränkung und Übertragung Ihrer Daten verlangen und ihrer Verwendung widersprechen${email ? `: Schreiben Sie an ${email}` : ''}. Sie können sich auch bei der Datenschutzbehörde Ihres Landes beschweren.`,
  },
  asOf: (day) => `Geprüft am ${day}.`,
}
