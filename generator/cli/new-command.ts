import { lstatSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { checkSource } from '../check/check-file.ts'
import { messageLanguage } from '../diagnostics/languages.ts'
import { formatDiagnostics } from '../diagnostics/reporters/format-diagnostics.ts'
import { beginSite, findTrade, nameTrades } from '../edit/begin-site.ts'
import { localeEntry } from '../edit/new-part.ts'
import type { NewSite } from '../edit/new-site.ts'
import { projectFile } from '../lib/paths.ts'
import { slugify } from '../lib/slugify.ts'
import { starterLanguages, starterWords } from '../words/starter-words.ts'
import { command, WrongUsage } from './command.ts'
import { commandWords } from './command-words.ts'
import { type Io, showsColours } from './io.ts'
import { madeBeside } from './site-folders.ts'

type Answers = Partial<Record<'name' | 'trade' | 'description' | 'languages' | 'url' | 'email', string>>

/** Begins a site in a folder of its own: a whole site of a trade, or one with placeholders for the texts that are to be written. */
export const newCommand = command('new', {
  options: {
    name: { type: 'string', value: 'NAME' },
    languages: { type: 'string', value: 'TAG,TAG' },
    trade: { type: 'string', value: 'TRADE' },
    description: { type: 'string', value: 'WORDS' },
    url: { type: 'string', value: 'URL' },
    email: { type: 'string', value: 'ADDRESS' },
    to: { type: 'string', value: 'DIR' },
  },
  async run({ to, ...given }, io) {
    const say = commandWords(io)
    const answers = given.name === undefined && io.isTerminal && process.stdin.isTTY ? await ask(given, io) : given
    const site = describeSite(answers, io)
    const folder = resolve(to ?? folderName(site.name))
    // A link that leads nowhere is there, too.
    if (lstatSync(folder, { throwIfNoEntry: false })) {
      io.err(`${say.siteThere(relative(process.cwd(), folder))}\n`)
      return 1
    }
    const file = join(folder, 'site.config.yaml')
    const schema = relative(folder, projectFile('schema/site-config.schema.json')).replaceAll('\\', '/')
    const { text, logo, untranslated } = beginSite(site, schema)
    // What was said of the site may be wrong, such as its address: it is told where it would stand, and nothing is written.
    const shown = relative(process.cwd(), file)
    const { diagnostics } = checkSource({ file: shown, bytes: new TextEncoder().encode(text) })
    // Its logo comes with it.
    const errors = diagnostics.filter(({ severity, code }) => severity === 'error' && code !== 'image-missing')
    if (errors.length > 0) {
      const format = { format: 'pretty', language: messageLanguage(io.env), colour: showsColours(io) } as const
      io.err(`${formatDiagnostics(errors, { ...format, file: shown })}\n`)
      return 1
    }
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'logo.svg'), logo)
    writeFileSync(join(folder, '.gitignore'), `${madeBeside.join('\n')}\n`)
    writeFileSync(file, text)
    io.out(`${say.siteMade({ file: shown })}\n`)
    io.out(`${say.siteTexts({ isWhole: site.trade !== undefined, untranslated, file: shown })}\n`)
    return 0
  },
})

/** Asks for what was not said. An empty answer leaves it out. */
async function ask(given: Answers, io: Io): Promise<Answers> {
  const dialogue = createInterface({ input: process.stdin, output: process.stdout })
  const answers = { ...given }
  const questions = commandWords(io).siteQuestions(nameTrades(messageLanguage(io.env)))
  try {
    for (const [key, question] of Object.entries(questions) as [keyof Answers, string][]) {
      answers[key] ??= (await dialogue.question(`${question} `)).trim() || undefined
    }
  } finally {
    dialogue.close()
  }
  return answers
}

function describeSite({ name, languages, trade: wanted, description, url, email }: Answers, io: Io): NewSite {
  const say = commandWords(io)
  if (name === undefined || name.trim() === '') throw new WrongUsage(say.siteNew())
  const tags = (languages ?? messageLanguage(io.env)).split(/[\s,]+/).filter((tag) => tag !== '')
  const trade = wanted === undefined ? undefined : findTrade(wanted)
  if (wanted !== undefined && trade === undefined)
    throw new WrongUsage(say.siteTrade(wanted, nameTrades(messageLanguage(io.env))))
  for (const tag of tags) {
    if (trade === undefined && !isKnown(tag)) throw new WrongUsage(say.siteLanguage(tag, starterLanguages))
    if (!localeEntry(tag)) throw new WrongUsage(say.partRefused({ refused: 'tag-wrong', value: tag, allowed: [] }))
  }
  const host = `${folderName(name)}.example`
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

function folderName(name: string): string {
  return slugify(name).replaceAll('/', '-') || 'site'
}
