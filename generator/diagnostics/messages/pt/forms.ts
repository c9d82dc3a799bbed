import type { CureParameters, Form, TypeCure } from '../en/forms.ts'
import { announced, dashed, keyed } from '../phrases.ts'

/** What the forms of the schema ask for, in Portuguese. */
export const forms: Readonly<Record<Form, string>> = {
  propertyName: 'o nome de uma propriedade de schema.org, que começa com letra minúscula, como "startDate"',
  day: 'um dia escrito como ano-mês-dia, como "2025-03-31"',
  wholeNumber: 'um número inteiro, como 12',
  milliseconds: 'um número inteiro de milissegundos: 1000 equivalem a um segundo',
  image:
    'o caminho de uma imagem que termina em .svg, .png, .jpg, .webp ou .avif; qualquer outra, como um .heic de celular, precisa antes ser salva como .jpg',
  focus: 'dois números de 0 a 100 com um espaço no meio: porcentagem a partir da esquerda e do alto, como 30 60',
  logo: 'o caminho de um desenho que termina em .svg, ou de uma imagem que termina em .png',
  withNumber: 'um texto com {{number}} no lugar do número, como "Etapa {{number}}"',
  withAuthor: 'um texto com {{author}} no lugar do nome, como "Por {{author}}"',
  withSubject: 'um texto com {{subject}} no lugar do nome da página, como "Escrevo sobre: {{subject}}" entre aspas',
  withSize: 'um texto com {{size}} no lugar do tamanho, como "até {{size}}" entre aspas',
  withService: 'um texto com {{service}} no lugar do serviço, como "Abrir em {{service}}" entre aspas',
  withPhone: 'um texto com {{phone}} no lugar do telefone, como "Ligue para nós: {{phone}}" entre aspas',
  colour: 'uma cor entre aspas: # e seis algarismos ou letras de a a f, como "#336699"',
  webhook: 'um caminho como /webhook/contato ou um endereço https:// completo, nunca um endereço de e-mail',
  serviceForm:
    'o código no fim do endereço que o serviço mostra para o formulário: de https://formspree.io/f/xnqkvzab, só xnqkvzab',
  accessKey: 'a chave de acesso que o serviço manda por e-mail: 32 algarismos e letras de a a f, com quatro hifens',
  sender: 'um endereço de e-mail, ou um nome e o endereço entre < e >, como "Nosso site <site@example.com>"',
  mailbox: 'um só endereço de e-mail, como "contato@example.com"',
  time: 'um só horário entre aspas, de "00:00" a "23:59", como "08:00"',
  closingTime: 'um só horário entre aspas, de "00:00" a "24:00", como "18:00"',
  slug: 'escrever só com letras minúsculas de a a z (sem acento), algarismos e hifens, com / entre os níveis',
  host: 'um endereço sem https:// e sem barras, como imagens.example.com',
  sign: 'de um a quatro caracteres sem espaços, como "V"',
  timeZone: 'um continente, uma barra e uma cidade, como "America/Sao_Paulo" ou "Europe/Madrid"',
  country: 'duas letras maiúsculas, como "{country}"',
  region: 'o código de uma região (ISO 3166-2), que começa pelo do país e um hífen: "{country}-…"',
  currency: 'as três letras maiúsculas de uma moeda, como "EUR"',
  robots:
    'o que os robôs podem fazer, com vírgulas entre as palavras: "index" ou "noindex", "follow" ou "nofollow" e o que mais eles conhecem',
  hyphenated: 'escrever só com letras minúsculas, algarismos e hifens, sem /',
  websiteId: 'um código como 94db1cb1-74f4-4a40-ad6c-962362670409',
  siteKey:
    'uma chave de site como o serviço a mostra, como 0x4AAAAAAAB1cDeFgHiJkLmN: letras, números, hifens e sublinhados',
  measurementId: 'um ID da métrica como G-4T8K2X9QWE, que o Google Analytics mostra no fluxo de dados',
  containerId: 'um ID de contêiner como GTM-K7XW2P9, que o Tag Manager mostra no alto',
  pixelId: 'os algarismos de um pixel entre aspas, como "1234567890123456"',
  hostLabel: 'a primeira parte de um endereço: letras minúsculas, algarismos e hifens',
  underscored:
    'escrever só com letras minúsculas de a a z (sem acento), algarismos e sublinhados (_), começando por uma letra',
  languageTag: 'um idioma, se preciso com seu país ou sua escrita, como "de", "{tag}" ou "zh-Hans"',
  flag: 'duas letras minúsculas, como "{flag}"',
  phonePrefix: 'o código de um país, como "{prefix}"',
  month: 'um mês entre aspas, como "2025-03"',
  imageAddress: 'um endereço que começa com https:// e tem {id} uma vez, como https://imagens.example/{id}/960/540',
  addressWithoutQuery: 'um endereço que começa com https:// e não tem ponto de interrogação',
  secureAddress: 'um endereço que começa com https:// e não tem espaços',
  formerPath:
    'um endereço como era, por exemplo "precos", "/precos.html" ou "/?page_id=12": letras, algarismos e . _ ~ , + @ & % - / nele, nenhuma parte só de pontos, sem o nome do domínio',
  repositoryAddress: 'o endereço de um repositório como o navegador o mostra, como https://github.com/empresa/site',
  siteAddress: 'um endereço como https://www.example.com ou https://www.example.com/pasta, sem barra no fim',
  place: 'chaves com pontos entre elas, sem espaços, como services.manutencao.sections',
  sectionPlace: 'a chave de uma página, um ponto e a chave da seção, como home.questions',
  download:
    'o caminho de um arquivo que termina em .pdf, .docx, .xlsx, .pptx, .odt, .csv, .txt, .zip, .ics, .vcf ou .mp3',
  film: 'o caminho de um vídeo que termina em .mp4 ou .webm',
  captions: 'o caminho de um arquivo de legendas que termina em .vtt',
}

