import { relative } from 'node:path'
import { createLeadReceiver } from './preview/lead-receiver.ts'
import { leadsFile, openLeadStore } from './preview/lead-store.ts'
import { preview } from './preview/preview.ts'
import { runBuild } from './run-build.ts'
import type { Io } from './run-check.ts'
import { readSiteOptions, type SiteOptions } from './site-options.ts'

/** The command `preview`: serves a built site. Returns an exit code only where it cannot. */
export async function runPreview(args: readonly string[], io: Io): Promise<number | undefined> {
  const options = readSiteOptions(args, io)
  if (!options) return 2
  try {
    const receiver = createLeadReceiver({ store: openLeadStore(leadsFile), print: (line) => io.out(`${line}\n`) })
    const { address } = await preview({
      ...options,
      handlers: (hosting) => [receiver(hosting)],
      print: (text) => io.err(`${text}\n`),
    })
    io.out(`${address}/\n`)
    return undefined
  } catch (error) {
    io.err(`${explain(error as NodeJS.ErrnoException, options)}\n`)
    return 1
  }
}

/** The command `start`: builds the site and serves it. Returns an exit code only where it cannot. */
export async function runStart(args: readonly string[], io: Io): Promise<number | undefined> {
  const exitCode = await runBuild(args, io)
  return exitCode === 0 ? runPreview(args, io) : exitCode
}

function explain(error: NodeJS.ErrnoException, { out, port }: SiteOptions): string {
  if (error.code === 'ENOENT') return `There is no built site in ${relative(process.cwd(), out)}. Run: npm run build`
  if (error.code === 'EADDRINUSE') return `Port ${port} is taken. Choose another: PORT=${port + 1} npm run preview`
  throw error
}
