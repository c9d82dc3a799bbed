import { availableParallelism } from 'node:os'
import { relative } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import type { SiteConfig } from '../../schema/site-config.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { formatDiagnostics } from '../diagnostics/format-diagnostics.ts'
import { languageOf } from '../diagnostics/language-of.ts'
import type { Io } from '../io.ts'
import { load } from '../load.ts'
import { shapedConfig } from '../validate.ts'
import { checkSource, readSource } from './check-file.ts'
import { checkInThread } from './check-thread.ts'

/** From this size on, checking a file takes longer than starting a thread that does it. */
const largeFile = 2_000_000

/** Left alone, V8 lets the heap of each thread grow to several times what is in use; this takes a fifth off the peak and costs no time. */
const modestGrowth = '--heap-growing-percent=60'

/** A check that may go on while the site is built. */
export interface RunningCheck {
  /** The configuration: it has at least the shape of one. Undefined where it has not. */
  readonly config?: SiteConfig
  /** Whether it has no error. By then, whatever is to be said of it is printed. */
  readonly isRight: Promise<boolean>
}

/** Checks a file: a small one at once, a large one in another thread, which the build need not wait for. */
export async function startCheck(file: string, io: Io): Promise<RunningCheck> {
  const name = relative(process.cwd(), file)
  const report = (diagnostics: readonly Diagnostic[]) => printDiagnostics(diagnostics, { name, io })
  const source = await readSource(name)
  if ('diagnostics' in source) return { isRight: Promise.resolve(report(source.diagnostics)) }
  if (source.bytes.length < largeFile || availableParallelism() === 1) {
    const { config, diagnostics } = checkSource(source)
    return { config, isRight: Promise.resolve(report(diagnostics)) }
  }
  setFlagsFromString(modestGrowth)
  const shared = { file: name, bytes: sharedCopy(source.bytes) }
  const isRight = checkInThread(shared).then(report)
  const loaded = load(shared)
  return { config: 'document' in loaded ? shapedConfig(loaded.document) : undefined, isRight }
}

/** The same bytes where all threads can read them. */
function sharedCopy(bytes: Uint8Array): Uint8Array {
  const copy = new Uint8Array(new SharedArrayBuffer(bytes.length))
  copy.set(bytes)
  return copy
}

/** Prints what is to be said of a configuration. Returns whether it has no error. */
function printDiagnostics(diagnostics: readonly Diagnostic[], { name, io }: { name: string; io: Io }): boolean {
  if (diagnostics.length > 0) {
    const colour = io.isTerminal && !io.env.NO_COLOR
    io.err(
      `${formatDiagnostics(diagnostics, { file: name, format: 'pretty', language: languageOf(io.env), colour })}\n`,
    )
  }
  return diagnostics.every(({ severity }) => severity === 'warning')
}
