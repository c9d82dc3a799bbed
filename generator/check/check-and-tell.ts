import type { SiteConfig } from '../../schema/site-config.ts'
import type { Language } from '../diagnostics/languages.ts'
import { formatDiagnostics } from '../diagnostics/reporters/format-diagnostics.ts'
import { checkSource } from './check-file.ts'
import type { ReadSource } from './read-source.ts'

/** How people are told. */
export interface Telling {
  /** The name of the file, as it is told. */
  readonly name: string
  readonly language: Language
  readonly colour: boolean
}

/** What a check has found, in words; no words where there is nothing to say. The configuration is there unless it has errors. */
export interface ToldCheck {
  readonly config?: SiteConfig
  readonly text?: string
}

/** Checks a source, and writes what was found for people. */
export function checkAndTell(source: ReadSource, { name, language, colour }: Telling): ToldCheck {
  const { config, diagnostics } = checkSource(source)
  const format = { file: name, format: 'pretty', language, colour } as const
  return { ...(config && { config }), ...(diagnostics.length > 0 && { text: formatDiagnostics(diagnostics, format) }) }
}
