import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { delimiter, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { keyActions } from '../edit/web-driver-keys.ts'

/** A page in WebKit, driven over the WebDriver protocol. */
export interface WebKitPage {
  open(address: string): Promise<void>
  back(): Promise<void>
  /** Taps what a selector finds, where it is seen on the screen. */
  tap(selector: string): Promise<void>
  /** Taps a point of the window, whatever is there. */
  tapAt(x: number, y: number): Promise<void>
  /** Presses keys together, such as `Control+k`, or types a letter, where the focus is. */
  key(chord: string): Promise<void>
  type(selector: string, text: string): Promise<void>
  /** The value of an expression in the page. */
  read<T>(expression: string): Promise<T>
  /** Waits until an expression in the page is true. */
  until(expression: string): Promise<void>
  close(): Promise<void>
}

const driver = programPath('WebKitWebDriver')
const screen = programPath('Xvfb')

/** What is missing for tests in WebKit, which Debian has as packages. */
export const missing = [!driver && 'webkit2gtk-driver', !screen && 'xvfb'].filter((name) => name !== false)

function programPath(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))
}

/** Opens a window on a screen of its own. As narrow as a phone, its own buttons keep it at some 450 pixels. */
export async function openWebKit(width = 360): Promise<WebKitPage> {
  if (!driver || !screen) throw new Error(`Not installed: ${missing.join(', ')}`)
  const [display, name] = await startScreen(screen)
  const address = `http://127.0.0.1:${await freePort()}`
  // WebKit's sandbox does not work for root.
  const env = { ...process.env, DISPLAY: name, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }
  const running = spawn(driver, [`--port=${new URL(address).port}`], { env, stdio: 'ignore' })
  const end = () => [running, display].forEach((program) => void program.kill())
  await untilReady(address)
  const { sessionId } = await ask<{ sessionId: string }>(`${address}/session`, { capabilities: {} }).catch((error) => {
    end()
    throw error
  })
  const session = `${address}/session/${sessionId}`
  await ask(`${session}/window/rect`, { width, height: 800 })
  const read = <T>(expression: string) =>
    ask<T>(`${session}/execute/sync`, { script: `return ${expression}`, args: [] })
  return {
    read,
    open: (url) => ask(`${session}/url`, { url }),
    back: () => ask(`${session}/back`, {}),
    tap: async (selector) => {
      await ask(`${session}/actions`, { actions: [tapAt(await read<Point>(centreOf(selector)))] })
    },
    tapAt: (x, y) => ask(`${session}/actions`, { actions: [tapAt([x, y])] }),
    key: (chord) => ask(`${session}/actions`, { actions: keyActions(chord) }),
    type: async (selector, text) => {
      const found = await ask<Record<string, string>>(`${session}/element`, { using: 'css selector', value: selector })
      await ask(`${session}/element/${Object.values(found)[0]}/value`, { text })
    },
    until: async (expression) => {
      for (const end = Date.now() + 30_000; !(await read(expression)); await setTimeout(50)) {
        if (Date.now() > end) throw new Error(`It never came true that ${expression}`)
      }
    },
    close: async () => {
      await fetch(session, { method: 'DELETE' })
      end()
    },
  }
}

/** Starts a screen that nobody sees. Returns it with its name, which it chooses itself. */
async function startScreen(program: string): Promise<[ChildProcess, string]> {
  const display = spawn(program, ['-displayfd', '1', '-screen', '0', '1200x900x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = await once(display.stdout, 'data', { signal: soon() })
  return [display, `:${String(number).trim()}`]
}

/** Ends what waits for a program that does not answer. */
function soon(): AbortSignal {
  return AbortSignal.timeout(30_000)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

async function untilReady(address: string): Promise<void> {
  const isReady = () => fetch(`${address}/status`).then(Boolean, () => false)
  for (let attempt = 0; attempt < 200 && !(await isReady()); attempt++) await setTimeout(50)
}

/** Sends a command to the driver. Throws with the driver's words if it fails. */
async function ask<T = void>(address: string, command: unknown): Promise<T> {
  const response = await fetch(address, { method: 'POST', body: JSON.stringify(command), signal: soon() })
  const { value } = (await response.json()) as { value: T & { message?: string } }
  if (!response.ok) throw new Error(`${address}: ${value.message}`)
  return value
}

type Point = readonly [x: number, y: number]

/** An expression for the middle of an element, which it scrolls into view. */
function centreOf(selector: string): string {
  return `(() => {
    const element = document.querySelector(${JSON.stringify(selector)})
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    return [x + width / 2, y + height / 2].map(Math.round)
  })()`
}

function tapAt([x, y]: Point) {
  const actions = [
    { type: 'pointerMove', duration: 0, x, y },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]
  return { type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions }
}
