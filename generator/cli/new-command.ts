import { copyFileSync, existsSync, lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { checkSource } from '../check/check-file.ts'
import { messageLanguage } from '../diagnostics/languages.ts'
import { formatDiagnostics } from '../diagnostics/reporters/format-diagnostics.ts'
import { type NewSite, newLogo, newSite } from '../edit/new-site.ts'
import { generatorPackage, ownTarball } from '../lib/generator-package.ts'
import { isPackaged, projectFile } from '../lib/paths.ts'
import { slugify } from '../lib/slugify.ts'
import { starterLanguages, starterWords } from '../words/starter-words.ts'
import { command, WrongUsage } from './command.ts'
import { commandWords } from './command-words.ts'
import { installPackages, openEditor } from './install-site.ts'
import { type Io, showsColours } from './io.ts'
import { schemaPath, siteFiles, vendorFolder } from './site-files.ts'
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
    generator: { type: 'string', value: 'FILE.tgz' },
    'no-install': { type: 'boolean' },
    'no-edit': { type: 'boolean' },
  },
  async run({ to, generator, 'no-install': isBare, 'no-edit': isUnopened, ...given }, io) {
    const say = commandWords(io)
    const tarball = generator === undefined ? ownTarball() : resolve(generator)
    if (tarball !== undefined && !existsSync(tarball)) {
      io.err(`${say.generatorMissing(relative(process.cwd(), tarball))}\n`)
      return 1
    }
    // Without a package, the site is one of this checkout.
    const hasPackage = isPackaged || tarball !== undefined
    const answers = given.name === undefined && io.isTerminal && process.stdin.isTTY ? await ask(given, io) : given
    const site = describeSite(answers, io)
    const folder = resolve(to ?? folderName(site.name))
    if (isInUse(folder)) {
      io.err(`${say.siteThere(relative(process.cwd(), folder))}\n`)
      return 1
    }
    const file = join(folder, 'site.config.yaml')
    const { name, version } = generatorPackage()
    const schema = relative(folder, projectFile('schema/site-config.schema.json')).replaceAll('\\', '/')
    const text = newSite(site, hasPackage ? schemaPath(name) : schema)
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
    writeFileSync(file, text)
    if (!hasPackage) {
      writeFileSync(join(folder, '.gitignore'), `${madeBeside.join('\n')}\n`)
      io.out(`${say.siteMade({ file: shown })}\n`)
      return 0
    }
    const source = tarball === undefined ? version : `file:${vendorFolder}/${basename(tarball)}`
    for (const [path, content] of siteFiles({ name: folderName(site.name), generator: name, source })) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), content)
    }
    if (tarball !== undefined) {
      mkdirSync(join(folder, vendorFolder))
      copyFileSync(tarball, join(folder, vendorFolder, basename(tarball)))
    }
    return finish(folder, { name, isBare, isUnopened }, io)
  },
})

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

/** Whether something is at the place of a new folder, be it a link that leads nowhere; a folder with nothing but git's own in it is as good as none. */
function isInUse(folder: string): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false })
  return found !== undefined && !(found.isDirectory() && readdirSync(folder).every((name) => name === '.git'))
}

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
  if (name === undefined || name.trim() === '')
    throw new WrongUsage(say.siteNew(isPackaged ? `npx ${generatorPackage().name} new` : 'npm run new --'))
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
