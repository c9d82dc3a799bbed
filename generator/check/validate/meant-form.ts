import { slugify, slugifyUnicode } from '../../lib/addresses/slugify.ts'
import { withoutEndSlash } from '../../lib/addresses/web-addresses.ts'
import { isDay } from '../../lib/days/is-day.ts'
import type { SiteSchema } from '../../schema/site-schema.ts'

/** The path of an address, without its host and file type, and with hyphens in the place of camel case. */
export function withoutSite(value: string): string {
  return value
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/\.html?$/, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1-$2')
}

/** A value without stray quotation marks, and with slashes in the place of backslashes. */
export function withoutSlips(value: string): string {
  return value
    .trim()
    .replace(/^["'“”‘’]+|["'“”‘’]+$/g, '')
    .replaceAll('\\', '/')
}

/** The value that was probably meant: the first variant with the form that the schema asks for; undefined if there is none. */
export function meantForm(value: string, { pattern }: SiteSchema): string | undefined {
  if (pattern === undefined) return undefined
  const form = new RegExp(pattern, 'u')
  return waysToWrite(withoutSlips(value)).find((way) => form.test(way))
}

function waysToWrite(value: string): string[] {
  const bare = withoutEndSlash(value)
  const dense = value.replace(/[\s()]/g, '')
  return [
    value,
    // The trailing slash is dropped only if the form allows none: without it, it may be another address.
    ...[value, bare].flatMap(waysToAddress),
    // https://a.example/prices.html#top → /prices.html, where an address of the site itself is meant.
    bare.replace(/^https?:\/\/[^/]+(?=\/)/, '').replace(/^(\/[^#]*)#.*$/, '$1'),
    // https://a.example → a.example
    bare.replace(/^https?:\/\//, ''),
    // An e-mail address must not become a path: it would be accepted, and every message lost.
    ...(/[@:]/.test(bare) ? [] : [`/${bare}`]),
    // <iframe src="https://a.example"></iframe> → https://a.example
    value
      .match(/<[^>]*\ssrc=["']?((?:https?:)?\/\/[^\s"'>]+)/i)?.[1]
      ?.replace(/^(?:http:)?(?=\/\/)/, 'https:')
      .replaceAll('&amp;', '&') ?? value,
    // An address that was copied with <…> around it or words before it. Words behind it may belong to it, after an accidental space.
    value.match(/https?:\/\/[^\s<>()[\]"]+(?=[\s<>()[\]".,;]*$)/)?.[0] ?? value,
    // services > training → services.training
    ...(value.includes('/') ? [] : [value.replace(/[\s>›,]+/g, '.')]),
    // Only paths have levels; of any other name, the last level is meant. Guia/Após a Mudança → apos-a-mudanca
    slugifyUnicode(withoutSite(value)).replace(/^.*\//, ''),
    slugify(value).replaceAll('-', '_'),
    // #abc → #aabbcc
    dense.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3'),
    `#${dense}`,
    // Index; Follow → index, follow
    value
      .toLowerCase()
      .match(/[^\s,;]+/g)
      ?.join(', ') ?? value,
    dense.replaceAll('_', '-').toUpperCase(),
    // 0055 → +55, 55 → +55
    dense.replace(/^00|^(?=\d{1,3}$)/, '+'),
    // 3/2025 → 2025-03
    dense.replace(/^(\d\d?)[/.-](\d{4})$/, (_, month, year) => `${year}-${month.padStart(2, '0')}`),
    // 8h → 08:00, 18.30 → 18:30, 0800 → 08:00, 6 pm → 18:00, 24:00 → 00:00
    dense.replace(/^(\d\d?)[:h.]?(\d\d)?(?:h|([ap])\.?m\.?)?$/i, onClock).replace(/^24:00$/, '00:00'),
    canonicalTag(value),
    value.replaceAll('/', '-'),
  ]
}

function waysToAddress(value: string): string[] {
  return [
    // https://a.example/a file → https://a.example/a%20file; a space beside a slash has slipped in.
    /^https:\/\/[^\s/]+\/.*\s/.test(value) ? value.replace(/\s*\/\s*/g, '/').replace(/\s/g, '%20') : value,
    // http://a.example → https://a.example
    value.replace(/^http:/, 'https:'),
    // htps:/a.example → https://a.example
    value.replace(/^h\w{2,5}[:;]\s*\/+/i, 'https://'),
    // www.a.example → https://www.a.example
    value.replace(/^(?=[\w-]+\.\w)/, 'https://'),
  ]
}

/** A time on the 24-hour clock; `half` is "a" or "p" for a time on the 12-hour clock. */
function onClock(_: string, hour: string, minute = '00', half?: string): string {
  const hours = half ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hour)
  return `${String(hours).padStart(2, '0')}:${minute}`
}

/** A language tag in canonical case; the value itself if it is no tag. */
function canonicalTag(value: string): string {
  try {
    return Intl.getCanonicalLocales(value.replace(/[_ ]/g, '-'))[0] ?? value
  } catch {
    return value
  }
}

/**
 * The days that a date in another notation may mean, as year-month-day. If both numbers are at most twelve, there are two: with the day first,
 * then with the month first.
 */
export function meantDays(written: string): string[] {
  const yearFirst = /^(\d{4})[/. -](\d{1,2})[/. -](\d{1,2})(?:[T ].*)?$/.exec(written.trim())
  if (yearFirst) return [...possibleDays(yearFirst[1], yearFirst[2], yearFirst[3])]
  const yearLast = /^(\d{1,2})[/. -]+(\d{1,2})[/. -]+(\d{4}|\d\d)$/.exec(written.trim())
  if (!yearLast) return []
  const [, one, other, year = ''] = yearLast
  const full = year.length === 2 ? `20${year}` : year
  return [...new Set([...possibleDays(full, other, one), ...possibleDays(full, one, other)])]
}

/** A day as year-month-day; empty if there is no such day. */
function possibleDays(year = '', month = '', day = ''): string[] {
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(written) ? [written] : []
}
