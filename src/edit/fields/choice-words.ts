import type { WarningCode } from '../../../schema/ignore.ts'
import type { SectionKind } from '../../../schema/sections/section.ts'
import type { SiteConfig } from '../../../schema/site-config.ts'
import { kindInWords, ownChoice } from '../words/kind-words.ts'

/** The choices of a type, and of everything in it: words of the schema from which one is taken. */
type ChoicesOf<T> = T extends readonly (infer Item)[]
  ? ChoicesOf<Item>
  : T extends object
    ? { [Key in keyof T]-?: ChoicesOf<T[Key]> }[keyof T]
    : T extends string
      ? string extends T
        ? never
        : T
      : never

type Words = readonly [pt: string, es: string, en: string]

/** What is called the same everywhere: services, laws, types of files. */
const names = {
  ...{
    formspree: 'Formspree',
    web3forms: 'Web3Forms',
    basin: 'Basin',
    netlify: 'Netlify',
    webhook: 'Webhook',
    json: 'JSON',
  },
  ...{ resend: 'Resend', postmark: 'Postmark', brevo: 'Brevo', sendgrid: 'SendGrid', mailgun: 'Mailgun' },
  ...{ plausible: 'Plausible', umami: 'Umami', goatcounter: 'GoatCounter', lgpd: 'LGPD' },
  ...{ pdf: 'PDF', doc: 'DOC', docx: 'DOCX', odt: 'ODT', rtf: 'RTF', txt: 'TXT', xls: 'XLS', xlsx: 'XLSX' },
  ...{ ods: 'ODS', csv: 'CSV', jpg: 'JPG', jpeg: 'JPEG', png: 'PNG', webp: 'WebP', heic: 'HEIC', zip: 'ZIP' },
}

type Named = keyof typeof names | SectionKind | WarningCode

