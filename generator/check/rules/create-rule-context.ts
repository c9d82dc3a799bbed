import { fileExists, listFolder, listNames, readBeginning, readBytes, readFacts } from '#files'
import { findPackageFile, packageFolders } from '#packages'
import { dirname, join, relative, resolve } from '#path'
import { imageName } from '../../../schema/image-endings.ts'
import { memoize } from '../../../src/memoize.ts'
import { currentDay } from '../../lib/days/current-day.ts'
import { fileNamed } from '../../lib/files/read-files.ts'
import { findFamily } from '../../lib/fonts/font-families.ts'
import { drawnFont, drawnWeight, type FontRole, fontId, variableFont } from '../../lib/fonts/font-files.ts'
import { findWholeScript } from '../../lib/fonts/font-letters.ts'
import { hasMetrics, metricsKey } from '../../lib/fonts/font-metrics.ts'
import { hasFlag, hasIcon, iconNames } from '../../lib/icon-set.ts'
import { readLock } from '../translations-lock.ts'
import { isOffered } from './files/offered-files.ts'
import { readDrawing } from './files/read-drawing.ts'
import { type PhotoFacts, readPhoto } from './files/read-image.ts'
import { readTone } from './files/read-tone.ts'
import type { FontLack, RuleContext, Typeface } from './rule-context.ts'

/** How many bytes of a file are enough to tell its type. */
const headLength = 4096

/** What is around a configuration file on this machine. Reads lazily. */
export function createRuleContext(file: string): RuleContext {
  const directory = dirname(resolve(file))
  return {
    // Kept: a photo may be named in many places, and is a large file.
    file: memoize((path) => {
      const found = fileNamed(directory, path)
      const facts = answered(() => readFacts(found))
      if (facts?.kind !== 'file') return undefined
      const read = () => readBytes(found)
      let photo: PhotoFacts | undefined
      return {
        bytes: facts.size,
        head: () => readBeginning(found, headLength),
        drawing: () => readDrawingOnce(read().toString('latin1')),
        tone: () => readToneOnce(read().toString('latin1')),
        photo: () => {
          photo ??= readPhoto(read())
          return photo
        },
      }
    }),
    images: () => filesBelow(directory, (name) => imageName.test(name)),
    offered: () => filesBelow(directory, isOffered),
    hasIcon: memoize(hasIcon),
    icons: () => [...iconNames()],
    fontLack,
    fonts: usableFonts,
    hasFlag: memoize(hasFlag),
    translations: () => readLock(file),
    today: currentDay,
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
const readDrawingOnce = memoize((bytes: string) => readDrawing(Buffer.from(bytes, 'latin1')))

const readToneOnce = memoize((bytes: string) => readTone(Buffer.from(bytes, 'latin1')))

const depthLimit = 4
const skipped = new Set(['node_modules', 'dist', '.git'])

type IsWanted = (name: string) => boolean

function filesBelow(directory: string, isWanted: IsWanted, from = directory, depth = 0): string[] {
  if (depth > depthLimit) return []
  const entries = answered(() => listFolder(from)) ?? []
  return entries.flatMap((entry) => {
    const path = join(from, entry.name)
    if (entry.isFolder) return skipped.has(entry.name) ? [] : filesBelow(directory, isWanted, path, depth + 1)
    return isWanted(entry.name) ? [`./${relative(directory, path).replaceAll('\\', '/')}`] : []
  })
}

/** The files of a typeface that a build reads: the variable font for pages, a static font for share images, or one of a whole script for both. */
function typefaceFiles({ family, role }: Typeface, folders: string[]) {
  const script = findWholeScript(family, folders)
  if (!script && findFamily(family)?.axis === 'static')
    return [{ name: `@fontsource/${fontId(family)}`, file: 'metadata.json' }]
  return script
    ? [script.file(drawnWeight[role]), script.file(drawnWeight[role], 'woff')]
    : [variableFont(family), drawnFont(family, role)]
}

/**
 * What a typeface lacks; empty lists where it can be used. Of a family without known measures, nothing could stand in for it while it is loaded.
 *
 * @param folders where packages are
 */
export function fontLack(typeface: Typeface, folders = packageFolders()): FontLack {
  const lacking = typefaceFiles(typeface, folders).filter((part) => findPackageFile(part, folders) === undefined)
  const isInstalled = ({ name }: { name: string }) => findPackageFile({ name, file: '' }, folders) !== undefined
  return {
    packages: lacking.filter((part) => !isInstalled(part)).map(({ name }) => name),
    files: [
      ...lacking.filter(isInstalled).map((part) => `${part.name}/${part.file}`),
      ...(hasMetrics(typeface.family) ? [] : [`@capsizecss/metrics/${metricsKey(typeface.family)}`]),
    ],
  }
}

/** The families among the packages of some folders that lack nothing: `source-sans-3` is "Source Sans 3". */
export function usableFonts(role: FontRole, folders = packageFolders()): string[] {
  const scopes = folders
    .flatMap((folder) => ['@fontsource-variable', '@fontsource'].map((name) => join(folder, name)))
    .filter((scope) => fileExists(scope))
  const isUsable = (family: string) => {
    const { packages, files } = fontLack({ family, role }, folders)
    return packages.length + files.length === 0
  }
  return [...new Set(scopes.flatMap((scope) => listNames(scope)))].map(familyName).filter(isUsable).sort()
}

function familyName(id: string): string {
  return id.replace(/(^|-)([a-z0-9])/g, (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase())
}
