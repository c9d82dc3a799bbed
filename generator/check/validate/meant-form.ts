import { slugify, slugifyUnicode } from '../../lib/addresses/slugify.ts'
import { withoutEndSlash } from '../../lib/addresses/web-addresses.ts'
import type { SiteSchema } from '../../schema/site-schema.ts'

/** An address as a browser shows it, without what stands before and behind the part that a page has of its own; camel case with hyphens. */
export function withoutSite(value: string): string {
  return value
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/\.html?$/, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1-$2')
}

/** A value without quotation marks, as where one was left behind, and with the slashes of addresses. */
export function withoutSlips(value: string): string {
  return value
    .trim()
    .replace(/^["'“”‘’]+|["'“”‘’]+$/g, '')
    .replaceAll('\\', '/')
}

/** A value as it was probably meant: the first of the ways to write it that has the form that the schema asks for, if one has. */
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
    // Without the slash at its end, an address may be another one: only where none may stand there, it is left out.
    ...[value, bare].flatMap(waysToAddress),
    // https://a.example/prices.html#top → /prices.html, where an address of the site itself is meant.
    bare.replace(/^https?:\/\/[^/]+(?=\/)/, '').replace(/^(\/[^#]*)#.*$/, '$1'),
    // https://a.example → a.example
    bare.replace(/^https?:\/\//, ''),
    // An e-mail address is no path: as one it would be taken, and every message lost.
    ...(/[@:]/.test(bare) ? [] : [`/${bare}`]),
    // <iframe src="https://a.example"></iframe> → https://a.example
    value
      .match(/<[^>]*\ssrc=["']?((?:https?:)?\/\/[^\s"'>]+)/i)?.[1]
      ?.replace(/^(?:http:)?(?=\/\/)/, 'https:')
      .replaceAll('&amp;', '&') ?? value,
    // What was copied along with an address: <…>, or the words before it. Words behind it may be its end, behind a space that slipped in.
    value.match(/https?:\/\/[^\s<>()[\]"]+(?=[\s<>()[\]".,;]*$)/)?.[0] ?? value,
    // services > training → services.training
    ...(value.includes('/') ? [] : [value.replace(/[\s>›,]+/g, '.')]),
    // Only an address has levels: of another name, the last of them is meant. Guia/Após a Mudança → apos-a-mudanca
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

/** A time on the clock of 24 hours, by its parts; `half` says which half of the day it is on the clock of 12. */
function onClock(_: string, hour: string, minute = '00', half?: string): string {
  const hours = half ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hour)
  return `${String(hours).padStart(2, '0')}:${minute}`
}

/** A language tag with its capitals where they belong; the value itself where it is none. */
function canonicalTag(value: string): string {
  try {
    return Intl.getCanonicalLocales(value.replace(/[_ ]/g, '-'))[0] ?? value
  } catch {
    return value
  }
}

/**
 * The days that a date can mean which is not written as year-month-day: where neither number is more than twelve, that of countries that write
 * the day first, then that of countries that write the month first.
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

/** A day as year-month-day; none where there is no such day. */
function possibleDays(year = '', month = '', day = ''): string[] {
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${written}T00:00:00Z`)
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== written ? [] : [written]
}
