import iconv from 'iconv-lite'
import { languageOfTag } from '../../lib/languages/language-facts.ts'

/** The encodings besides Unicode in which programs save the texts of a language: on Windows, on the Mac, in Excel's DOS format, elsewhere. */
interface CodePage {
  readonly languages: string
  readonly encodings: readonly string[]
}

/** The first encoding of each is that of Windows, where almost all files come from. */
const codePages: readonly CodePage[] = [
  {
    languages: 'pl cs sk hu sl hr bs ro sq sr hsb dsb',
    encodings: ['windows-1250', 'iso-8859-2', 'maccenteuro', 'cp852'],
  },
  { languages: 'hr sl bs sr', encodings: ['windows-1250', 'maccroatian'] },
  { languages: 'ro', encodings: ['windows-1250', 'macromania', 'iso-8859-16'] },
  { languages: 'is fo', encodings: ['windows-1252', 'maciceland', 'cp861'] },
  {
    languages: 'ru uk be bg mk sr kk ky mn tt',
    encodings: ['windows-1251', 'macukraine', 'cp866', 'koi8-r', 'koi8-u', 'iso-8859-5', 'cp855', 'cp1125'],
  },
  { languages: 'el', encodings: ['windows-1253', 'iso-8859-7', 'macgreek', 'cp737', 'cp869'] },
  { languages: 'tr az', encodings: ['windows-1254', 'macturkish', 'cp857'] },
  { languages: 'he yi', encodings: ['windows-1255', 'iso-8859-8', 'cp862'] },
  { languages: 'ar fa ur ps', encodings: ['windows-1256', 'iso-8859-6', 'cp720', 'cp864'] },
  {
    languages: 'et lv lt',
    encodings: ['windows-1257', 'iso-8859-13', 'maccenteuro', 'cp775', 'iso-8859-4', 'iso-8859-10'],
  },
  { languages: 'vi', encodings: ['windows-1258'] },
  { languages: 'th', encodings: ['windows-874', 'macthai'] },
  { languages: 'ja', encodings: ['shift_jis', 'euc-jp'] },
  { languages: 'zh zh-hans zh-cn zh-sg', encodings: ['gb18030'] },
  { languages: 'zh-hant zh-tw zh-hk zh-mo', encodings: ['big5'] },
  { languages: 'ko', encodings: ['cp949'] },
  { languages: 'mt eo', encodings: ['windows-1252', 'iso-8859-3'] },
  { languages: 'ga cy gd br', encodings: ['windows-1252', 'iso-8859-14'] },
  { languages: 'pt', encodings: ['windows-1252', 'cp860'] },
  { languages: 'da nb nn no sv fi', encodings: ['windows-1252', 'cp865'] },
  { languages: '', encodings: ['windows-1252', 'macintosh', 'cp850', 'iso-8859-15', 'cp437', 'cp863'] },
]

const western = codePages.slice(-1)

/** The encodings in which a file may have been saved, likeliest first: those of the given languages, then all others. */
export function listEncodings(tags: readonly string[]): string[] {
  return [...new Set([...pagesFor(tags), ...codePages].flatMap(({ encodings }) => encodings))]
}

/** The encodings in which Excel on Windows saves texts of some languages. */
export function usualEncodings(tags: readonly string[]): ReadonlySet<string | undefined> {
  return new Set(pagesFor(tags).map(({ encodings: [first] }) => first))
}

function pagesFor(tags: readonly string[]): readonly CodePage[] {
  return [
    ...tags.flatMap(
      (tag) => findCodePages(tag.toLowerCase()) ?? findCodePages(languageOfTag(tag.replaceAll('_', '-'))) ?? [],
    ),
    ...western,
  ]
}

function findCodePages(name: string): readonly CodePage[] | undefined {
  const found = codePages.filter(({ languages }) => languages.split(' ').includes(name))
  return found.length === 0 ? undefined : found
}

/** The letters of languages besides a to z. For a language that is not listed, all letters of its script count. */
const letters: Readonly<Record<string, string>> = {
  af: 'áéèêëíîïóôúûý',
  az: 'çəğıiöşü',
  be: 'абвгдеёжзійклмнопрстуўфхцчшыьэюя',
  bg: 'абвгдежзийклмнопрстуфхцчшщъьюяѝ',
  bs: 'čćđšž',
  ca: 'àçèéíïòóúü',
  cs: 'áčďéěíňóřšťúůýž',
  cy: 'áàâäéèêëíìîïóòôöúùûüẁẃŵẅýỳŷÿ',
  da: 'æøåéü',
  de: 'äöüßéèà',
  el: 'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ',
  en: 'é',
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
  it: 'àèéìîòóù',
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
  vi: 'àáâãèéêìíòóôõùúýăđĩũơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ',
  uk: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя',
}

/** The Unicode script of those codes of scripts that regular expressions do not know. */
const scripts: Readonly<Record<string, string>> = { Hans: 'Han', Hant: 'Han', Kore: 'Hangul' }

/** Rows of a double-byte encoding: ranges of first bytes, and the smallest second byte. */
interface CommonCharacters {
  readonly encoding: string
  readonly rows: readonly (readonly [first: number, last: number])[]
  readonly place: number
}

/** Where encodings have the common characters of East Asian scripts: in rows of their own. */
const commonCharacters: Readonly<Record<string, CommonCharacters>> = {
  Jpan: {
    encoding: 'euc-jp',
    rows: [
      [0xa1, 0xa1],
      [0xa4, 0xa5],
      [0xb0, 0xcf],
    ],
    place: 0xa1,
  },
  Hans: { encoding: 'gb18030', rows: [[0xb0, 0xd7]], place: 0xa1 },
  Hant: { encoding: 'big5', rows: [[0xa4, 0xc6]], place: 0x40 },
  Kore: { encoding: 'cp949', rows: [[0xb0, 0xc8]], place: 0xa1 },
}

/** Makes a test for the small letters that texts of a language use. */
export function createLetterTest(tag: string): (letter: string) => boolean {
  const known = letters[languageOfTag(tag.replaceAll('_', '-'))]
  if (known !== undefined) return (letter) => known.includes(letter)
  const script = findScript(tag)
  const common = commonCharacters[script]
  if (common) {
    const characters = new Set(readRows(common))
    return (letter) => characters.has(letter)
  }
  const isOfScript = new RegExp(`\\p{Script=${scripts[script] ?? script}}`, 'u')
  return (letter) => isOfScript.test(letter)
}

function findScript(tag: string): string {
  try {
    return new Intl.Locale(tag).maximize().script ?? 'Latn'
  } catch {
    // An invalid tag, which the check reports.
    return 'Latn'
  }
}

function readRows({ encoding, rows, place }: CommonCharacters): string[] {
  const bytes = rows.flatMap(([first, last]) =>
    range(first, last).flatMap((row) => range(place, 0xfe).map((at) => [row, at])),
  )
  return bytes.map((pair) => iconv.decode(Buffer.from(pair), encoding))
}

/** The whole numbers from the first to the last, both included. */
export function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
