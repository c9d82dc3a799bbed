/** What programs save the texts of a language as besides Unicode: on Windows, on the Mac, in the DOS format of Excel, elsewhere. */
interface CodePage {
  readonly languages: string
  readonly encodings: readonly string[]
}

const western: CodePage = {
  languages: '',
  encodings: ['windows-1252', 'macintosh', 'cp850', 'iso-8859-15'],
}

const codePages: readonly CodePage[] = [
  {
    languages: 'pl cs sk hu sl hr bs ro sq sr hsb dsb',
    encodings: ['windows-1250', 'iso-8859-2', 'maccenteuro', 'cp852'],
  },
  { languages: 'hr sl bs sr', encodings: ['maccroatian'] },
  { languages: 'ro', encodings: ['macromania', 'iso-8859-16'] },
  { languages: 'is fo', encodings: ['maciceland', 'cp861'] },
  {
    languages: 'ru uk be bg mk sr kk ky mn tt',
    encodings: ['windows-1251', 'macukraine', 'cp866', 'koi8-r', 'koi8-u', 'iso-8859-5'],
  },
  { languages: 'el', encodings: ['windows-1253', 'iso-8859-7', 'macgreek', 'cp737'] },
  { languages: 'tr az', encodings: ['windows-1254', 'macturkish', 'cp857'] },
  { languages: 'he yi', encodings: ['windows-1255', 'iso-8859-8', 'cp862'] },
  { languages: 'ar fa ur ps', encodings: ['windows-1256', 'iso-8859-6', 'cp720'] },
  { languages: 'et lv lt', encodings: ['windows-1257', 'iso-8859-13', 'maccenteuro', 'cp775'] },
  { languages: 'vi', encodings: ['windows-1258'] },
  { languages: 'th', encodings: ['windows-874'] },
  { languages: 'ja', encodings: ['shift_jis', 'euc-jp'] },
  { languages: 'zh zh-hans zh-cn zh-sg', encodings: ['gb18030'] },
  { languages: 'zh-hant zh-tw zh-hk zh-mo', encodings: ['big5'] },
  { languages: 'ko', encodings: ['cp949'] },
]

/** The encodings in which programs may have saved texts of some languages, the likeliest first. */
export function listEncodings(tags: readonly string[]): string[] {
  const own = tags.flatMap((tag) => findCodePages(tag.toLowerCase()) ?? findCodePages(primaryLanguage(tag)) ?? [])
  return [...new Set([...own, western].flatMap(({ encodings }) => encodings))]
}

function findCodePages(name: string): readonly CodePage[] | undefined {
  const found = codePages.filter(({ languages }) => languages.split(' ').includes(name))
  return found.length === 0 ? undefined : found
}

/** The letters of languages beside a to z. Of a language that is not here, each letter counts as its own. */
const letters: Readonly<Record<string, string>> = {
  af: 'áéèêëíîïóôúûý',
  be: 'абвгдеёжзійклмнопрстуўфхцчшыьэюя',
  bg: 'абвгдежзийклмнопрстуфхцчшщъьюяѝ',
  bs: 'čćđšž',
  ca: 'àçèéíïòóúü',
  cs: 'áčďéěíňóřšťúůýž',
  cy: 'áàâäéèêëíìîïóòôöúùûüẁẃŵẅýỳŷÿ',
  da: 'æøåéü',
  de: 'äöüßéèà',
  el: 'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ',
  en: 'éèêïçà',
  es: 'áéíñóúü',
  et: 'äöüõšž',
  eu: 'çñü',
  fi: 'äöåšž',
  fo: 'áðíóúýæø',
  fr: 'àâæçéèêëîïôœùûüÿ',
  ga: 'áéíóú',
  gl: 'áéíïñóúü',
  hr: 'čćđšž',
  hu: 'áéíóöőúüű',
  is: 'áðéíóúýþæö',
  it: 'àèéìíîòóùú',
  lb: 'âäçéèêëïôöûü',
  lt: 'ąčęėįšųūž',
  lv: 'āčēģīķļņšūž',
  mk: 'абвгдѓежзѕијклљмнњопрстќуфхцчџшѐѝ',
  mt: 'àċèġħìîòùż',
  nb: 'æøåéèòô',
  nl: 'áéëèêïíóöúü',
  no: 'æøåéèòô',
  pl: 'ąćęłńóśźż',
  pt: 'áàâãçéêíóôõúü',
  ro: 'ăâîșțşţ',
  ru: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  sk: 'áäčďéíĺľňóôŕšťúýž',
  sl: 'čšž',
  sq: 'çë',
  sr: 'абвгдђежзијклљмнњопрстћуфхцчџшčćđšž',
  sv: 'åäöéàü',
  tr: 'çğıiöşüâîû',
  uk: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя',
}

/** The letters that texts of some languages have beside a to z, small ones; undefined where those of one of them are not known. */
export function listLetters(tags: readonly string[]): ReadonlySet<string> | undefined {
  const known = tags.map((tag) => letters[primaryLanguage(tag)])
  return known.length === 0 || known.includes(undefined) ? undefined : new Set(known.join(''))
}

function primaryLanguage(tag: string): string {
  return tag.toLowerCase().split(/[-_]/)[0] ?? ''
}
