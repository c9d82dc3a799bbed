import type { PrivacyWords } from './words.ts'

/** On the data of visitors, in Dutch. */
export const nl: PrivacyWords = {
  who: 'Wie verantwoordelijk is',
  responsible: (parts, email) => `${parts.join(', ')}${email ? `. Schrijf over uw gegevens naar ${email}.` : '.'}`,
  sent: 'Wat u ons stuurt',
  asks: (fields) => `Het formulier vraagt om: ${fields}.`,
  beside: 'Daarbij gaan het adres van de pagina, de tijd, de taal en de naam van uw browser mee.',
  received: {
    path: (path) => `Alles gaat naar ${path} op deze site en komt van daar bij ons aan.`,
    address: (host) => `Alles gaat naar ${host}, dat voor ons werkt.`,
    service: (name, host) => `Alles gaat naar ${name} (${host}), dat het bewaart of aan ons doorgeeft.`,
    email: (name) => `Alles bereikt ons als e-mail, verstuurd door ${name}.`,
  },
  purpose: (articles) => `Wij gebruiken de gegevens om uw vraag te beantwoorden (${articles}) en verkopen ze niet.`,
  article: { lgpd: 'LGPD, artikel 7, V', gdpr: 'AVG, artikel 6, lid 1, onder b' },
  kept: 'Wat in uw browser blijft',
  language: (key) =>
    `De taal die u hebt gekozen, onder de naam \`${key}\`, tot u die wist. Zij wordt naar niemand gestuurd.`,
  draft: (key) =>
    `Wat u hebt ingevuld en nog niet is verstuurd, onder de naam \`${key}\`, tot het tabblad wordt gesloten. Het wordt naar niemand gestuurd.`,
  cookies: 'Deze site plaatst geen cookies.',
  others: 'Wat andere diensten te weten komen',
  country: (host) =>
    `Opent u het adres zonder taal, hebt u er nog geen gekozen en spreekt uw browser een andere, dan wordt uw land opgevraagd bij ${host}, dat uw IP-adres krijgt.`,
  pictures: (hosts) =>
    `Sommige afbeeldingen komen van ${hosts}, dat uw IP-adres krijgt wanneer pagina’s met die afbeeldingen worden geopend.`,
  visits: (name, host) =>
    `Wij tellen bezoeken met ${name} (${host}), dat het adres van de pagina, de herkomst, het soort apparaat en heel even uw IP-adres krijgt. Zonder cookies.`,
  links: 'Links naar chats, netwerken en kaarten leiden pas naar die diensten wanneer u ze opent.',
  server: 'Wie deze site host, ziet net als elke server uw IP-adres en de pagina’s die u opvraagt.',
  rights: 'Uw rechten',
  law: {
    lgpd: (email) =>
      `Volgens de LGPD, de Braziliaanse wet (wet 13.709/2018, artikel 18), kunt u vragen om bevestiging, inzage, correctie, overdracht en verwijdering van uw gegevens en uw toestemming intrekken${email ? `: schrijf naar ${email}` : ''}. U kunt ook een klacht indienen bij de ANPD.`,
    gdpr: (email) =>
      `Volgens de AVG (artikelen 15 tot en met 21) kunt u vragen om inzage, rectificatie, wissing, beperking en overdracht van uw gegevens en bezwaar maken tegen het gebruik ervan${email ? `: schrijf naar ${email}` : ''}. U kunt ook een klacht indienen bij de gegevensbeschermingsautoriteit van uw land.`,
  },
  asOf: (day) => `Nagekeken op ${day}.`,
}
