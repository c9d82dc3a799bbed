import { spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { bundle } from '../../bundle/bundle.ts'
import { editApp } from '../../bundle/edit-app.ts'
import { sizeLimit } from '../../check/yaml/decode.ts'
import { removeAbandonedDrafts } from '../../edit/server/abandoned-drafts.ts'
import { askTrust } from '../../edit/server/ask-trust.ts'
import { startEditServer } from '../../edit/server/edit-server.ts'
import { LastReadable } from '../../edit/server/file-repair.ts'
import { recoverKilledPublication } from '../../edit/server/killed-publication.ts'
import { cachedLog, cachedTokens } from '../../edit/server/log-store.ts'
import { mayRunKinds, trustKinds } from '../../kinds/trust.ts'
import { endBetweenWrites } from '../../lib/files/end-between-writes.ts'
import { isPackaged } from '../../lib/files/paths.ts'
import { generatorPackage, ownTarball } from '../../lib/packages/generator-package.ts'
import { editorTranslators } from '../../translate/editor-translators.ts'
import { readOldBytes } from '../../translate/read-old-bytes.ts'
import { checkAndPrint } from '../check-and-print.ts'
import { command, options } from '../command.ts'
import { explainRefusal } from '../explain-refusal.ts'
import { findPort } from '../find-port.ts'
import { addMissingFonts, installFonts } from '../install-fonts.ts'
import { openInBrowser } from '../open-in-browser.ts'
import { generatedFolder } from '../refuse-folders.ts'
import { siteFolders } from '../site-folders.ts'
import { welcomeSite } from '../welcome-site.ts'

/** Opens the editor in the browser: the site, whose texts are changed by clicking them. Where there is no site yet, it is asked for and made. */
export const editCommand = command('edit', {
  options: {
    config: options.config,
    out: options.out,
    generated: options.generated,
    port: options.port,
    'no-open': { type: 'boolean' },
  },
  async run(values, io) {
    const { file, out } = siteFolders(values)
    const port = await findPort(values, io)
    const isOpened = io.isTerminal && !values['no-open']
    // Where nobody has named a file, there is no site yet.
    if (!existsSync(file) && values.config === options.config.default && !canBeEdited(file)) {
      const generator = isPackaged ? { ...generatorPackage(), tarball: ownTarball() } : undefined
      return welcomeSite({ folder: dirname(file), port, isOpened, generator, isInstalled: true }, io)
    }
    if (!canBeEdited(file)) {
      checkAndPrint(file, io)
      return 1
    }
    const openPage = (address: string) => {
      io.out(`${address}\n`)
      if (isOpened) openInBrowser(address)
    }
    const question = mayRunKinds(file, io.env) ? undefined : await askTrust({ file, port })
    if (question) openPage(question.address)
    const sendOn = await question?.answered
    if (question) trustKinds(file, io.env)
    await installFonts(file, io)
    process.env.NODE_ENV = 'production'
    const onError = (error: unknown) =>
      io.err(`${explainRefusal(error, { command: 'edit', io }) ?? String((error as Error).stack)}\n`)
    removeAbandonedDrafts(file)
    // Where nothing can be removed, publishing tells of it.
    await recoverKilledPublication(file).catch(onError)
    endBetweenWrites()
    const { address } = await startEditServer({
      file,
      port: question ? Number(new URL(question.address).port) : port,
      server: bundle().then(({ server }) => server),
      app: editApp(),
      store: cachedLog(file),
      tokens: cachedTokens(file),
      makeFolder: (host) => makeFolder(file, { host, out, generated: generatedFolder(values) }),
      addTypefaces: () => addMissingFonts(file),
      translators: (session) => editorTranslators(file, { session, onError }),
      readOldBytes,
      onError,
    })
    if (sendOn) sendOn(address)
    else openPage(address)
    return undefined
  },
})

/** Whether there is a file to edit, in whatever state it is, or there was one: the editor itself fixes what is wrong with it. */
function canBeEdited(file: string): boolean {
  const found = statSync(file, { throwIfNoEntry: false })
  return found ? found.isFile() && found.size <= sizeLimit : new LastReadable(file).text !== undefined
}

/** Builds the site as `build` does, and makes the folder of a host beside it as `export` does: each in a process of its own, as it takes all of one. */
async function makeFolder(
  file: string,
  { host, out, generated }: { readonly host: string; readonly out: string; readonly generated: string | undefined },
): Promise<string | undefined> {
  const to = resolve(dirname(out), 'public')
  const steps = [
    ['build', '--config', file, '--out', out, ...(generated === undefined ? [] : ['--generated', generated])],
    ['export', '--host', host, '--config', file, '--out', out, '--to', to],
  ]
  for (const step of steps) {
    const child = spawn(process.execPath, [...process.execArgv, process.argv[1] ?? '', ...step], { stdio: 'inherit' })
    const code = await new Promise((done) => child.on('close', done).on('error', () => done(1)))
    if (code !== 0) return undefined
  }
  return to
}
