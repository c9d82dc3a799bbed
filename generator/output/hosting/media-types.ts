/** Texts that a site may offer. */
const offeredTexts = {
  vtt: 'text/vtt; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
}

/** The media types of files that compression makes smaller, by extension: `precompress` writes their compressed forms. */
export const textTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  xml: 'application/xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  ico: 'image/x-icon',
  ...offeredTexts,
}

const office = 'application/vnd.openxmlformats-officedocument'
const openDocument = 'application/vnd.oasis.opendocument'

/** Other files that a site may offer. */
const offeredFiles = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  pdf: 'application/pdf',
  zip: 'application/zip',
  doc: 'application/msword',
  docx: `${office}.wordprocessingml.document`,
  xls: 'application/vnd.ms-excel',
  xlsx: `${office}.spreadsheetml.sheet`,
  ppt: 'application/vnd.ms-powerpoint',
  pptx: `${office}.presentationml.presentation`,
  odt: `${openDocument}.text`,
  ods: `${openDocument}.spreadsheet`,
  odp: `${openDocument}.presentation`,
}

/** The media types of the files that a site may offer beside its pages, such as a brochure or a film. */
export const offeredTypes: Readonly<Record<string, string>> = { ...offeredTexts, ...offeredFiles }

/** The media types of files whose formats are already compressed. */
export const binaryTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
  ...offeredFiles,
}

const allTypes = new Map(Object.entries({ ...textTypes, ...binaryTypes }))

/** The media type of a file by its name; undefined where its extension is not one of a site's files. */
function knownMediaType(path: string): string | undefined {
  return allTypes.get(path.slice(path.lastIndexOf('.') + 1))
}

/** The media type of a file by its name. */
export function mediaType(path: string): string {
  return knownMediaType(path) ?? 'application/octet-stream'
}

/** The extensions of what browsers play: Safari plays it only where a server sends parts of it. All other files are sent whole. */
export const playedTypes = ['mp4', 'webm', 'mp3'] as const

/** A regular expression for control characters in an address, which no link has: servers would each answer in their own way. */
export const controls = '%([01][0-9a-f]|7f)'

/** A regular expression for `Accept-Encoding`: whether it names an encoding, and does not refuse it with `q=0`. */
export function accepts(encoding: string): string {
  return `\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`
}
