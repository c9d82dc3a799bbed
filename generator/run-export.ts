import { relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { exportHosts, exportSite } from './hosting/export-site.ts'
import type { Io } from './run-check.ts'

const usage = `export --host ${exportHosts.join('|')} [--out DIR] [--to DIR]`

/** The command `export`: writes a built site as a folder for one host. Returns the exit code. */
export async function runExport(args: readonly string[], io: Io): Promise<number> {
  const options = readOptions(args)
  if ('mistake' in options) {
    io.err(`${options.mistake}\nusage: ${usage}\n`)
    return 2
  }
  try {
    await exportSite(options)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    io.err(`There is no built site in ${relative(process.cwd(), options.out)}. Run: npm run build\n`)
    return 1
  }
  io.out(`${relative(process.cwd(), options.to) || '.'} is ready for ${options.host}\n`)
  return 0
}

function readOptions(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        host: { type: 'string' },
        out: { type: 'string', default: 'dist' },
        to: { type: 'string', default: 'public' },
      },
    })
    const host = exportHosts.find((name) => name === values.host)
    if (!host) return { mistake: `--host ${values.host ?? ''}?` }
    const [out, to] = [resolve(values.out), resolve(values.to)]
    // The folder is emptied first: it must be none that holds anything else.
    if (`${out}/`.startsWith(`${to}/`) || process.cwd().startsWith(to)) return { mistake: `--to ${values.to}?` }
    return { host, out, to }
  } catch (error) {
    return { mistake: (error as Error).message }
  }
}
