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
    address: (host) => `Alles geht an ${host}, das die Daten in unserem Auftrag verarbeitet.`,
    service: (name, host) => `Alles geht an ${name} (${host}), das es aufbewahrt oder an uns weitergibt.`,
    email: (name) => `Alles erreicht uns als E-Mail, die ${name} sendet.`,
  },
  purpose: (articles) =>
    `Wir verwenden die Daten, um Ihre Anfrage zu beantworten (${articles}), und verkaufen sie nicht.`,
  newsletter: (articles) =>
    `Was Sie für den Newsletter eingeben, verwenden wir nur, um ihn Ihnen zu senden, auf Grundlage Ihrer Einwilligung (${articles}). Sie können sie jederzeit widerrufen.`,
  consent: (boxes, articles) =>
    `Was Sie mit ${boxes} ankreuzen, beruht auf Ihrer Einwilligung (${articles}). Sie können sie jederzeit widerrufen.`,
  interest: (articles) =>
    `Wo keine andere Rechtsgrundlage genannt ist, ist es unser berechtigtes Interesse an einer Website, die funktioniert, sicher ist und Ihre Sprache spricht (${articles}).`,
  transfer: (services, articles) =>
    `Daten werden auch in anderen Ländern verarbeitet, von ${services}. Grundlage ist ein Angemessenheitsbeschluss oder sind Standardvertragsklauseln (${articles}).`,
  located: (service, country) => `${service} (${country})`,
  article: {
    lgpd: (item) => `LGPD, Artikel 7, ${item}`,
    gdpr: (item) => `DSGVO, Artikel 6 Absatz 1 Buchstabe ${item}`,
  },
  transferArticle: { lgpd: 'LGPD, Artikel 33', gdpr: 'DSGVO, Artikel 45 und 46' },
  kept: 'Was in Ihrem Browser bleibt',
  language: (key) =>
    `Die Sprache, die Sie gewählt haben, unter dem Namen \`${key}\`, bis Sie sie löschen. Sie wird an niemanden gesendet.`,
  draft: (key) =>
    `Was Sie eingegeben, aber noch nicht gesendet haben, unter dem Namen \`${key}\`, bis der Tab geschlossen wird. Es wird an niemanden gesendet.`,
  choice: (key) =>
    `Ihre Wahl zu Cookies, unter dem Namen \`${key}\`, sechs Monate lang. Sie wird an niemanden gesendet.`,
  cookies: 'Diese Website setzt keine Cookies.',
  cookiesOfOthers: 'Diese Website selbst setzt keine Cookies. Dienste, die unten genannt sind, können eigene setzen.',
  others: 'Was andere Dienste erfahren',
  country: (host) =>
    `Wenn Sie die Adresse ohne Sprache öffnen, vorher keine gewählt haben und Ihr Browser auf eine Sprache eingestellt ist, die es hier nicht gibt, wird Ihr Land bei ${host} abgefragt, das dabei Ihre IP-Adresse erhält.`,
  pictures: (hosts) =>
    `Einige Bilder kommen von ${hosts}, das Ihre IP-Adresse erhält, wenn Sie Seiten mit diesen Bildern öffnen.`,
  visits: (name, host) =>
    `Wir zählen Besuche mit ${name} (${host}), das die Adresse der Seite, die zuvor besuchte Seite, die Art des Geräts und für einen Moment Ihre IP-Adresse erhält. Cookies werden dabei nicht verwendet.`,
  agreed: (services, articles, choices) =>
    `Nur wenn Sie zustimmen, zählen wir Besuche und messen Werbung mit ${services}, aufgrund Ihrer Einwilligung (${articles}). Diese Dienste erhalten dann Ihre IP-Adresse, die aufgerufenen Seiten, die Seite, von der Sie kommen, Angaben zu Ihrem Gerät und die Information, dass Sie ein Formular gesendet, angerufen oder den Chat geöffnet haben, aber nicht, was Sie geschrieben haben; und sie setzen Cookies. Sie können die Einwilligung jederzeit mit <q>${choices}</q> am Fuß jeder Seite widerrufen.`,
  embeds: (services, articles) =>
    `Videos, Karten, Kalender und Ähnliches von ${services} werden erst geladen, wenn Sie darauf tippen, aufgrund Ihrer Einwilligung (${articles}). Der Dienst erhält dann Ihre IP-Adresse und die Adresse dieser Website und kann eigene Cookies setzen.`,
  checked: (services, articles) =>
    `Sobald Sie im Formular sind, prüft ${services}, dass keine Maschine schreibt, und erhält dafür Ihre IP-Adresse sowie Angaben zu Ihrem Browser und dazu, wie Sie die Seite benutzen. Der Dienst kann eigene Cookies setzen. Das schützt das Formular vor Missbrauch, woran wir ein berechtigtes Interesse haben (${articles}).`,
  links: 'Links zu Chats, sozialen Netzwerken und Karten verbinden Sie erst mit diesen Diensten, wenn Sie sie öffnen.',
  server: 'Unser Hosting-Anbieter kann, wie bei jedem Server, Ihre IP-Adresse und die aufgerufenen Seiten sehen.',
  rights: 'Ihre Rechte',
  law: {
    lgpd: (email) =>
      `Nach der LGPD, dem brasilianischen Datenschutzgesetz (Gesetz 13.709/2018, Artikel 18), können Sie Bestätigung, Auskunft, Berichtigung, Übertragbarkeit und Löschung Ihrer Daten verlangen und eine Einwilligung widerrufen${email ? `: Schreiben Sie an ${email}` : ''}. Sie können sich auch bei der ANPD beschweren.`,
    gdpr: (email) =>
      `Nach der DSGVO (Artikel 15 bis 21) können Sie Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und Übertragbarkeit Ihrer Daten verlangen, ihrer Verwendung widersprechen und eine Einwilligung widerrufen${email ? `: Schreiben Sie an ${email}` : ''}. Sie können sich auch bei der Datenschutzbehörde Ihres Landes beschweren.`,
  },
  asOf: (day) => `Geprüft am ${day}.`,
}
