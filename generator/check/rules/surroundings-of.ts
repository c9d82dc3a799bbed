import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { memoized } from '../../../src/memoized.ts'
import { fileNamed } from '../../lib/file-named.ts'
import { flagFile, iconFolder, packagesFolder } from '../../lib/package-files.ts'
import { readBeginning } from '../../lib/read-beginning.ts'
import { readLock } from '../translations-lock.ts'
import { fontLack, usableFonts } from './font-packages.ts'
import { imageName } from './image-files.ts'
import { isOffered } from './offered-files.ts'
import { readDrawing } from './read-drawing.ts'
import { type PhotoFacts, readPhoto } from './read-image.ts'
import type { Surroundings } from './surroundings.ts'

/** How many bytes of a file are enough to tell its type. */
const headLength = 4096

/** The surroundings of a configuration file on this machine. Reads lazily. */
export function surroundingsOf(file: string): Surroundings {
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
        drawing: () => drawingOf(read().toString('latin1')),
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
const drawingOf = memoized((bytes: string) => readDrawing(Buffer.from(bytes, 'latin1')))

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
