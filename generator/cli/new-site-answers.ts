import { createInterface } from 'node:readline/promises'
import { messageLanguage } from '../diagnostics/languages.ts'
import { localeEntry } from '../edit/forms/new-part.ts'
import { findTrade } from '../edit/new-site/begin-site.ts'
import { nameTrades } from '../edit/new-site/name-trades.ts'
import type { NewSite } from '../edit/new-site/new-site.ts'
import { folderName } from '../edit/welcome/planned-site.ts'
import { isPackaged } from '../lib/files/paths.ts'
import { generatorPackage } from '../lib/packages/generator-package.ts'
import { starterLanguages, starterWords } from '../words/starter-words.ts'
import { WrongUsage } from './command.ts'
import { commandWords } from './command-words.ts'
import type { Io } from './io.ts'

/** What a person says of a new site, by options or in the terminal. */
export type NewSiteAnswers = Partial<Record<'name' | 'trade' | 'description' | 'languages' | 'url' | 'email', string>>

/** Asks in the terminal for what was not said. An empty answer leaves it out. */
export async function askAnswers(given: NewSiteAnswers, io: Io): Promise<NewSiteAnswers> {
  const dialogue = createInterface({ input: process.stdin, output: process.stdout })
  const answers = { ...given }
  const questions = commandWords(io).siteQuestions(nameTrades(messageLanguage(io.env)))
  try {
    for (const [key, question] of Object.entries(questions) as [keyof NewSiteAnswers, string][]) {
      answers[key] ??= (await dialogue.question(`${question} `)).trim() || undefined
    }
  } finally {
    dialogue.close()
  }
  return answers
}

/** The site that the answers describe. @throws WrongUsage where they lack a name, or name what there is not */
export function describeSite(
  { name, languages, trade: wanted, description, url, email }: NewSiteAnswers,
  io: Io,
): NewSite {
  const say = commandWords(io)
  if (name === undefined || name.trim() === '')
    throw new WrongUsage(say.siteNew(isPackaged ? `npx ${generatorPackage().name} new` : 'npm run new --'))
  const tags = (languages ?? messageLanguage(io.env)).split(/[\s,]+/).filter((tag) => tag !== '')
  const trade = wanted === undefined ? undefined : findTrade(wanted)
  const trades = nameTrades(messageLanguage(io.env))
  if (wanted !== undefined && trade === undefined) throw new WrongUsage(say.siteTrade(wanted, trades))
  for (const tag of tags) {
    if (trade === undefined && !isKnown(tag)) throw new WrongUsage(say.siteLanguage(tag, starterLanguages, trades))
    if (!localeEntry(tag)) throw new WrongUsage(say.partRefused({ refused: 'tag-wrong', value: tag, allowed: [] }))
  }
  const host = `${folderName({ name, trade })}.example`
  const reached = { url: url ?? `https://www.${host}`, email: email ?? `contact@${host}` }
  return { name, languages: tags, trade, description, ...reached }
}

function isKnown(tag: string): boolean {
  try {
    return starterWords(tag) !== undefined
  } catch {
    return false
  }
}
