import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { variableFont } from './font-files.ts'
import { packagesFolder } from './package-files.ts'
import { rangeHas } from './unicode-range.ts'
import { wholeScriptOf } from './whole-script.ts'

/** Tells whether a family has a letter, among those that a site sends; undefined for a family that is not installed. */
export function lettersOf(family: string): ((letter: string) => boolean) | undefined {
  const script = wholeScriptOf(family)
  if (script) return script.has
  const file = join(packagesFolder(), variableFont(family).name, 'unicode.json')
  if (!existsSync(file)) return undefined
  const ranges = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
  return rangeHas(ranges.flatMap(([name, range]) => (/^[a-z-]+$/.test(name) ? [range] : [])).join(','))
}
