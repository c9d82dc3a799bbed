import tags from 'language-tags'
import * as yaml from 'yaml'

// The port `#libraries` in the tab: they are in its bundle.

export function requireYaml(): typeof yaml {
  return yaml
}

export function requireLanguageTags(): typeof tags {
  return tags
}

/** The tab has no judge of regular expressions, which is larger than all else: in doubt, an expression is not slow. `check` and `build` judge. */
export function requireRecheck() {
  return { checkSync: () => ({ status: 'unknown' }) as const }
}

/** @throws always: in the tab, the measures of typefaces are in a table */
export function requireMetrics(file: string): unknown {
  throw new Error(`${file} is not in the tab`)
}
