import { relative } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { checkInSteps } from '../check/check-file.ts'
import { readSource } from '../check/read-source.ts'
import { RunningCheck } from '../check/running-check.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { languageOf } from '../diagnostics/languages.ts'
import { formatDiagnostics } from '../diagnostics/reporters/format-diagnostics.ts'
import { type Io, showsColours } from './io.ts'

/** The size in bytes from which a build does not wait for the end of the check. */
const largeFile = 2_000_000

/** Keeps V8 from letting the heap of each thread grow to several times what is in use. */
const modestGrowth = '--heap-growing-percent=25'

/**
 * Checks a small file completely, and a large one against the schema: the rest runs during the build. Prints the diagnostics at
 * the end.
 */
export function startCheck(file: string, io: Io): RunningCheck {
  const name = relative(process.cwd(), file)
  const report = (diagnostics: readonly Diagnostic[]) => printDiagnostics(diagnostics, { name, io })
  const source = readSource(name)
  const bytes = 'bytes' in source ? source.bytes : new Uint8Array()
  const isLarge = bytes.length >= largeFile
  if (isLarge) setFlagsFromString(modestGrowth)
  const check = new RunningCheck(checkInSteps(source), report, bytes)
  if (!isLarge) check.finish()
  return check
}

/** Prints diagnostics. Returns whether there is no error. */
function printDiagnostics(diagnostics: readonly Diagnostic[], { name, io }: { name: string; io: Io }): boolean {
  if (diagnostics.length > 0) {
    const format = { file: name, format: 'pretty', language: languageOf(io.env), colour: showsColours(io) } as const
    io.err(`${formatDiagnostics(diagnostics, format)}\n`)
  }
  return diagnostics.every(({ severity }) => severity === 'warning')
}
