import { listTrades } from './trades.ts'

/** A trade as a person is asked for it. */
export interface NamedTrade {
  readonly key: string
  readonly name: string
}

/** All trades by their names in a language, or else in English. */
export function nameTrades(language: string): NamedTrade[] {
  return listTrades()
    .sort((a, b) => Number(a.isOther) - Number(b.isOther))
    .map(({ key, names }) => ({ key, name: names[language] ?? names.en ?? key }))
}
