import type { Language } from '../../languages.ts'

/** What the patterns and formats of the schema ask for, in words; the tests see that none is left out. */
export const forms: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  date: {
    en: 'a day as year-month-day, such as "2025-03-31"',
    pt: 'um dia escrito como ano-mês-dia, como "2025-03-31"',
  },
  multipleOf: { en: 'a whole number, such as 12', pt: 'um número inteiro, como 12' },
  '\\.(svg|png|jpe?g|webp|avif)$': {
    en: 'the path of an image that ends in .svg, .png, .jpg, .webp or .avif',
    pt: 'o caminho de uma imagem que termina em .svg, .png, .jpg, .webp ou .avif',
  },
  '\\.svg$': {
    en: 'the path of a drawing that ends in .svg; other images cannot be drawn sharp in every size',
    pt: 'o caminho de um desenho que termina em .svg; outras imagens não ficam nítidas em todos os tamanhos',
  },
  '\\{\\{\\s*number\\s*\\}\\}': {
    en: 'a text that has {{number}} where the number goes, such as "Step {{number}}"',
    pt: 'um texto com {{number}} no lugar do número, como "Etapa {{number}}"',
  },
  '\\{\\{\\s*author\\s*\\}\\}': {
    en: 'a text that has {{author}} where the name goes, such as "By {{author}}"',
    pt: 'um texto com {{author}} no lugar do nome, como "Por {{author}}"',
  },
  '\\{\\{\\s*phone\\s*\\}\\}': {
    en: 'a text that has {{phone}} where the phone number goes, such as "Call us: {{phone}}" in quotes',
    pt: 'um texto com {{phone}} no lugar do telefone, como "Ligue para nós: {{phone}}" entre aspas',
  },
  '^#[0-9a-fA-F]{6}$': {
    en: 'a colour in quotes: # and six digits or letters a–f, such as "#336699"',
    pt: 'uma cor entre aspas: # e seis algarismos ou letras de a a f, como "#336699"',
  },
  '^(/[^\\s/?#]+)+$|^(https://|http://(localhost|127\\.0\\.0\\.1)[:/])[^\\s]*[^\\s/]$': {
    en: 'a path such as /webhook/contact, or a full https:// address, without a slash at the end',
    pt: 'um caminho como /webhook/contato ou um endereço https:// completo, sem barra no fim',
  },
  '^([01]\\d|2[0-3]):[0-5]\\d$': {
    en: 'a time in quotes with four digits, such as "08:00"',
    pt: 'um horário entre aspas com quatro algarismos, como "08:00"',
  },
  '^([a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)*)?$': {
    en: 'written in small letters a–z (no accents), digits and hyphens, with / between levels',
    pt: 'escrever só com letras minúsculas de a a z (sem acento), algarismos e hifens, com / entre os níveis',
  },
  '^[a-z0-9-]+(\\.[a-z0-9-]+)+$': {
    en: 'an address without https:// and without slashes, such as images.example.com',
    pt: 'um endereço sem https:// e sem barras, como imagens.example.com',
  },
  '^[A-Z]{2}$': { en: 'two capital letters, such as "BR"', pt: 'duas letras maiúsculas, como "BR"' },
  '^[A-Z]{2}-[A-Z0-9]{1,3}$': { en: 'a region code such as "BR-SP"', pt: 'o código de uma região, como "BR-SP"' },
  '^[A-Z]{3}$': {
    en: 'the three capital letters of a currency, such as "BRL"',
    pt: 'as três letras maiúsculas de uma moeda, como "BRL"',
  },
  '^[a-z0-9]+(-[a-z0-9]+)*$': {
    en: 'written in small letters a–z (no accents), digits and hyphens',
    pt: 'escrever só com letras minúsculas de a a z (sem acento), algarismos e hifens',
  },
  '^[a-z][a-z0-9_]*$': {
    en: 'written in small letters a–z (no accents), digits and underscores (_), beginning with a letter',
    pt: 'escrever só com letras minúsculas de a a z (sem acento), algarismos e sublinhados (_), começando por uma letra',
  },
  '^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\\d{3}))?$': {
    en: 'a language, with its country or script if need be, such as "de", "pt-BR" or "zh-Hans"',
    pt: 'um idioma, se preciso com seu país ou sua escrita, como "de", "pt-BR" ou "zh-Hans"',
  },
  '^[a-z]{2}$': { en: 'two small letters, such as "br"', pt: 'duas letras minúsculas, como "br"' },
  '^\\+\\d{1,3}$': { en: 'a country prefix such as "+55"', pt: 'o código de um país, como "+55"' },
  '^\\+\\d{8,15}$': {
    en: 'a number with + and 8 to 15 digits, without spaces, such as "+5511900000000"',
    pt: 'um número com + e de 8 a 15 algarismos, sem espaços, como "+5511900000000"',
  },
  '^\\d{4}-(0[1-9]|1[0-2])$': { en: 'a month in quotes such as "2025-03"', pt: 'um mês entre aspas, como "2025-03"' },
  '^https://[a-z0-9.-]+(:\\d+)?/[^\\s{}]*\\{id\\}[^\\s{}]*$': {
    en: 'an address that begins with https:// and has {id} once, such as https://images.example/{id}/960/540',
    pt: 'um endereço que começa com https:// e tem {id} uma vez, como https://imagens.example/{id}/960/540',
  },
  '^https://[^\\s?]+$': {
    en: 'an address that begins with https:// and has no question mark',
    pt: 'um endereço que começa com https:// e não tem ponto de interrogação',
  },
  '^https://[^\\s]+$': { en: 'an address that begins with https://', pt: 'um endereço que começa com https://' },
  '^https?://[^\\s/]+$': {
    en: 'an address such as https://www.example.com, without a slash at the end',
    pt: 'um endereço como https://www.example.com, sem barra no fim',
  },
  '^[^\\s.]+(\\.[^\\s.]+)*$': {
    en: 'keys with dots between them and without spaces, such as services.training.hero',
    pt: 'chaves com pontos entre elas, sem espaços, como services.manutencao.hero',
  },
  '^https?://[^\\s]+$': {
    en: 'an address that begins with https:// and has no spaces',
    pt: 'um endereço que começa com https:// e não tem espaços',
  },
}