/** What to write instead of a value of the wrong type, in Portuguese. */
export const cures: Readonly<Record<TypeCure, (parameters: CureParameters) => string>> = {
  translations: ({ example }) =>
    `Escreva uma linha para cada idioma${announced(', como', keyed(example))}, todas com os mesmos espaços no início.`,
  'no-dashes': ({ example }) =>
    `Tire os hifens: escreva uma linha para cada idioma${announced(', como', keyed(example))}, todas com os mesmos espaços no início.`,
  digits: ({ example }) => `Escreva só algarismos, sem aspas${announced(':', example) || '.'}`,
  switch: ({ example = 'true ou false' }) => `Escreva ${example}, sem aspas.`,
  keys: ({ keys = [] }) => `Escreva uma linha para cada chave: ${keys.map(keyed).join(', ')}.`,
  'no-entries': () => 'Tire os hifens.',
  'leave-out': () => 'Se não quiser esta seção, apague a linha inteira.',
  entries: ({ example }) =>
    `Escreva cada item em uma linha própria, que começa com "- "${announced(', como', dashed(example))}.`,
  'same-entries': ({ example }) =>
    `Aqui o valor é o mesmo em todos os idiomas: escreva cada item em uma linha própria, que começa com "- "${announced(', como', dashed(example))}.`,
  'one-dash': ({ example }) =>
    `Ponha um hífen antes da primeira linha de cada item, e só dela: "- ${example}: …". As outras linhas do item começam embaixo da palavra que vem depois do hífen.`,
  page: ({ example }) =>
    `Escreva depois do hífen só a chave de uma página${announced(', como', dashed(example))}. O que os visitantes leem é o "label" dessa página.`,
  several: ({ example }) =>
    `Escreva ali um só dos valores. Se as entradas podem ter vários, escreva "several: true" no campo "${example}" da coleção.`,
  'same-text': () =>
    'Aqui o valor é o mesmo em todos os idiomas: escreva-o uma vez só, em uma linha, depois dos dois-pontos.',
  name: () =>
    'Escreva aqui o nome de uma mensagem. Os textos ficam embaixo desse nome, em "messages: contact: form: validation:".',
  lines: () =>
    'Escreva-o em uma linha só, depois dos dois-pontos, sem hifens. Se começar com [, ponha-o entre aspas: "…". Para manter as quebras de linha, escreva |- ali e as linhas embaixo.',
  line: () => 'Escreva-o em uma linha só, depois dos dois-pontos. Se começar com [ ou {, ponha-o entre aspas: "…".',
}
