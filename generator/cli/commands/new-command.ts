import { existsSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { checkText } from '../../check/check-file.ts'
import { messageLanguage } from '../../diagnostics/languages.ts'
import { formatDiagnostics } from '../../diagnostics/reporters/format-diagnostics.ts'
import { beginSite } from '../../edit/new-site/begin-site.ts'
import type { NewSite } from '../../edit/new-site/new-site.ts'
import { findDeadLink, isInUse, placeSite } from '../../edit/welcome/place-site.ts'
import { folderName } from '../../edit/welcome/planned-site.ts'
import { isPackaged } from '../../lib/files/paths.ts'
import { configName } from '../../lib/files/site-file-names.ts'
import { generatorPackage, ownTarball } from '../../lib/packages/generator-package.ts'
import { command, options } from '../command.ts'
import { commandWords } from '../command-words.ts'
import { findPort } from '../find-port.ts'
import { installPackages, openEditor } from '../install-site.ts'
import { type Io, refuse, showsColours } from '../io.ts'
import { askAnswers, describeSite } from '../new-site-answers.ts'
import { relativeSchema, schemaPath, writeSiteFiles } from '../site-files.ts'
import { madeBeside } from '../site-folders.ts'
import { type WelcomeStart, welcomeSite } from '../welcome-site.ts'

/** Starts a site in a folder of its own: a whole site of a trade, or one with placeholders for its texts. Without a name, it asks in the browser. */
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
    const tarball = named === undefined ? ownTarball() : resolve(named)
    if (tarball !== undefined && !existsSync(tarball))
      return refuse(io, commandWords(io).generatorMissing(relative(process.cwd(), tarball)))
    // Without a package, the site is one of this checkout.
    const generator = isPackaged || tarball !== undefined ? { ...generatorPackage(), tarball } : undefined
    if (given.name === undefined && !isUnopened && (io.isTerminal || isQuiet)) {
      const place = to === undefined ? { parent: process.cwd() } : { folder: resolve(to) }
      if (to !== undefined && isInUse(resolve(to))) return refuseFolder(resolve(to), io)
      const isOpened = io.isTerminal && !isQuiet
      return welcomeSite(
        { ...place, port: await findPort({ port }, io), isOpened, generator, isInstalled: !isBare },
        io,
      )
    }
    const isAsking = given.name === undefined && io.isTerminal && process.stdin.isTTY
    const site = describeSite(isAsking ? await askAnswers(given, io) : given, io)
    return startSite(site, { folder: resolve(to ?? folderName(site)), generator, isBare, isUnopened }, io)
  },
})

interface StartOptions {
  readonly folder: string
  readonly generator: WelcomeStart['generator']
  /** Whether its packages are not installed. */
  readonly isBare?: boolean | undefined
  /** Whether its editor is not opened. */
  readonly isUnopened?: boolean | undefined
}

/** Writes the files of a site into a new folder, and installs its packages. Returns the exit code. */
async function startSite(site: NewSite, { folder, generator, ...start }: StartOptions, io: Io): Promise<number> {
  const taken = isInUse(folder) ? folder : findDeadLink(folder)
  if (taken !== undefined) return refuseFolder(taken, io)
  const say = commandWords(io)
  const file = relative(process.cwd(), join(folder, configName))
  const schema = generator ? schemaPath(generator.name) : relativeSchema(folder)
  const { text, logo, drawings, untranslated } = beginSite(site, schema)
  const wrong = explainWrong(file, text, io)
  if (wrong !== undefined) return refuse(io, wrong)
  placeSite(folder, new Map([['logo.svg', logo], ...drawings, [configName, text]]), (staging) => {
    if (generator) writeSiteFiles(staging, { name: folderName(site), generator })
    else writeFileSync(join(staging, '.gitignore'), `${madeBeside.join('\n')}\n`)
  })
  const config = generator ? '' : ` --config ${file}`
  const texts = say.siteTexts({ isWhole: site.trade !== undefined, untranslated, config })
  if (!generator) {
    io.out(`${say.siteMade({ file })}\n${texts}\n`)
    return 0
  }
  io.out(`${texts}\n`)
  return finish(folder, { name: generator.name, ...start }, io)
}

function refuseFolder(folder: string, io: Io): number {
  return refuse(io, commandWords(io).siteThere(relative(process.cwd(), folder)))
}

/** The report on a new site's file: an answer such as its address may be wrong. Undefined where nothing is. */
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
  { name, isBare, isUnopened }: Pick<StartOptions, 'isBare' | 'isUnopened'> & { readonly name: string },
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
