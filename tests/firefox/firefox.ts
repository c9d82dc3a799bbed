import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { delimiter, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { keyActions } from '../edit/web-driver-keys.ts'
import { temporaryFolder } from '../site/command.ts'

const names = ['firefox', 'firefox-esr', 'firefox.exe']
const knownPlaces = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

/** The path of an installed Firefox: the one that FIREFOX_PATH names, or one of the system. */
export function findFirefox(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [process.env.FIREFOX_PATH ?? '', ...paths, ...knownPlaces].find((path) => path !== '' && existsSync(path))
}

/** Any free port, no requests of the browser's own, and nothing that moves. */
const preferences = {
  'marionette.port': 0,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'ui.prefersReducedMotion': 1,
}

type Answer = readonly [type: number, id: number, error: { readonly message: string } | null, result: unknown]

/**
 * A Firefox without a window. It is spoken to by Marionette, its own remote control, since that is there in every version and takes no more
 * than a socket: each message is JSON behind the number of its bytes and a colon.
 */
export class Firefox {
  #received = Buffer.alloc(0)
  #commands = 0
  readonly #waiting = new Map<number, (answer: Answer) => void>()
  readonly #socket: Socket

  private constructor(
    port: number,
    readonly close: () => Promise<void>,
  ) {
    this.#socket = connect(port, '127.0.0.1').on('data', (chunk) => this.#read(chunk))
  }

  static async start(path: string): Promise<Firefox> {
    const profile = await temporaryFolder()
    const lines = Object.entries(preferences).map((entry) => `user_pref(${entry.map((part) => JSON.stringify(part))});`)
    await writeFile(join(profile.path, 'user.js'), lines.join('\n'))
    const browser = spawn(path, ['--headless', '--marionette', '--no-remote', '--profile', profile.path], {
      stdio: 'ignore',
    })
    const ended = new Promise((resolve) => browser.once('close', resolve))
    const close = async () => {
      browser.kill()
      await ended
      await profile.remove()
    }
    const port = await readWhenThere(join(profile.path, 'MarionetteActivePort'))
    const firefox = new Firefox(Number(port), close)
    await firefox.send('WebDriver:NewSession', { 'moz:firefoxOptions': {} })
    return firefox
  }

  /** Sends a command of Marionette. Returns its result; throws if it fails. */
  send(command: string, parameters: object = {}): Promise<unknown> {
    const id = ++this.#commands
    const message = JSON.stringify([0, id, command, parameters])
    this.#socket.write(`${Buffer.byteLength(message)}:${message}`)
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, ([, , error, result]) => {
        if (error) reject(new Error(`${command}: ${error.message}`))
        else resolve((result as { value?: unknown } | null)?.value)
      })
    })
  }

  /** Opens an address, in a document of its own also where only the part behind the hash differs. */
  async open(url: string): Promise<void> {
    for (const each of ['about:blank', url]) await this.send('WebDriver:Navigate', { url: each })
  }

  /** What an expression is in the page. */
  evaluate<Result>(expression: string): Promise<Result> {
    return this.send('WebDriver:ExecuteScript', { script: `return ${expression}`, args: [] }) as Promise<Result>
  }

  /** Clicks as a mouse does, where the element is. */
  async click(selector: string): Promise<void> {
    await this.send('WebDriver:ElementClick', { id: await this.#find(selector) })
  }

  /** Presses a point of the window, whatever is there. */
  async pressAt(x: number, y: number): Promise<void> {
    const actions = [
      { type: 'pointerMove', duration: 0, x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    const pointer = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }
    await this.send('WebDriver:PerformActions', { actions: [pointer] })
  }

  /** Presses keys together, such as `Control+k`, or types a letter, where the focus is. */
  async key(chord: string): Promise<void> {
    await this.send('WebDriver:PerformActions', { actions: keyActions(chord) })
  }

  async type(selector: string, text: string): Promise<void> {
    await this.send('WebDriver:ElementSendKeys', { id: await this.#find(selector), text })
  }

  async #find(value: string): Promise<string> {
    const element = await this.send('WebDriver:FindElement', { using: 'css selector', value })
    return Object.values(element as Record<string, string>)[0] ?? ''
  }

  #read(chunk: Buffer): void {
    this.#received = Buffer.concat([this.#received, chunk])
    for (;;) {
      const start = this.#received.indexOf(':') + 1
      const end = start + Number(this.#received.subarray(0, Math.max(start - 1, 0)))
      if (start === 0 || this.#received.length < end) return
      const message = JSON.parse(this.#received.subarray(start, end).toString()) as Answer
      this.#received = this.#received.subarray(end)
      // The first message is a greeting.
      this.#waiting.get(message[1])?.(message)
    }
  }
}

async function readWhenThere(path: string): Promise<string> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const text = existsSync(path) ? await readFile(path, 'utf8') : ''
    if (text) return text
    await setTimeout(100)
  }
  throw new Error('Firefox does not start')
}
