import { announced, dashed, keyed } from '../phrases.ts'

/** What a cure is about: a value or key to show, and the keys that a section has at least. */
export interface CureParameters {
  readonly example?: string
  readonly keys?: readonly string[]
}

/** What the forms of the schema ask for, in English; each pattern and format there names its form. */
export const forms = {
  propertyName: 'the name of a property of schema.org, which begins with a small letter, such as "startDate"',
  day: 'a day as year-month-day, such as "2025-03-31"',
  wholeNumber: 'a whole number, such as 12',
  milliseconds: 'a whole number of milliseconds: 1000 is one second',
  image:
    'the path of an image that ends in .svg, .png, .jpg, .webp or .avif; any other, such as a .heic of a phone, has to be saved as .jpg first',
  focus: 'two numbers from 0 to 100 with a space between: percent from the left and from the top, such as 30 60',
  logo: 'the path of a drawing that ends in .svg, or of an image that ends in .png',
  withNumber: 'a text that has {{number}} where the number goes, such as "Step {{number}}"',
  withAuthor: 'a text that has {{author}} where the name goes, such as "By {{author}}"',
  withSubject:
    'a text that has {{subject}} where the name of the page goes, such as "I am writing about: {{subject}}" in quotes',
  withSize: 'a text that has {{size}} where the size goes, such as "up to {{size}}" in quotes',
  withService: 'a text that has {{service}} where the service goes, such as "Open at {{service}}" in quotes',
  withPhone: 'a text that has {{phone}} where the phone number goes, such as "Call us: {{phone}}" in quotes',
  colour: 'a colour in quotes: # and six digits or letters a–f, such as "#336699"',
  webhook: 'a path such as /webhook/contact, or a full https:// address, never an e-mail address',
  serviceForm:
    'the id at the end of the address that the service shows for the form: for https://formspree.io/f/xnqkvzab, only xnqkvzab',
  accessKey: 'the access key that the service sends by e-mail: 32 digits and letters a–f, with four hyphens',
  sender: 'an e-mail address, or a name and the address in angle brackets, such as "Our site <site@example.com>"',
  mailbox: 'one e-mail address, such as "office@example.com"',
  time: 'one time in quotes, from "00:00" to "23:59", such as "08:00"',
  closingTime: 'one time in quotes, from "00:00" to "24:00", such as "18:00"',
  slug: 'written in small letters a–z (no accents), digits and hyphens, with / between levels',
  host: 'an address without https:// and without slashes, such as images.example.com',
  sign: 'one to four characters without spaces, such as "V"',
  timeZone: 'a continent, a slash and a city, such as "Europe/Madrid" or "America/Sao_Paulo"',
  country: 'two capital letters, such as "{country}"',
  region: 'the code of a region (ISO 3166-2), which begins with that of its country and a hyphen: "{country}-…"',
  currency: 'the three capital letters of a currency, such as "EUR"',
  robots:
    'what robots may do, with commas between: "index" or "noindex", "follow" or "nofollow", and any others they know',
  hyphenated: 'written in small letters, digits and hyphens, without /',
  websiteId: 'an id such as 94db1cb1-74f4-4a40-ad6c-962362670409',
  siteKey:
    'a site key as the service shows it, such as 0x4AAAAAAAB1cDeFgHiJkLmN: letters, digits, hyphens and underscores',
  measurementId: 'a measurement ID such as G-4T8K2X9QWE, which Google Analytics shows with the data stream',
  containerId: 'a container ID such as GTM-K7XW2P9, which Tag Manager shows at the top',
  pixelId: 'the digits of a pixel in quotes, such as "1234567890123456"',
  hostLabel: 'the first part of an address: small letters, digits and hyphens',
  underscored: 'written in small letters a–z (no accents), digits and underscores (_), beginning with a letter',
  languageTag: 'a language, with its country or script if need be, such as "de", "{tag}" or "zh-Hans"',
  flag: 'two small letters, such as "{flag}"',
  phonePrefix: 'a country prefix such as "{prefix}"',
  month: 'a month in quotes such as "2025-03"',
  imageAddress: 'an address that begins with https:// and has {id} once, such as https://images.example/{id}/960/540',
  addressWithoutQuery: 'an address that begins with https:// and has no question mark',
  secureAddress: 'an address that begins with https:// and has no spaces',
  formerPath:
    'an address as it was, such as "prices", "/prices.html" or "/?page_id=12": letters, digits and . _ ~ , + @ & % - / in it, no part that is only dots, without the name of the host',
  repositoryAddress: 'the address of a repository as a browser shows it, such as https://github.com/company/site',
  siteAddress: 'an address such as https://www.example.com or https://www.example.com/folder, with no slash at its end',
  place: 'keys with dots between them and without spaces, such as services.training.sections',
  sectionPlace: 'the key of a page, a dot, and the key of its section, such as home.questions',
  download: 'the path of a file that ends in .pdf, .docx, .xlsx, .pptx, .odt, .csv, .txt, .zip, .ics, .vcf or .mp3',
  film: 'the path of a film that ends in .mp4 or .webm',
  captions: 'the path of a file of captions that ends in .vtt',
}

/** The name of a form of the schema. */
export type Form = keyof typeof forms

/** What to write instead of a value of the wrong type, in English. */
export const cures = {
  translations: ({ example }) =>
    `Write one line per language${announced(', such as', keyed(example))}, each with the same spaces at its start.`,
  'no-dashes': ({ example }) =>
    `Remove the dashes: write one line per language${announced(', such as', keyed(example))}, each with the same spaces at its start.`,
  digits: ({ example }) => `Write digits only, without quotes${announced(':', example) || '.'}`,
  switch: ({ example = 'true or false' }) => `Write ${example}, without quotes.`,
  keys: ({ keys = [] }) => `Write a line for each key: ${keys.map(keyed).join(', ')}.`,
  'no-entries': () => 'Remove the dashes.',
  'leave-out': () => 'If you do not want it, delete the whole line.',
  entries: ({ example }) =>
    `Write each entry on a line of its own that begins with "- "${announced(', such as', dashed(example))}.`,
  'same-entries': ({ example }) =>
    `It is the same in all languages: write each entry on a line of its own that begins with "- "${announced(', such as', dashed(example))}.`,
  'one-dash': ({ example }) =>
    `Put a dash before the first line of each entry, and only there: "- ${example}: …". The other lines of the entry begin below the word after the dash.`,
  page: ({ example }) =>
    `Write only the key of a page after the dash${announced(', such as', dashed(example))}. What visitors read is the "label" of that page.`,
  several: ({ example }) =>
    `Write only one of the values there. If entries may have several, write "several: true" at the field "${example}" of the collection.`,
  'same-text': () => 'It is the same in all languages: write it once, in one line, after the colon.',
  name: () =>
    'Write the name of a message here. The texts belong below that name, under "messages: contact: form: validation:".',
  lines: () =>
    'Write it in one line, after the colon, without dashes. If it begins with [, put it in quotes: "…". To keep line breaks, write |- there, and the lines below it.',
  line: () => 'Write it in one line, after the colon. If it begins with [ or {, put it in quotes: "…".',
} satisfies Readonly<Record<string, (parameters: CureParameters) => string>>

/** What to do about a value of the wrong type. */
export type TypeCure = keyof typeof cures
