import type { Language } from '../../languages.ts'

/** What the forms of the schema ask for, in words; each pattern and format there names its form. */
export const forms = {
  day: {
    en: 'a day as year-month-day, such as "2025-03-31"',
    pt: 'um dia escrito como ano-mês-dia, como "2025-03-31"',
  },
  wholeNumber: { en: 'a whole number, such as 12', pt: 'um número inteiro, como 12' },
  milliseconds: {
    en: 'a whole number of milliseconds: 1000 are one second',
    pt: 'um número inteiro de milissegundos: 1000 são um segundo',
  },
  image: {
    en: 'the path of an image that ends in .svg, .png, .jpg, .webp or .avif; any other, such as a .heic of a phone, has to be saved as .jpg first',
    pt: 'o caminho de uma imagem que termina em .svg, .png, .jpg, .webp ou .avif; qualquer outra, como um .heic de celular, precisa antes ser salva como .jpg',
  },
  drawing: {
    en: 'the path of a drawing that ends in .svg; other images cannot be drawn sharp in every size',
    pt: 'o caminho de um desenho que termina em .svg; outras imagens não ficam nítidas em todos os tamanhos',
  },
  withNumber: {
    en: 'a text that has {{number}} where the number goes, such as "Step {{number}}"',
    pt: 'um texto com {{number}} no lugar do número, como "Etapa {{number}}"',
  },
  withAuthor: {
    en: 'a text that has {{author}} where the name goes, such as "By {{author}}"',
    pt: 'um texto com {{author}} no lugar do nome, como "Por {{author}}"',
  },
  withPhone: {
    en: 'a text that has {{phone}} where the phone number goes, such as "Call us: {{phone}}" in quotes',
    pt: 'um texto com {{phone}} no lugar do telefone, como "Ligue para nós: {{phone}}" entre aspas',
  },
  colour: {
    en: 'a colour in quotes: # and six digits or letters a–f, such as "#336699"',
    pt: 'uma cor entre aspas: # e seis algarismos ou letras de a a f, como "#336699"',
  },
  webhook: {
    en: 'a path such as /webhook/contact, or a full https:// address, without a slash at the end, never an e-mail address',
    pt: 'um caminho como /webhook/contato ou um endereço https:// completo, sem barra no fim, nunca um endereço de e-mail',
  },
  time: {
    en: 'one time in quotes, from "00:00" to "23:59", such as "08:00"',
    pt: 'um só horário entre aspas, de "00:00" a "23:59", como "08:00"',
  },
  slug: {
    en: 'written in small letters a–z (no accents), digits and hyphens, with / between levels',
    pt: 'escrever só com letras minúsculas de a a z (sem acento), algarismos e hifens, com / entre os níveis',
  },
  host: {
    en: 'an address without https:// and without slashes, such as images.example.com',
    pt: 'um endereço sem https:// e sem barras, como imagens.example.com',
  },
  country: { en: 'two capital letters, such as "BR"', pt: 'duas letras maiúsculas, como "BR"' },
  region: { en: 'a region code such as "BR-SP"', pt: 'o código de uma região, como "BR-SP"' },
  currency: {
    en: 'the three capital letters of a currency, such as "BRL"',
    pt: 'as três letras maiúsculas de uma moeda, como "BRL"',
  },
  robots: {
    en: 'what robots may do, with commas between: "index" or "noindex", "follow" or "nofollow", and what else they know',
    pt: 'o que os robôs podem fazer, com vírgulas entre as palavras: "index" ou "noindex", "follow" ou "nofollow" e o que mais eles conhecem',
  },
  hyphenated: {
    en: 'written in small letters a–z (no accents), digits and hyphens, without /',
    pt: 'escrever só com letras minúsculas de a a z (sem acento), algarismos e hifens, sem /',
  },
  underscored: {
    en: 'written in small letters a–z (no accents), digits and underscores (_), beginning with a letter',
    pt: 'escrever só com letras minúsculas de a a z (sem acento), algarismos e sublinhados (_), começando por uma letra',
  },
  languageTag: {
    en: 'a language, with its country or script if need be, such as "de", "pt-BR" or "zh-Hans"',
    pt: 'um idioma, se preciso com seu país ou sua escrita, como "de", "pt-BR" ou "zh-Hans"',
  },
  flag: { en: 'two small letters, such as "br"', pt: 'duas letras minúsculas, como "br"' },
  phonePrefix: { en: 'a country prefix such as "+55"', pt: 'o código de um país, como "+55"' },
  phone: {
    en: 'a number with + and 8 to 15 digits, without spaces, such as "+5511900000000"',
    pt: 'um número com + e de 8 a 15 algarismos, sem espaços, como "+5511900000000"',
  },
  month: { en: 'a month in quotes such as "2025-03"', pt: 'um mês entre aspas, como "2025-03"' },
  imageAddress: {
    en: 'an address that begins with https:// and has {id} once, such as https://images.example/{id}/960/540',
    pt: 'um endereço que começa com https:// e tem {id} uma vez, como https://imagens.example/{id}/960/540',
  },
  addressWithoutQuery: {
    en: 'an address that begins with https:// and has no question mark',
    pt: 'um endereço que começa com https:// e não tem ponto de interrogação',
  },
  secureAddress: {
    en: 'an address that begins with https:// and has no spaces',
    pt: 'um endereço que começa com https:// e não tem espaços',
  },
  siteAddress: {
    en: 'an address such as https://www.example.com, with nothing behind it, not even a slash',
    pt: 'um endereço como https://www.example.com, sem nada depois, nem barra',
  },
  place: {
    en: 'keys with dots between them and without spaces, such as services.training.hero',
    pt: 'chaves com pontos entre elas, sem espaços, como services.manutencao.hero',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>

/** A form that a text or number must have. */
export type Form = keyof typeof forms
