import { once } from 'node:events'
import { existsSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { contentHash } from '../content-hash.ts'
import { realFolder } from './paths.ts'

const pauseMs = 100

/**
 * Works on a folder while no other process does: their files would mix.
 *
 * @param onWait called once, where another process has to end its work first
 */
export async function withLock<T>(path: string, work: () => Promise<T>, onWait: () => void): Promise<T> {
  const address = lockAddress(realFolder(path))
  const turn = createServer()
  for (let tries = 0; !(await take(turn, address)); tries++) {
    if (tries === 0) onWait()
    await wait(pauseMs)
  }
  try {
    return await work()
  } finally {
    turn.close()
  }
}

/** The socket path used as a lock: the process that listens on it holds the lock, and the system frees it when that process exits. */
function lockAddress(folder: string): string {
  const name = `site-generator-${contentHash(folder)}`
  if (process.platform === 'linux') return `\0${name}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), name)
}

async function take(turn: Server, address: string): Promise<boolean> {
  try {
    await once(turn.listen(address), 'listening')
    return true
  } catch (error) {
    if (existsSync(address)) removeAbandoned(address)
    // Where the system refuses such addresses, nobody waits.
    return (error as NodeJS.ErrnoException).code !== 'EADDRINUSE'
  }
}

/** Removes the file of an address, which macOS keeps, unless somebody listens. */
function removeAbandoned(file: string): void {
  const socket = connect(file, () => socket.destroy())
  socket.on('error', ({ code }: NodeJS.ErrnoException) => code === 'ECONNREFUSED' && rmSync(file, { force: true }))
}
