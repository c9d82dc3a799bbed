import { lstatSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { checkSource } from '../check/check-file.ts'
import { messageLanguage } from '../diagnostics/languages.ts'
import { formatDiagnostics } from '../diagnostics/reporters/format-diagnostics.ts'
import { type NewSite, newLogo, newSite } from '../edit/new-site.ts'
import { projectFile } from '../lib/paths.ts'
import { slugify } from '../lib/slugify.ts'
import { starterLanguages, starterWords } from '../words/starter-words.ts'
import { command, WrongUsage } from './command.ts'
import { commandWords } from './command-words.ts'
import { type Io, showsColours } from './io.ts'
import { madeBeside } from './site-folders.ts'

type Answers = Partial<Record<'name' | 'languages' | 'trade' | 'url' | 'email', string>>

/** Begins a site in a folder of its own, with placeholders for the texts that are to be written. */
export const newCommand = command('new', {
  options: {
    name: { type: 'string', value: 'NAME' },
    languages: { type: 'string', value: 'TAG,TAG' },
    trade: { type: 'string', value: 'WORDS' },
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
    const text = newSite(site, schema)
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
    writeFileSync(join(folder, 'logo.svg'), newLogo)
    writeFileSync(join(folder, '.gitignore'), `${madeBeside.join('\n')}\n`)
    writeFileSync(file, text)
    io.out(`${say.siteMade({ file: shown })}\n`)
    return 0
  },
})

/** Asks for what was not said. An empty answer leaves it out. */
async function ask(given: Answers, io: Io): Promise<Answers> {
  const dialogue = createInterface({ input: process.stdin, output: process.stdout })
  const answers = { ...given }
  try {
    for (const [key, question] of Object.entries(commandWords(io).siteQuestions()) as [keyof Answers, string][]) {
      answers[key] ??= (await dialogue.question(`${question} `)).trim() || undefined
    }
  } finally {
    dialogue.close()
  }
  return answers
}

function describeSite({ name, languages, trade, url, email }: Answers, io: Io): NewSite {
  const say = commandWords(io)
  if (name === undefined || name.trim() === '') throw new WrongUsage(say.siteNew())
  const tags = (languages ?? messageLanguage(io.env)).split(/[\s,]+/).filter((tag) => tag !== '')
  for (const tag of tags) {
    if (!isKnown(tag)) throw new WrongUsage(say.siteLanguage(tag, starterLanguages))
  }
  const host = `${folderName(name)}.example`
  return { name, languages: tags, trade, url: url ?? `https://www.${host}`, email: email ?? `contact@${host}` }
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
