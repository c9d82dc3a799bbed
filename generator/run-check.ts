import { parseArgs } from 'node:util'
import { checkFile } from './check-file.ts'
import { type Format, formatDiagnostics, formatNames } from './diagnostics/format-diagnostics.ts'
import type { Language } from './diagnostics/words.ts'
import { languageOf } from './diagnostics/language-of.ts'

/** Where a command prints, and what it may know of its surroundings. */
export interface Io {
  /** Prints results. */
  out(text: string): void
  /** Prints what is not a result. */
  err(text: string): void
  readonly env: Readonly<Record<string, string | undefined>>
  /** Whether a person reads the results on a terminal. */
  readonly isTerminal: boolean
}

interface CheckOptions {
  readonly file: string
  readonly format: Format
  readonly language: Language
  readonly colour: boolean
}

const usage = `check [--config FILE] [--format ${formatNames.join('|')}] [--lang en|pt]`

/**
 * The command `check`: checks the configuration and builds nothing.
 *
 * @param args the arguments after the command's name
 * @returns the exit code: 0 fine, 1 the configuration is wrong, 2 wrong usage
 */
export async function runCheck(args: readonly string[], io: Io): Promise<number> {
  const options = readOptions(args, io)
  if ('mistake' in options) {
    io.err(`${options.mistake}\n${usage}\n`)
    return 2
  }
  const { diagnostics } = await checkFile(options.file)
  io.out(`${formatDiagnostics(diagnostics, options)}\n`)
  return diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0
}

function readOptions(args: readonly string[], io: Io): CheckOptions | { mistake: string } {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        config: { type: 'string', default: 'site.config.yaml' },
        format: { type: 'string', default: 'pretty' },
        lang: { type: 'string' },
      },
    })
    const format = formatNames.find((name) => name === values.format)
    if (!format) return { mistake: `--format ${values.format}?` }
    if (values.lang !== undefined && values.lang !== 'en' && values.lang !== 'pt') return { mistake: `--lang ${values.lang}?` }
    return { file: values.config, format, language: values.lang ?? languageOf(io.env), colour: io.isTerminal && !io.env.NO_COLOR }
  } catch (error) {
    return { mistake: (error as Error).message }
  }
}
