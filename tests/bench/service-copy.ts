/** A value of a configuration file. */
export type Tree = { [key: string]: unknown }

/** Texts of fewer words are names and figures, which copies share. */
const wordsOfText = 4

const titleLimit = 60
const descriptionLimit = 160

/** Another service like this one: its address, its names, its metadata and each text of some length tell it from all others. */
export function serviceCopy(service: Tree, copy: number, locales: readonly string[]): Tree {
  const { slug, canonical: _onlyOfTheFirst, label, meta, ...content } = service as Record<string, Tree>
  const { title, description, ...otherMeta } = meta as Record<string, Tree>
  return {
    ...(marked(content, copy, new Set(locales)) as Tree),
    slug: mapTexts(slug, (text) => `${text}-${copy}`),
    label: mapTexts(label, (text) => `${text} ${copy}`),
    meta: {
      ...otherMeta,
      title: mapTexts(title, (text) => shortened(text, copy, titleLimit)),
      description: mapTexts(description, (text) => shortened(text, copy, descriptionLimit)),
    },
  }
}

function marked(value: unknown, copy: number, locales: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => marked(item, copy, locales))
  if (typeof value !== 'object' || value === null) return value
  if (Object.keys(value).every((key) => locales.has(key)))
    return mapTexts(value as Tree, (text) => withNumber(text, copy))
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, marked(item, copy, locales)]))
}

/** The number stands before the last sign of a text, so that sentences stay sentences. */
function withNumber(text: string, copy: number): string {
  if (text.split(' ').length < wordsOfText) return text
  return /[.!?]$/.test(text) ? `${text.slice(0, -1)} (${copy})${text.slice(-1)}` : `${text} (${copy})`
}

/** The text with its number, cut between words where it would be longer than search engines show. */
function shortened(text: string, copy: number, limit: number): string {
  const tail = ` (${copy})`
  if (text.length + tail.length <= limit) return text + tail
  return `${text.slice(0, text.lastIndexOf(' ', limit - tail.length)).replace(/[\s|,;:.]+$/, '')}${tail}`
}

function mapTexts(texts: Tree | undefined, change: (text: string) => string): Tree {
  return Object.fromEntries(Object.entries(texts ?? {}).map(([locale, text]) => [locale, change(String(text))]))
}
