import { relative } from 'node:path'
import type { SiteConfig } from '../../schema/site-config.ts'
import { checkFile } from '../check/check-file.ts'
import { messageLanguage } from '../diagnostics/languages.ts'
import { formatDiagnostics } from '../diagnostics/reporters/format-diagnostics.ts'
import { type Io, showsColours } from './io.ts'

/** Checks a configuration file and prints what was found. Returns the configuration, unless it has errors. */
export function checkAndPrint(file: string, io: Io): SiteConfig | undefined {
  const name = relative(process.cwd(), file)
  const { config, diagnostics } = checkFile(name)
  if (diagnostics.length > 0) {
    const format = {
      file: name,
      format: 'pretty',
      language: messageLanguage(io.env),
      colour: showsColours(io),
    } as const
    io.err(`${formatDiagnostics(diagnostics, format)}\n`)
  }
  return config
}
