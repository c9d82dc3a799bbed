import { relative } from 'node:path'
import type { SiteConfig } from '../../schema/site-config.ts'
import { checkAndTell, type Telling } from '../check/check-and-tell.ts'
import { readSource } from '../check/read-source.ts'
import { messageLanguage } from '../diagnostics/languages.ts'
import { type Io, showsColours } from './io.ts'

/** Checks a configuration file and prints what was found. Returns the configuration, unless it has errors. */
export function checkAndPrint(file: string, io: Io): SiteConfig | undefined {
  const telling = tellingOf(file, io)
  const { config, text } = checkAndTell(readSource(telling.name), telling)
  if (text !== undefined) io.err(`${text}\n`)
  return config
}

/** How what is found in a file is told. */
export function tellingOf(file: string, io: Io): Telling {
  return { name: relative(process.cwd(), file), language: messageLanguage(io.env), colour: showsColours(io) }
}
