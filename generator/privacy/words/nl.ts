import type { PrivacyWords } from './words.ts'

/** On the data of visitors, in Dutch. */
export const nl: PrivacyWords = {
  who: 'Wie verantwoordelijk is',
  responsible: (parts, email) => `${parts.join(', ')}${email ? `. Schrijf over uw gegevens naar ${email}.` : '.'}`,
  sent: 'Wat u ons stuurt',
  asks: (fields) => `Het formulier vraagt om: ${fields}.`,
  beside: 'Daarbij ontvangen wij ook het adres van de pagina, de tijd, de taal en de naam van uw browser.',
  received: {
    path: (path) => `Alles gaat naar ${path} op deze site en komt van daar bij ons aan.`,
    address: (host) => `Alles gaat naar ${host}, dat de gegevens namens ons verwerkt.`,
    service: (name, host) => `Alles gaat naar ${name} (${host}), dat het bewaart of aan ons doorgeeft.`,
    email: (name) => `Alles bereikt ons als e-mail, verstuurd door ${name}.`,
  },
  purpose: (articles) => `Wij gebruiken de gegevens om uw vraag te beantwoorden (${articles}) en verkopen ze niet.`,
  newsletter: (articles) =>
    `Wat u invult voor de nieuwsbrief gebruiken wij alleen om u die te sturen, met uw toestemming (${articles}), die u altijd kunt intrekken.`,
  consent: (boxes, articles) =>
    `Waarmee u instemt door ${boxes} aan te vinken, berust op uw toestemming (${articles}), die u altijd kunt intrekken.`,
  interest: (articles) =>
    `Waar geen andere rechtsgrond is genoemd, is dat ons gerechtvaardigd belang bij een site die werkt, veilig is en uw taal spreekt (${articles}).`,
  transfer: (services, articles) =>
    `Gegevens worden ook in andere landen verwerkt, door ${services}. Dit berust op een adequaatheidsbesluit of op modelcontractbepalingen (${articles}).`,
  located: (service, country) => `${service} (${country})`,
  article: {
    lgpd: (item) => `LGPD, artikel 7, ${item}`,
    gdpr: (item) => `AVG, artikel 6, lid 1, onder ${item}`,
  },
  transferArticle: { lgpd: 'LGPD, artikel 33', gdpr: 'AVG, artikelen 45 en 46' },
  kept: 'Wat in uw browser blijft',
  language: (key) =>
    `De taal die u hebt gekozen, onder de naam \`${key}\`, tot u die wist. Deze wordt naar niemand gestuurd.`,
  draft: (key) =>
    `Wat u hebt ingevuld maar nog niet hebt verstuurd, onder de naam \`${key}\`, tot het tabblad wordt gesloten. Het wordt naar niemand gestuurd.`,
  choice: (key) =>
    `Uw keuze over cookies, onder de naam \`${key}\`, zes maanden lang. Deze wordt naar niemand gestuurd.`,
  cookies: 'Deze site plaatst geen cookies.',
  cookiesOfOthers: 'Deze site zelf plaatst geen cookies. Diensten die hieronder staan, kunnen eigen cookies plaatsen.',
  others: 'Wat andere diensten ontvangen',
  country: (host) =>
    `Opent u het adres zonder taal, hebt u er nog geen gekozen en staat uw browser ingesteld op een taal die deze site niet heeft, dan wordt uw land opgevraagd bij ${host}, dat uw IP-adres krijgt.`,
  pictures: (hosts) =>
    `Sommige afbeeldingen komen van ${hosts}, dat uw IP-adres krijgt wanneer u pagina’s met die afbeeldingen opent.`,
  visits: (name, host) =>
    `Wij tellen bezoeken met ${name} (${host}), dat het adres van de pagina, de pagina waar u vandaan komt, het soort apparaat en heel even uw IP-adres krijgt. Er worden geen cookies gebruikt.`,
  agreed: (services, articles, choices) =>
    `Alleen als u het goedvindt, tellen we bezoeken en meten we reclame met ${services}, op basis van uw toestemming (${articles}). Die diensten krijgen dan uw IP-adres, de pagina’s die u opent, de pagina waar u vandaan komt, gegevens over uw apparaat en de informatie dat u een formulier hebt verstuurd, hebt gebeld of de chat hebt geopend, maar niet wat u hebt geschreven; en ze plaatsen cookies. U kunt uw toestemming altijd intrekken met <q>${choices}</q> onderaan elke pagina.`,
  embeds: (services, articles) =>
    `Video’s, kaarten, agenda’s en dergelijke van ${services} worden pas geladen wanneer u erop tikt, op basis van uw toestemming (${articles}). De dienst krijgt dan uw IP-adres en het adres van deze site en kan eigen cookies plaatsen.`,
  checked: (services, articles) =>
    `Zodra u in het formulier bent, controleert ${services} of er geen machine schrijft. Die dienst ontvangt daarvoor uw IP-adres en gegevens over uw browser en over hoe u de pagina gebruikt, en kan eigen cookies plaatsen. Dat beschermt het formulier tegen misbruik, waarbij wij een gerechtvaardigd belang hebben (${articles}).`,
  links: 'Links naar chats, sociale netwerken en kaarten verbinden u pas met die diensten wanneer u ze opent.',
  server: 'Onze hostingprovider kan, zoals bij elke server, uw IP-adres en de pagina’s zien die u opvraagt.',
  rights: 'Uw rechten',
  law: {
    lgpd: (email) =>
      `Volgens de LGPD, de Braziliaanse wet op gegevensbescherming (wet 13.709/2018, artikel 18), kunt u vragen om bevestiging, inzage, correctie, overdraagbaarheid en verwijdering van uw gegevens en uw toestemming intrekken${email ? `: schrijf naar ${email}` : ''}. U kunt ook een klacht indienen bij de ANPD.`,
    gdpr: (email) =>
      `Volgens de AVG (artikelen 15 tot en met 21) kunt u vragen om inzage, rectificatie, wissing, beperking en overdraagbaarheid van uw gegevens, bezwaar maken tegen het gebruik ervan en uw toestemming intrekken${email ? `: schrijf naar ${email}` : ''}. U kunt ook een klacht indienen bij de gegevensbeschermingsautoriteit van uw land.`,
  },
  asOf: (day) => `Nagekeken op ${day}.`,
}
