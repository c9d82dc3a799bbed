import type { NamedTrade } from '../../diagnostics/messages/en/commands.ts'
import { listTrades } from './trades.ts'

/** All trades by their names in a language, or else in English. */
export function nameTrades(language: string): NamedTrade[] {
  return listTrades().map(({ key, names }) => ({
    key,
    name: names[language] ?? names[language.slice(0, 2)] ?? names.en ?? key,
  }))
}
