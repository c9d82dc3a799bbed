import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Direction } from '../../schema/look.ts'
import { fontLack } from '../check/rules/create-rule-context.ts'
import { isPackaged, workFolder } from '../lib/files/paths.ts'
import { resolveFonts, type TypeRole } from '../lib/fonts/font-families.ts'
import type { FontRole } from '../lib/fonts/font-files.ts'
import { commandWords } from './command-words.ts'
import { installPackages } from './install-site.ts'
import type { Io } from './io.ts'

/**
 * Installs the typefaces that a configuration names and its folder lacks; in a checkout only where a person asks for it.
 */
export async function installFonts(file: string, io: Io, { isAsked = false } = {}): Promise<void> {
  if (!(isPackaged || isAsked) || !existsSync(file)) return
  const packages = missingFontPackages(readFileSync(file, 'utf8'))
  if (packages.length === 0) return
  io.out(`${commandWords(io).fontsInstalling(packages)}\n`)
  // Where npm cannot install them, the check says what is missing.
  await addPackages(file, packages)
}

/** Installs the typefaces that a configuration names and its folder lacks, without a word. Returns whether all are there. */
export async function addMissingFonts(file: string): Promise<boolean> {
  const packages = missingFontPackages(readFileSync(file, 'utf8'))
  return packages.length === 0 || (await addPackages(file, packages))
}

/** Adds packages to the folder of a site, or to the checkout, of which they are no part that runs. */
function addPackages(file: string, packages: readonly string[]): Promise<boolean> {
  return isPackaged
    ? installPackages(dirname(resolve(file)), packages)
    : installPackages(workFolder, ['--include=dev', '--save-dev', ...packages])
}

/** A name of a package of Fontsource, which any shell takes as it is. */
const fontPackage = /^@fontsource(?:-variable)?\/[a-z\d-]+$/

/** The top-level keys of a configuration that can name families, with the lines below them. */
const naming = /^(?:theme|locales):.*\n(?:(?:[ \t#].*)?\r?\n)*/gm

const roleWithName = /\b(heading|text|display):[ \t]*(?:"([^"\n]+)"|'([^'\n]+)'|([^\s#{},"'][^#{},\n]*))/g

/**
 * The packages of typefaces that would make the named families usable: of a family that nobody knows, none. The text is searched, not checked,
 * which would keep a person waiting before each start of the editor.
 */
export function missingFontPackages(
  text: string,
  findLack: (typeface: { family: string; role: FontRole }) => ReturnType<typeof fontLack> = fontLack,
): string[] {
  const missing = (text.match(naming) ?? []).flatMap(listFamilies).flatMap(({ family, role }) => {
    const { packages, files } = findLack({ family, role: role === 'text' ? role : 'heading' })
    return files.length === 0 ? packages : []
  })
  return [...new Set(missing)].filter((name) => fontPackage.test(name))
}

/** The families that a top-level key names, and with its art direction, those that this has besides. */
function listFamilies(block: string): { readonly family: string; readonly role: TypeRole }[] {
  const named = [...block.matchAll(roleWithName)].map(([, role, double, single, plain]) => ({
    role: role as TypeRole,
    family: (double ?? single ?? plain ?? '').trim(),
  }))
  const direction = /^[ \t]+direction:[ \t]*["']?(\w+)/m.exec(block)?.[1] as Direction | undefined
  if (!block.startsWith('theme') || direction === undefined) return named
  const fonts = Object.fromEntries(named.map(({ role, family }) => [role, family]))
  return Object.entries(resolveFonts({ direction, fonts })).map(([role, family]) => ({
    role: role as TypeRole,
    family,
  }))
}
