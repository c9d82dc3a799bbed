type IsOfType = (head: string) => boolean

const begins =
  (...beginnings: readonly string[]): IsOfType =>
  (head) =>
    beginnings.some((beginning) => head.startsWith(beginning))

const archive = begins('PK\u0003\u0004', 'PK\u0005\u0006')
/** The containers of office programs before 2007. */
const compound = begins('\u00d0\u00cf\u0011\u00e0')
/** Text has no zeros, unless it is UTF-16. */
const text: IsOfType = (head) => begins('\u00ff\u00fe', '\u00fe\u00ff')(head) || !head.includes('\0')

/** Whether the magic number of a file (its first bytes, as Latin 1) fits its extension. Extensions that are not listed always fit. */
const types: Readonly<Record<string, IsOfType>> = {
  // Some programs write a few bytes before it.
  pdf: (head) => head.includes('%PDF-'),
  zip: archive,
  docx: archive,
  xlsx: archive,
  pptx: archive,
  odt: archive,
  ods: archive,
  odp: archive,
  doc: (head) => compound(head) || begins('{\\rtf')(head),
  xls: compound,
  ppt: compound,
  mp4: (head) => head.startsWith('ftyp', 4),
  webm: begins('\u001a\u0045\u00df\u00a3'),
  vtt: begins('WEBVTT', '\u00ef\u00bb\u00bfWEBVTT'),
  ics: (head) => /^(?:ï»¿)?\s*BEGIN:VCALENDAR/i.test(head),
  vcf: (head) => /^(?:ï»¿)?\s*BEGIN:VCARD/i.test(head),
  txt: text,
  csv: text,
}

/**
 * Whether the content of a file is of the type that its name says, as far as its first bytes show it.
 *
 * @param head the beginning of the file
 */
export function hasTypeOfName(name: string, head: Uint8Array): boolean {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  const isOfType = Object.hasOwn(types, ending) ? types[ending] : undefined
  return isOfType?.(Buffer.from(head).toString('latin1')) ?? true
}
