import { existsSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { checkText } from '../check/check-file.ts'
import { messageLanguage } from '../diagnostics/languages.ts'
import { formatDiagnostics } from '../diagnostics/reporters/format-diagnostics.ts'
import { localeEntry } from '../edit/forms/new-part.ts'
import { beginSite, findTrade } from '../edit/new-site/begin-site.ts'
import { nameTrades } from '../edit/new-site/name-trades.ts'
import type { NewSite } from '../edit/new-site/new-site.ts'
import { isInUse, placeSite } from '../edit/welcome/place-site.ts'
import { folderName } from '../edit/welcome/planned-site.ts'
import { generatorPackage, ownTarball } from '../lib/generator-package.ts'
import { isPackaged } from '../lib/paths.ts'
import { configName } from '../lib/site-file-names.ts'
import { starterLanguages, starterWords } from '../words/starter-words.ts'
import { command, options, parsePort, WrongUsage } from './command.ts'
import { commandWords } from './command-words.ts'
import { installPackages, openEditor } from './install-site.ts'
import { type Io, refuse, showsColours } from './io.ts'
import { relativeSchema, schemaPath, writeSiteFiles } from './site-files.ts'
import { madeBeside } from './site-folders.ts'
import { welcomeSite } from './welcome-site.ts'

type NewSiteAnswers = Partial<Record<'name' | 'trade' | 'description' | 'languages' | 'url' | 'email', string>>

/** Begins a site in a folder of its own, by answers in the browser where its name is not said: a whole site of a trade, or one with placeholders for the texts that are to be written. */
export const newCommand = command('new', {
  options: {
    name: { type: 'string', value: 'NAME' },
    languages: { type: 'string', value: 'TAG,TAG' },
    trade: { type: 'string', value: 'TRADE' },
    description: { type: 'string', value: 'WORDS' },
    url: { type: 'string', value: 'URL' },
    email: { type: 'string', value: 'ADDRESS' },
    to: { type: 'string', value: 'DIR' },
    generator: { type: 'string', value: 'FILE.tgz' },
    'no-install': { type: 'boolean' },
    'no-edit': { type: 'boolean' },
    'no-open': { type: 'boolean' },
    port: options.port,
  },
  async run(values, io) {
    const {
      to,
      generator: named,
      'no-install': isBare,
      'no-edit': isUnopened,
      'no-open': isQuiet,
      port,
      ...given
    } = values
    const say = commandWords(io)
    const tarball = named === undefined ? ownTarball() : resolve(named)
    if (tarball !== undefined && !existsSync(tarball))
      return refuse(io, say.generatorMissing(relative(process.cwd(), tarball)))
    // Without a package, the site is one of this checkout.
    const generator = isPackaged || tarball !== undefined ? { ...generatorPackage(), tarball } : undefined
    if (given.name === undefined && !isUnopened && (io.isTerminal || isQuiet)) {
      const place = to === undefined ? { parent: process.cwd() } : { folder: resolve(to) }
      if (to !== undefined && isInUse(resolve(to)))
        return refuse(io, say.siteThere(relative(process.cwd(), resolve(to))))
      const isOpened = io.isTerminal && !isQuiet
      return welcomeSite({ ...place, port: parsePort({ port }, io), isOpened, generator, isInstalled: !isBare }, io)
    }
    const answers = given.name === undefined && io.isTerminal && process.stdin.isTTY ? await ask(given, io) : given
    const site = describeSite(answers, io)
    const folder = resolve(to ?? folderName(site.name))
    if (isInUse(folder)) return refuse(io, say.siteThere(relative(process.cwd(), folder)))
    const file = relative(process.cwd(), join(folder, configName))
    const schema = generator ? schemaPath(generator.name) : relativeSchema(folder)
    const { text, logo, drawings, untranslated } = beginSite(site, schema)
    const wrong = explainWrong(file, text, io)
    if (wrong !== undefined) return refuse(io, wrong)
    placeSite(folder, new Map([['logo.svg', logo], ...drawings, [basename(file), text]]), (staging) => {
      if (generator) writeSiteFiles(staging, { name: folderName(site.name), generator })
      else writeFileSync(join(staging, '.gitignore'), `${madeBeside.join('\n')}\n`)
    })
    const config = generator ? '' : ` --config ${file}`
    const texts = say.siteTexts({ isWhole: site.trade !== undefined, untranslated, config })
    if (!generator) {
      io.out(`${say.siteMade({ file })}\n${texts}\n`)
      return 0
    }
    io.out(`${texts}\n`)
    return finish(folder, { name: generator.name, isBare, isUnopened }, io)
  },
})

/** What was said of the site may be wrong, such as its address: it is told where it would stand. Undefined where nothing is. */
function explainWrong(file: string, text: string, io: Io): string | undefined {
  const { diagnostics } = checkText(file, text)
  // Its logo comes with it.
  const errors = diagnostics.filter(({ severity, code }) => severity === 'error' && code !== 'image-missing')
  if (errors.length === 0) return undefined
  const format = { format: 'pretty', language: messageLanguage(io.env), colour: showsColours(io) } as const
  return formatDiagnostics(errors, { ...format, file })
}

/** Installs the packages of a new site, and opens its editor where a person waits for it. Returns the exit code. */
async function finish(
  folder: string,
  {
    name,
    isBare = false,
    isUnopened = false,
  }: { readonly name: string; readonly isBare?: boolean; readonly isUnopened?: boolean },
  io: Io,
): Promise<number> {
  const say = commandWords(io)
  const shown = relative(process.cwd(), folder) || '.'
  if (!isBare) io.out(`${say.siteInstalling(shown)}\n`)
  const isInstalled = !isBare && (await installPackages(folder))
  io.out(`${say.siteReady({ folder: shown, isInstalled })}\n`)
  if (!isBare && !isInstalled) return 1
  return isInstalled && !isUnopened && io.isTerminal ? openEditor(folder, name) : 0
}

/** Asks for what was not said. An empty answer leaves it out. */
async function ask(given: NewSiteAnswers, io: Io): Promise<NewSiteAnswers> {
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

function describeSite({ name, languages, trade: wanted, description, url, email }: NewSiteAnswers, io: Io): NewSite {
  const say = commandWords(io)
  if (name === undefined || name.trim() === '')
    throw new WrongUsage(say.siteNew(isPackaged ? `npx ${generatorPackage().name} new` : 'npm run new --'))
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
