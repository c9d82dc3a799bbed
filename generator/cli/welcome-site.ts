import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { bundle } from '../bundle/bundle.ts'
import { welcomeApp } from '../bundle/edit-app.ts'
import { LookPictures } from '../edit/welcome/look-pictures.ts'
import { isInUse, placeSite } from '../edit/welcome/place-site.ts'
import { type SitePlace, Welcome } from '../edit/welcome/welcome.ts'
import { startWelcomeServer } from '../edit/welcome/welcome-server.ts'
import { freeName } from '../lib/files/free-name.ts'
import { configName } from '../lib/files/site-file-names.ts'
import type { GeneratorPackage } from '../lib/packages/generator-package.ts'
import { installPackages } from './install-site.ts'
import type { Io } from './io.ts'
import { openInBrowser } from './open-in-browser.ts'
import { relativeSchema, schemaPath, writeSiteFiles } from './site-files.ts'
import { madeBeside } from './site-folders.ts'

/** What the welcome of a command is started with. */
export interface WelcomeStart {
  /** The folder below which a new one is made, named after the company. */
  readonly parent?: string
  /** The folder of the site, where it is known. */
  readonly folder?: string
  readonly port: number
  readonly isOpened: boolean
  /** The package that the site lists; undefined for one of this checkout. */
  readonly generator: (GeneratorPackage & { readonly tarball?: string | undefined }) | undefined
  readonly isInstalled: boolean
}

/** Asks in the browser what a new site needs, makes it, and has its editor open in the same tab. Ends when that does. Returns its exit code. */
export async function welcomeSite({ port, isOpened, ...wanted }: WelcomeStart, io: Io): Promise<number> {
  process.env.NODE_ENV = 'production'
  const onError = (error: unknown) => io.err(`${String((error as Error).stack)}\n`)
  const folder = mkdtempSync(join(tmpdir(), 'welcome-'))
  const pictures = new LookPictures(
    bundle().then(({ server }) => server),
    { answers: folder, looks: folder },
  )
  let editor: ChildProcess | undefined
  let onEnd: (code: number) => void = () => {}
  const ended = new Promise<number>((done) => {
    onEnd = done
  })
  const place = sitePlace(wanted, (child) => {
    editor = child
    child.on('close', (code) => onEnd(code ?? 0))
  })
  const welcome = new Welcome(place, pictures)
  const server = await startWelcomeServer({ port, welcome, pictures, app: welcomeApp(), onError })
  io.out(`${server.address}\n`)
  if (isOpened) openInBrowser(server.address)
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => (editor ? void editor.kill(signal) : process.exit(0)))
  const code = await ended
  await server.close()
  return code
}

function sitePlace(
  { parent = '.', folder, generator, isInstalled }: Omit<WelcomeStart, 'port' | 'isOpened'>,
  onEditor: (child: ChildProcess) => void,
): SitePlace {
  const folderFor = (name: string) =>
    folder ??
    join(
      parent,
      freeName(name, (one) => isInUse(join(parent, one))),
    )
  const isTaken = (name: string) => folder !== undefined && existsSync(join(folder, name))
  const installs = generator !== undefined && isInstalled
  return {
    steps: installs ? ['writing', 'installing', 'opening'] : ['writing', 'opening'],
    folder: (name) => basename(folderFor(name)),
    logo: freeName('logo.svg', isTaken),
    schema: (name) => (generator ? schemaPath(generator.name) : relativeSchema(folderFor(name))),
    async make(name, files, onStep) {
      const to = folderFor(name)
      placeSite(to, files, (staging) => {
        if (generator) return writeSiteFiles(staging, { name, generator })
        return writeFileSync(join(staging, '.gitignore'), `${madeBeside.join('\n')}\n`)
      })
      // Without its packages, the site is edited with those of this process.
      if (installs) {
        onStep('installing')
        await installPackages(to)
      }
      onStep('opening')
      return startEditor(join(to, configName), onEditor)
    },
  }
}

/** Starts the editor of a site, on any port that is free. Returns its address. */
function startEditor(file: string, onEditor: (child: ChildProcess) => void): Promise<string> {
  const args = [...process.execArgv, process.argv[1] ?? '', 'edit', '--no-open', '--port', '0', '--config', file]
  const child = spawn(process.execPath, args, { cwd: dirname(file), stdio: ['inherit', 'pipe', 'inherit'] })
  return new Promise((done, fail) => {
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk)
      said += chunk
      const address = /http:\/\/\S+(?=\n)/.exec(said)?.[0]
      if (address === undefined) return
      onEditor(child)
      done(address)
    })
    child.on('error', fail).on('close', (code: number | null) => fail(new Error(`The editor ended with ${code}.`)))
  })
}
