import { type NewSite, newLogo, newSite } from './new-site.ts'
import { type TradeSite, tradeSite } from './trade-site.ts'
import { listTrades, type Trade } from './trades.ts'

/** The files of a new site: a whole one if its trade is known, else the beginning of one, with placeholders for its texts. */
export function beginSite({ trade, ...site }: NewSite, schema: string): TradeSite {
  return trade === undefined
    ? { text: newSite(site, schema), logo: newLogo, drawings: new Map(), untranslated: [] }
    : tradeSite({ ...site, trade }, schema)
}

/** The key of the trade that a person means: by its key, its name in any language or a word of it, or its number in the list; undefined if there is none. */
export function findTrade(answer: string): string | undefined {
  const trades = listTrades()
  const wanted = answer.trim().toLowerCase()
  const isMeant = ({ key, names }: Trade) =>
    [key, ...Object.values(names)].some((name) => {
      const whole = name.toLowerCase()
      // Words such as "or" name nothing.
      return whole === wanted || (wanted.length > 2 && whole.split(/[\s,()]+/).includes(wanted))
    })
  return (trades.find(isMeant) ?? (/^\d+$/.test(wanted) ? trades[Number(wanted) - 1] : undefined))?.key
}
