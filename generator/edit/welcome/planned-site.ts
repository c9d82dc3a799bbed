import type { Direction } from '../../../schema/look.ts'
import { memoize } from '../../../src/memoize.ts'
import type { UntranslatedLanguage, WelcomeAnswers } from '../../../src/welcome/protocol.ts'
import { slugify } from '../../lib/addresses/slugify.ts'
import { type TradeSite, tradeSite } from '../new-site/trade-site.ts'
import { tradeKeys } from '../new-site/trades.ts'
import { countryFacts } from './country-facts.ts'

/** The answers that the pages of a site are made of. */
export type PlannedAnswers = WelcomeAnswers & Required<Pick<WelcomeAnswers, 'name' | 'trade' | 'country' | 'languages'>>

/** The name of the folder of a site, by the name of its company. Where that has no Latin letters, it is the word of the trade. */
export function folderName({
  name = '',
  trade,
}: {
  readonly name?: string
  readonly trade?: string | undefined
}): string {
  return slugify(name).replaceAll('/', '-') || trade || 'site'
}

/** Whether enough is answered to show pages. */
export function canBeShown(answers: WelcomeAnswers): answers is PlannedAnswers {
  const { name, trade, country, languages } = answers
  return name !== undefined && trade !== undefined && country !== undefined && languages !== undefined
}

interface Placed {
  readonly direction: Direction | undefined
  /** The name of the logo's file; undefined where there is none. */
  readonly logo: string | undefined
  /** The path below which its pages lie, without a slash at its end; left out, they lie at the root. */
  readonly below?: string
  /** The path of the JSON schema, from the folder of the file. */
  readonly schema: string
}

/** The site that comes of the answers. */
export function planSite(answers: PlannedAnswers, { direction, logo, below = '', schema }: Placed): TradeSite {
  const { name, trade, country, languages } = answers
  const { town = '', phone = '', email = '' } = trimmed(answers.reach)
  const host = `${folderName(answers)}.example`
  const own = {
    ...(town && { town }),
    ...(phone && { phone: completed(phone, country) }),
    ...(direction && { direction }),
    ...(logo && { logo: `./${logo}` }),
  }
  const reached = { url: `https://www.${host}${below}`, email: email || `contact@${host}` }
  return tradeSite({ name: name.trim(), trade, country, languages, ...reached, ...own }, schema)
}

/** How many texts of the trade are to be translated, by language. */
export function countUntranslated({
  trade = '',
  country = '',
  languages = [],
}: WelcomeAnswers): readonly UntranslatedLanguage[] {
  return tradeKeys().includes(trade) ? planAndCount(JSON.stringify({ trade, country, languages })) : []
}

/** Memoized: it depends on three answers alone, and makes the whole site to count. */
const planAndCount = memoize((asked: string): readonly UntranslatedLanguage[] => {
  const answers = { name: 'A', ...(JSON.parse(asked) as Pick<PlannedAnswers, 'trade' | 'country' | 'languages'>) }
  return planSite(answers, { direction: undefined, logo: undefined, schema: '' }).untranslated.map(
    ({ language: _, ...counted }) => counted,
  )
})

/** A number is shown with the prefix of its country: visitors may be abroad. */
function completed(phone: string, country: string): string {
  return /^\s*(\+|00)/.test(phone) ? phone : `${countryFacts(country).prefix} ${phone.replace(/^0(?=\d)/, '')}`
}

function trimmed(reach: WelcomeAnswers['reach']): Partial<NonNullable<WelcomeAnswers['reach']>> {
  return Object.fromEntries(Object.entries(reach ?? {}).map(([key, text]) => [key, text.trim()]))
}
