import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { drawnFont, drawnWeight, type FontRole, fontMeasures, variableFont } from '../../lib/font-files.ts'
import { wholeScriptOf } from '../../lib/whole-script.ts'

/** What keeps a typeface from being used. */
export interface FontLack {
  /** The packages that are not installed. */
  readonly packages: readonly string[]
  /** The files that installed packages lack: installing more would not help. */
  readonly files: readonly string[]
}

/** A typeface by the name of its family. */
export interface Typeface {
  readonly family: string
  readonly role: FontRole
}

/**
 * The files of a typeface that a build reads: the variable font for pages, a static font for share images, or one of a whole script for both; and
 * the metrics for fallbacks.
 */
function partsOf({ family, role }: Typeface, folder: string) {
  const { name, file: measures } = fontMeasures(family)
  const script = wholeScriptOf(family, folder)
  return [
    ...(script
      ? [script.file(drawnWeight[role]), script.file(drawnWeight[role], 'woff')]
      : [variableFont(family), drawnFont(family, role)]),
    { name, file: `entireMetricsCollection/${measures}`, shown: measures },
  ]
}

/** What a typeface lacks among the packages of a folder; empty lists where it can be used. */
export function fontLack(typeface: Typeface, folder: string): FontLack {
  const lacking = partsOf(typeface, folder).filter(({ name, file }) => !existsSync(join(folder, name, file)))
  const isInstalled = ({ name }: { name: string }) => existsSync(join(folder, name))
  return {
    packages: lacking.filter((part) => !isInstalled(part)).map(({ name }) => name),
    files: lacking.filter(isInstalled).map((part) => `${part.name}/${'shown' in part ? part.shown : part.file}`),
  }
}

/** The families among the packages of a folder that lack nothing: `source-sans-3` is "Source Sans 3". */
export function usableFonts(role: FontRole, folder: string): string[] {
  const scopes = ['@fontsource-variable', '@fontsource']
    .map((name) => join(folder, name))
    .filter((scope) => existsSync(scope))
  const isUsable = (family: string) => {
    const { packages, files } = fontLack({ family, role }, folder)
    return packages.length + files.length === 0
  }
  return [...new Set(scopes.flatMap((scope) => readdirSync(scope)))].map(familyOf).filter(isUsable).sort()
}

function familyOf(id: string): string {
  return id.replace(/(^|-)([a-z0-9])/g, (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase())
}
