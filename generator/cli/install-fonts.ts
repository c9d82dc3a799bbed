import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fontLack } from '../check/rules/create-rule-context.ts'
import type { FontRole } from '../lib/font-files.ts'
import { isPackaged } from '../lib/paths.ts'
import { commandWords } from './command-words.ts'
import { installPackages } from './install-site.ts'
import type { Io } from './io.ts'

/** Installs the typefaces that a configuration names and its folder lacks. A checkout has those that its own site needs. */
export async function installFonts(file: string, io: Io): Promise<void> {
  if (!isPackaged || !existsSync(file)) return
  const packages = missingFontPackages(readFileSync(file, 'utf8'))
  if (packages.length === 0) return
  io.out(`${commandWords(io).fontsInstalling(packages)}\n`)
  // Where npm cannot install them, the check says what is missing.
  await installPackages(dirname(resolve(file)), packages)
}

/** A name of a package of Fontsource, which any shell takes as it is. */
const fontPackage = /^@fontsource(?:-variable)?\/[a-z\d-]+$/

/** Top-level keys of a configuration below which families are named, with what stands below them. */
const naming = /^(?:theme|locales):.*\n(?:(?:[ \t#].*)?\r?\n)*/gm

const family = /\b(heading|text):[ \t]*(?:"([^"\n]+)"|'([^'\n]+)'|([^\s#{},"'][^#{},\n]*))/g

/**
 * The packages of typefaces that would make the named families usable: of a family that nobody knows, none. The text is searched, not checked,
 * which would keep a person waiting before each start of the editor.
 */
export function missingFontPackages(
  text: string,
  lackOf: (typeface: { family: string; role: FontRole }) => ReturnType<typeof fontLack> = fontLack,
): string[] {
  const missing = (text.match(naming) ?? []).flatMap((block) =>
    [...block.matchAll(family)].flatMap(([, role, double, single, plain]) => {
      const name = (double ?? single ?? plain ?? '').trim()
      const { packages, files } = lackOf({ family: name, role: role as FontRole })
      return files.length === 0 ? packages : []
    }),
  )
  return [...new Set(missing)].filter((name) => fontPackage.test(name))
}
