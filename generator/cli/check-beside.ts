import { findKindMistake } from '#kinds'
import type { SiteConfig } from '../../schema/site-config.ts'
import { readShape } from '../check/check-file.ts'
import { readSource } from '../check/read-source.ts'
import type { Thread } from '../thread/start-thread.ts'
import { checkAndPrint, reportOptions } from './check-and-print.ts'
import type { Io } from './io.ts'

/** A configuration that may be worked with, and what its check says in the end. */
interface BegunCheck {
  readonly config: SiteConfig
  /** Waits for the check and prints what was found. Returns whether the configuration has no errors. */
  confirm(): Promise<boolean>
}

/**
 * Checks a configuration file, in a thread where there is one. Most of a check is what rules say of a file that matches the schema: whoever needs
 * the configuration can go on with it meanwhile.
 *
 * @returns undefined where it has errors, which are printed
 */
export async function checkBeside(file: string, io: Io, thread: Thread | undefined): Promise<BegunCheck | undefined> {
  if (!thread) {
    const config = checkAndPrint(file, io)
    return config && { config, confirm: async () => true }
  }
  const options = reportOptions(file, io)
  const source = readSource(options.file)
  // What this makes of the kinds of the site is in the cache when the thread asks for it.
  findKindMistake(file)
  const checking = thread.ask('check', { source, options })
  const config = readShape(source)
  const confirm = async () => {
    const verdict = await checking
    if (!verdict) return checkAndPrint(file, io) !== undefined
    if (verdict.report !== undefined) io.err(`${verdict.report}\n`)
    return verdict.isRight
  }
  if (config) return { config, confirm }
  await confirm()
  return undefined
}
