// What the package gives to programs. People use its commands: `cli/cli.ts`. Types are written out, as the package's are made from each file alone.
import type { SiteConfig } from '../schema/site-config.ts'
import { checkFile } from './check/check-file.ts'
import { main } from './cli/cli.ts'

export type { SiteConfig } from '../schema/site-config.ts'

/** What is wrong with a configuration, and where. */
export interface SiteProblem {
  readonly code: string
  readonly severity: 'error' | 'warning'
  /** Counted from 1, as the column. */
  readonly line: number
  readonly column: number
}

/** A checked configuration: it has its value if there is no error. */
export interface CheckedSite {
  readonly config?: SiteConfig
  readonly problems: readonly SiteProblem[]
}

/** Checks a configuration file. Whatever is wrong with it is a problem: none of it throws. */
export function checkSite(file: string): CheckedSite {
  const { config, diagnostics } = checkFile(file)
  const problems = diagnostics.map(({ code, severity, range: { start } }) => ({
    code,
    severity,
    line: start.line,
    column: start.column,
  }))
  return { ...(config && { config }), problems }
}

/**
 * Runs a command as a terminal would.
 *
 * @param args its name and its options, such as `['build', '--config', 'site.config.yaml']`
 * @returns its exit code; none of one that goes on serving
 */
export function runCommand(args: readonly string[]): Promise<number | undefined> {
  return main(args, {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    env: process.env,
    isTerminal: false,
  })
}
