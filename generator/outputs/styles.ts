import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { transform } from 'lightningcss'
import type { Theme } from '../../schema/site-config.ts'
import { projectFile } from '../paths.ts'
import type { FontFaces } from './fonts.ts'

/** The styles of a site, minified. */
export interface Styles {
  /** What every page carries. */
  readonly base: string
  /** What a page carries whose HTML has an element of the class that is the block's name. */
  readonly blocks: ReadonlyMap<string, string>
  /** Everything, as one stylesheet. */
  readonly all: string
}

/** The oldest browsers that get the styles as designed. */
const targets = { chrome: 120 << 16, firefox: 121 << 16, safari: (17 << 16) | (4 << 8) }

/** Composes the styles of a site: its theme, its typefaces, the base and the blocks of src/styles. */
export async function composeStyles(theme: Theme, fonts: FontFaces): Promise<Styles> {
  const base = [fonts.css, themeTokens(theme, fonts), ...(await sheets('base')).map(({ css }) => css)]
  const blocks = await sheets('blocks')
  return {
    base: minify('base', base.join('\n')),
    blocks: new Map(blocks.map(({ name, css }) => [name, minify(name, css)])),
    all: minify('all', [...base, ...blocks.map(({ css }) => css)].join('\n')),
  }
}

/** The sheets that a page needs beside the base: those whose class its HTML uses. */
export function blocksOf(html: string, { blocks }: Styles): string {
  let css = ''
  for (const [name, sheet] of blocks) {
    if (
      html.includes(`"${name}"`) ||
      html.includes(`"${name} `) ||
      html.includes(` ${name}"`) ||
      html.includes(` ${name} `)
    )
      css += sheet
  }
  return css
}

function themeTokens({ color, accent }: Theme, { heading, text }: FontFaces): string {
  return `@layer tokens{:root{--theme-color:${color};--theme-accent:${accent};--font-heading:${heading};--font-text:${text}}}`
}

async function sheets(folder: string): Promise<{ name: string; css: string }[]> {
  const path = projectFile(`src/styles/${folder}`)
  const names = (await readdir(path)).filter((name) => name.endsWith('.css')).sort()
  return Promise.all(
    names.map(async (name) => ({ name: basename(name, '.css'), css: await readFile(join(path, name), 'utf8') })),
  )
}

function minify(name: string, css: string): string {
  return transform({ filename: `${name}.css`, code: Buffer.from(css), minify: true, targets }).code.toString()
}