/** What each other choice of the configuration is called, in Portuguese, Spanish and English. */
const choiceWords: Readonly<Record<Exclude<ChoicesOf<SiteConfig>, Named>, Words> & Partial<Record<Named, Words>>> = {
  stay: ['ficar e avisar', 'quedarse y avisar', 'stay and say so'],
  home: ['página inicial', 'página de inicio', 'home page'],
  cream: ['creme', 'crema', 'cream'],
  white: ['branco', 'blanco', 'white'],
  tinted: ['tom da cor principal', 'tono del color principal', 'tint of the main colour'],
  black: ['preto', 'negro', 'black'],
  auto: ['como o aparelho', 'como el dispositivo', 'as the device'],
  light: ['claro ou fino', 'claro o fino', 'light'],
  dark: ['escuro', 'oscuro', 'dark'],
  sharp: ['retos', 'rectas', 'sharp'],
  small: ['pequeno', 'pequeño', 'small'],
  medium: ['médio', 'mediano', 'medium'],
  large: ['grande', 'grande', 'large'],
  round: ['redondo', 'redondo', 'round'],
  hair: ['finas', 'finas', 'hairlines'],
  heavy: ['forte', 'fuerte', 'heavy'],
  close: ['pouco', 'poco', 'close'],
  normal: ['normal', 'normal', 'normal'],
  airy: ['muito', 'mucho', 'airy'],
  quiet: ['discreto', 'discreto', 'quiet'],
  huge: ['enorme', 'enorme', 'huge'],
  bold: ['negrito', 'negrita', 'bold'],
  capitals: ['maiúsculas', 'mayúsculas', 'capitals'],
  block: ['cheio', 'lleno', 'filled'],
  pill: ['arredondado', 'redondeado', 'pill'],
  outline: ['contorno', 'contorno', 'outline'],
  underline: ['sublinhado', 'subrayado', 'underline'],
  shadow: ['com sombra', 'con sombra', 'with a shadow'],
  arabic: ['01, 02, 03', '01, 02, 03', '01, 02, 03'],
  roman: ['I, II, III', 'I, II, III', 'I, II, III'],
  line: ['uma linha', 'una línea', 'one line'],
  side: ['ao lado da página', 'al lado de la página', 'beside the page'],
  stacked: ['um sobre o outro', 'uno sobre otro', 'one above the other'],
  middle: ['no meio', 'en el medio', 'in the middle'],
  lines: ['linhas', 'líneas', 'lines'],
  sheets: ['folhas', 'hojas', 'sheets'],
  cells: ['células', 'celdas', 'cells'],
  tints: ['áreas de cor', 'áreas de color', 'coloured areas'],
  columns: ['colunas', 'columnas', 'columns'],
  word: ['o nome em grande', 'el nombre en grande', 'the name, large'],
  arch: ['arco', 'arco', 'arch'],
  offset: ['deslocada', 'desplazada', 'offset'],
  grey: ['em cinza', 'en gris', 'grey'],
  grain: ['grão', 'grano', 'grain'],
  squares: ['quadriculado', 'cuadrícula', 'squared paper'],
  lively: ['animado', 'animado', 'lively'],
  editorial: ['editorial', 'editorial', 'editorial'],
  brutalist: ['brutalista', 'brutalista', 'brutalist'],
  atelier: ['ateliê', 'taller', 'atelier'],
  clinic: ['clínica', 'clínica', 'clinic'],
  tech: ['tecnologia', 'tecnología', 'tech'],
  luxury: ['luxo', 'lujo', 'luxury'],
  playful: ['alegre', 'alegre', 'playful'],
  civic: ['cívica', 'cívica', 'civic'],
  stored: ['o escolhido antes', 'el elegido antes', 'the one chosen before'],
  browser: ['o do navegador', 'el del navegador', 'that of the browser'],
  country: ['o do país', 'el del país', 'that of the country'],
  LocalBusiness: ['empresa local', 'empresa local', 'local business'],
  AccountingService: ['contabilidade', 'contabilidad', 'accounting'],
  AutoRepair: ['oficina mecânica', 'taller mecánico', 'car repair'],
  Bakery: ['padaria', 'panadería', 'bakery'],
  BeautySalon: ['salão de beleza', 'salón de belleza', 'beauty salon'],
  Dentist: ['dentista', 'dentista', 'dentist'],
  FinancialService: ['serviços financeiros', 'servicios financieros', 'financial service'],
  FoodEstablishment: ['alimentação', 'alimentación', 'food'],
  HairSalon: ['cabeleireiro', 'peluquería', 'hairdresser'],
  HomeAndConstructionBusiness: ['casa e construção', 'hogar y construcción', 'home and construction'],
  Hotel: ['hotel', 'hotel', 'hotel'],
  InsuranceAgency: ['seguros', 'seguros', 'insurance'],
  LegalService: ['advocacia', 'servicios jurídicos', 'legal service'],
  LodgingBusiness: ['hospedagem', 'alojamiento', 'lodging'],
  MedicalBusiness: ['saúde', 'salud', 'medical'],
  ProfessionalService: ['serviço profissional', 'servicio profesional', 'professional service'],
  RealEstateAgent: ['imobiliária', 'inmobiliaria', 'estate agent'],
  Restaurant: ['restaurante', 'restaurante', 'restaurant'],
  SportsActivityLocation: ['esporte', 'deporte', 'sports'],
  Store: ['loja', 'tienda', 'shop'],
  TravelAgency: ['agência de viagens', 'agencia de viajes', 'travel agency'],
  VeterinaryCare: ['veterinária', 'veterinaria', 'vet'],
  Service: ['serviço', 'servicio', 'service'],
  Course: ['curso', 'curso', 'course'],
  CreativeWork: ['obra', 'obra', 'work'],
  Product: ['produto', 'producto', 'product'],
  JobPosting: ['vaga', 'empleo', 'job'],
  Person: ['pessoa', 'persona', 'person'],
  'full-time': ['tempo integral', 'jornada completa', 'full time'],
  'part-time': ['meio período', 'media jornada', 'part time'],
  contractor: ['prestação de serviços', 'por obra o servicio', 'contractor'],
  temporary: ['temporário', 'temporal', 'temporary'],
  intern: ['estágio', 'prácticas', 'internship'],
  volunteer: ['voluntário', 'voluntariado', 'volunteer'],
  'per-diem': ['por dia', 'por días', 'by the day'],
  monday: ['segunda-feira', 'lunes', 'Monday'],
  tuesday: ['terça-feira', 'martes', 'Tuesday'],
  wednesday: ['quarta-feira', 'miércoles', 'Wednesday'],
  thursday: ['quinta-feira', 'jueves', 'Thursday'],
  friday: ['sexta-feira', 'viernes', 'Friday'],
  saturday: ['sábado', 'sábado', 'Saturday'],
  sunday: ['domingo', 'domingo', 'Sunday'],
  phone: ['telefone', 'teléfono', 'phone'],
  email: ['e-mail', 'correo electrónico', 'e-mail'],
  chat: ['conversa', 'chat', 'chat'],
  address: ['endereço', 'dirección', 'address'],
  hours: ['horário', 'horario', 'hours'],
  page: ['página', 'página', 'page'],
  blog: ['blog', 'blog', 'blog'],
  about: ['sobre a empresa', 'sobre la empresa', 'about the company'],
  services: ['serviços', 'servicios', 'services'],
  contact: ['contato', 'contacto', 'contact'],
  other: ['outra', 'otra', 'other'],
  plain: ['simples', 'sencillo', 'plain'],
  deep: ['escuro', 'oscuro', 'deep'],
  brand: ['na cor da marca', 'en el color de la marca', 'in the brand colour'],
  beside: ['ao lado', 'al lado', 'beside'],
  centred: ['no centro', 'centrado', 'centred'],
  behind: ['atrás do texto', 'detrás del texto', 'behind the text'],
  cards: ['cartões', 'tarjetas', 'cards'],
  rows: ['linhas', 'filas', 'rows'],
  numbered: ['com números', 'con números', 'numbered'],
  statements: ['frases grandes', 'frases grandes', 'statements'],
  plans: ['planos', 'planes', 'plans'],
  list: ['lista', 'lista', 'list'],
  gdpr: ['RGPD', 'RGPD', 'GDPR'],
  text: ['texto curto', 'texto corto', 'short text'],
  tel: ['telefone', 'teléfono', 'phone'],
  textarea: ['texto longo', 'texto largo', 'long text'],
  select: ['escolha de uma lista', 'elección de una lista', 'choice from a list'],
  checkbox: ['caixa de confirmação', 'casilla de confirmación', 'tick box'],
  file: ['arquivo', 'archivo', 'file'],
  half: ['meia largura', 'media anchura', 'half'],
  full: ['largura toda', 'toda la anchura', 'full'],
  digits: ['só a quantidade de dígitos', 'solo la cantidad de cifras', 'the number of digits'],
  none: ['nenhuma', 'ninguna', 'none'],
  off: ['nada', 'nada', 'nothing'],
  name: ['nome', 'nombre', 'name'],
  'honorific-prefix': ['tratamento', 'tratamiento', 'title before the name'],
  'given-name': ['primeiro nome', 'nombre de pila', 'first name'],
  'additional-name': ['nome do meio', 'segundo nombre', 'middle name'],
  'family-name': ['sobrenome', 'apellido', 'family name'],
  'honorific-suffix': ['título depois do nome', 'título tras el nombre', 'title behind the name'],
  nickname: ['apelido', 'apodo', 'nickname'],
  organization: ['empresa', 'empresa', 'name of the company'],
  'organization-title': ['cargo', 'cargo', 'job title'],
  'tel-national': ['telefone sem país', 'teléfono sin país', 'phone without country'],
  'address-line1': ['endereço, linha 1', 'dirección, línea 1', 'address, line 1'],
  'address-line2': ['endereço, linha 2', 'dirección, línea 2', 'address, line 2'],
  'address-level1': ['estado', 'provincia o estado', 'state'],
  'address-level2': ['cidade', 'ciudad', 'city'],
  'postal-code': ['CEP', 'código postal', 'postal code'],
  'country-name': ['nome do país', 'nombre del país', 'name of the country'],
  language: ['idioma', 'idioma', 'language'],
  bday: ['data de nascimento', 'fecha de nacimiento', 'birthday'],
  url: ['site', 'sitio web', 'website'],
}

const languages = ['pt', 'es', 'en']

/** A choice in words. */
export function choiceInWords(choice: string, language: string): string {
  const words: Readonly<Record<string, Words>> = choiceWords
  const own = Object.hasOwn(words, choice) ? words[choice]?.[Math.max(0, languages.indexOf(language))] : undefined
  return (
    own ??
    ownChoice(choice, language) ??
    kindInWords(choice, language)?.name ??
    names[choice as keyof typeof names] ??
    choice
  )
}
