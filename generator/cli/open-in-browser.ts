import { spawn } from 'node:child_process'

/** How each system opens an address; others have `xdg-open`. */
const openers: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
}

/** Opens an address. Where there is no browser, it stands in the terminal. */
export function openInBrowser(address: string): void {
  const [program = 'xdg-open', ...args] = openers[process.platform] ?? []
  spawn(program, [...args, address], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref()
}
