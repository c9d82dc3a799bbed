import { join } from 'node:path'
import { transform } from 'lightningcss'
import type { KindFiles } from './kind-files.ts'
import { KindMistake } from './kind-mistake.ts'

/** A stylesheet of a kind. Pages with an element of the class that its file is named for have it. */
export interface KindSheet {
  readonly name: string
  readonly css: string
}

/**
 * The stylesheets of a kind, held against the parser.
 *
 * @throws KindMistake
 */
export function readKindStyles({ folder, files }: KindFiles): KindSheet[] {
  const code = [...files].flatMap(([name, text]) => (/\.tsx?$/.test(name) ? [text] : [])).join('\n')
  return [...files].flatMap(([name, css]) => {
    if (!name.endsWith('.css')) return []
    const file = join(folder, name)
    refuseBroken(file, css)
    const sheet = name.slice(0, -'.css'.length)
    // Its class may be put together in the code, or be one that the generator gives the document around.
    const isNamed = code.includes(sheet) || sheet.startsWith('artefact-')
    if (!isNamed) throw new KindMistake('style-name', { file, detail: sheet })
    return [{ name: sheet, css }]
  })
}

interface CssError {
  readonly message: string
  readonly loc?: { readonly line: number; readonly column: number }
}

function refuseBroken(file: string, css: string): void {
  try {
    transform({ filename: file, code: Buffer.from(css) })
  } catch (error) {
    const { message, loc } = error as CssError
    throw new KindMistake('style', { file, line: loc?.line ?? 1, column: loc?.column ?? 1, detail: message })
  }
}
