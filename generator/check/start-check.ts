import { relative } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { formatDiagnostics } from '../diagnostics/format-diagnostics.ts'
import { languageOf } from '../diagnostics/language-of.ts'
import type { Io } from '../io.ts'
import { checkInSteps, readSource } from './check-file.ts'
import { RunningCheck } from './running-check.ts'

/** The bytes from which on a check takes so long that a build need not wait for its end. */
const largeFile = 2_000_000

/** Left alone, V8 lets the heap of each thread grow to several times what is in use. */
const modestGrowth = '--heap-growing-percent=25'

/** Checks a file: a small one whole, a large one as far as it takes to build something of it. What is to be said of it is printed at the end. */
export async function startCheck(file: string, io: Io): Promise<RunningCheck> {
  const name = relative(process.cwd(), file)
  const report = (diagnostics: readonly Diagnostic[]) => printDiagnostics(diagnostics, { name, io })
  const source = await readSource(name)
  const isLarge = 'bytes' in source && source.bytes.length >= largeFile
  if (isLarge) setFlagsFromString(modestGrowth)
  const check = new RunningCheck(checkInSteps(source), report)
  if (!isLarge) check.finish()
  return check
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
