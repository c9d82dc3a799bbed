import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { bundle } from '../bundle/bundle.ts'
import { editApp } from '../bundle/edit-app.ts'
import { startEditServer } from '../edit/edit-server.ts'
import { cachedLog } from '../edit/log-store.ts'
import { checkAndPrint } from './check-and-print.ts'
import { command, options, portOf } from './command.ts'
import { explainRefusal } from './explain-refusal.ts'

/** Opens the editor in the browser: the site, whose texts are changed by clicking them. */
export const editCommand = command('edit', {
  options: { config: options.config, port: options.port, 'no-open': { type: 'boolean' } },
  async run(values, io) {
    const [file, port] = [resolve(values.config), portOf(values, io)]
    // Without a site that can be shown, there is nothing to click on.
    if (!checkAndPrint(file, io)) return 1
    process.env.NODE_ENV = 'production'
    const { address } = await startEditServer({
      file,
      port,
      server: bundle().then(({ server }) => server),
      app: editApp(),
      store: cachedLog(file),
      onError: (error) =>
        io.err(`${explainRefusal(error, { command: 'edit', io }) ?? String((error as Error).stack)}\n`),
    })
    io.out(`${address}\n`)
    if (io.isTerminal && !values['no-open']) openInBrowser(address)
    return undefined
  },
})

/** How each system opens an address; others have `xdg-open`. */
const openers: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
}

/** Opens an address. Where there is no browser, it stands in the terminal. */
function openInBrowser(address: string): void {
  const [program = 'xdg-open', ...args] = openers[process.platform] ?? []
  spawn(program, [...args, address], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref()
}
