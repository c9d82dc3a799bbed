import { createRequire } from 'node:module'
import { packedPart } from '../files/paths.ts'

// The port `#libraries` on Node: packages that are loaded when they are needed, as few checks need them.

const require = createRequire(import.meta.url)

/** The YAML library. */
export function requireYaml(): typeof import('yaml') {
  return require('yaml') as typeof import('yaml')
}

/** The registry of language tags. The package has it as a file of its own, since it is half as large as the program. */
export function requireLanguageTags(): typeof import('language-tags') {
  return require(packedPart('language-tags.cjs') ?? 'language-tags') as typeof import('language-tags')
}

/** The library that finds slow regular expressions (ReDoS), in its pure JavaScript form. The package has it as a file of its own. */
export function requireRecheck(): Pick<typeof import('recheck'), 'checkSync'> {
  return require(packedPart('recheck.cjs') ?? 'recheck/lib/browser.js') as typeof import('recheck')
}

/** The measures of a typeface, from the file of its package. */
export function requireMetrics(file: string): unknown {
  return require(file)
}
