import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { memoized } from '../../../src/memoized.ts'
import { drawnFont, drawnWeight, type FontRole, fontMeasures, variableFont } from '../../lib/font-files.ts'
import { findWholeScript } from '../../lib/font-letters.ts'
import { flagFile, iconFolder, packagesFolder } from '../../lib/package-files.ts'
import { fileNamed, readBeginning } from '../../lib/read-files.ts'
import { readLock } from '../translations-lock.ts'
import { isOffered } from './offered-files.ts'
import { readDrawing } from './read-drawing.ts'
import { type PhotoFacts, readPhoto } from './read-image.ts'
import { readTone } from './read-tone.ts'
import type { FontLack, RuleContext, Typeface } from './rule-context.ts'
import { imageName } from './texts-of-site.ts'

/** How many bytes of a file are enough to tell its type. */
const headLength = 4096

/** What is around a configuration file on this machine. Reads lazily. */
export function createRuleContext(file: string): RuleContext {
  const directory = dirname(resolve(file))
  // Where the file system takes capitals for small letters, that of the host may not.
  const hasIcon = memoized((name: string) => /^[a-z\d-]+$/.test(name) && existsSync(join(iconFolder(), `${name}.svg`)))
  const hasFlag = memoized((country: string) => existsSync(flagFile(country)))
  return {
    // Kept: a photo may be named in many places, and is a large file.
    file: memoized((path) => {
      const found = fileNamed(directory, path)
      const facts = answered(() => statSync(found))
      if (!facts?.isFile()) return undefined
      const read = () => readFileSync(found)
      let photo: PhotoFacts | undefined
      return {
        bytes: facts.size,
        head: () => readBeginning(found, headLength),
        drawing: () => readDrawingOnce(read().toString('latin1')),
        tone: () => readToneOf(read().toString('latin1')),
        photo: () => {
          photo ??= readPhoto(read())
          return photo
        },
      }
    }),
    images: () => filesBelow(directory, (name) => imageName.test(name)),
    offered: () => filesBelow(directory, isOffered),
    hasIcon,
    icons: () => readdirSync(iconFolder()).flatMap((name) => (name.endsWith('.svg') ? [name.slice(0, -4)] : [])),
    fontLack: (typeface) => fontLack(typeface, packagesFolder()),
    fonts: (role) => usableFonts(role, packagesFolder()),
    hasFlag,
    translations: () => readLock(file),
    today: () => new Date().toISOString().slice(0, 10),
  }
}

/** What the system answers; undefined where it refuses: below a file, for a name that is too long, in a folder that is closed. */
function answered<Answer>(ask: () => Answer): Answer | undefined {
  try {
    return ask()
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined
    throw error
  }
}

/** The drawing of these bytes, as Latin 1. Kept: the renderer takes a while to start, and `check --watch` repeats after each change. */
const readDrawingOnce = memoized((bytes: string) => readDrawing(Buffer.from(bytes, 'latin1')))

const readToneOf = memoized((bytes: string) => readTone(Buffer.from(bytes, 'latin1')))

const depthLimit = 4
const skipped = new Set(['node_modules', 'dist', '.git'])

type IsWanted = (name: string) => boolean

function filesBelow(directory: string, isWanted: IsWanted, from = directory, depth = 0): string[] {
  if (depth > depthLimit) return []
  const entries = answered(() => readdirSync(from, { withFileTypes: true })) ?? []
  return entries.flatMap((entry) => {
    const path = join(from, entry.name)
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesBelow(directory, isWanted, path, depth + 1)
    return isWanted(entry.name) ? [`./${relative(directory, path).replaceAll('\\', '/')}`] : []
  })
}

/**
 * The files of a typeface that a build reads: the variable font for pages, a static font for share images, or one of a whole script for both; and
 * the metrics for fallbacks.
 */
function typefaceFiles({ family, role }: Typeface, folder: string) {
  const { name, file: measures } = fontMeasures(family)
  const script = findWholeScript(family, folder)
  return [
    ...(script
      ? [script.file(drawnWeight[role]), script.file(drawnWeight[role], 'woff')]
      : [variableFont(family), drawnFont(family, role)]),
    { name, file: `entireMetricsCollection/${measures}`, shown: measures },
  ]
}

/** What a typeface lacks among the packages of a folder; empty lists where it can be used. */
export function fontLack(typeface: Typeface, folder: string): FontLack {
  const lacking = typefaceFiles(typeface, folder).filter(({ name, file }) => !existsSync(join(folder, name, file)))
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
  return [...new Set(scopes.flatMap((scope) => readdirSync(scope)))].map(familyName).filter(isUsable).sort()
}

function familyName(id: string): string {
  return id.replace(/(^|-)([a-z0-9])/g, (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase())
}
