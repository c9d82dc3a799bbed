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
}

/** The media types of files whose formats are already compressed. */
export const binaryTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
}

const allTypes = new Map(Object.entries({ ...textTypes, ...binaryTypes }))

/** The media type of a file by its name; undefined where its extension is not one of a site's files. */
export function knownMediaType(path: string): string | undefined {
  return allTypes.get(path.slice(path.lastIndexOf('.') + 1))
}

/** The media type of a file by its name. */
export function mediaType(path: string): string {
  return knownMediaType(path) ?? 'application/octet-stream'
}

/** A regular expression for control characters in an address, which no link has: servers would each answer in their own way. */
export const controls = '%([01][0-9a-f]|7f)'

/** A regular expression for `Accept-Encoding`: whether it names an encoding, and does not refuse it with `q=0`. */
export function accepts(encoding: string): string {
  return `\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`
}
