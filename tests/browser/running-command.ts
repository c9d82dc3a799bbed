import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../site/command.ts'

/** A command of the generator that serves a site. */
export interface RunningCommand {
  /** Its address, without a slash at the end. */
  readonly address: string
  /** What it says to open: its address, with what stands behind it. */
  readonly opening: string
  /** What it has printed. */
  output(): string
  isRunning(): boolean
  stop(): void
}

/** Runs a command, on a free port if none is given, in the folder of the project or another one, and waits until it says where it serves. */
export function startCommand(args: readonly string[], port = '0', cwd = root): Promise<RunningCommand> {
  const child = spawn(process.execPath, [join(root, 'generator/main.mjs'), ...args, '--port', port], { cwd })
  let output = ''
  return new Promise((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk
      const [, opening, address] = /((http:\/\/localhost:\d+)\/\S*)\n/.exec(output) ?? []
      const isRunning = () => child.exitCode === null && child.signalCode === null
      if (opening && address)
        resolve({ address, opening, output: () => output, isRunning, stop: () => void child.kill() })
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.on('close', (exitCode) => reject(new Error(`${args[0]} ended with ${exitCode}:\n${output}`)))
  })
}
