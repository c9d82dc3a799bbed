import { transformBlock, transformCss } from '#css'
import { listNames, loadText } from '#files'
import { basename, join } from '#path'
import { projectFile } from '#places'
import type { Theme } from '../../schema/site-config.ts'
import { memoized } from '../../src/memoized.ts'
import type { Kind } from '../kinds/kind.ts'
import { scriptTraits } from '../lib/language-facts.ts'
import { luminance, parseLab } from './colours/derived-colour.ts'
import { shownColours } from './colours/shown-colours.ts'
import type { FontFaces, SiteFonts } from './fonts.ts'
import { inScheme, lookStyles, resolveLook } from './look/look-styles.ts'

/** The styles of a site, minified. */
export interface Styles {
  /** In every page. */
  readonly base: string
  /** In their place in the pages of a language with typefaces of its own, by its BCP 47 tag. */
  readonly bases: ReadonlyMap<string, string>
  /** By class name: in each page with an element of the class. */
  readonly blocks: ReadonlyMap<string, string>
  /** By what is particular about a script: added to a page that is written in such a one. */
  readonly scripts: ReadonlyMap<string, string>
  /** Added for print; loaded separately, since few pages are printed. */
  readonly print: string
  /** Everything, as one stylesheet. */
  readonly all: string
}

/** A kind of the site's own, with its stylesheets, which are blocks as those of src/styles. */
type StyledKind = Pick<Kind, 'styles'>

/** Sheets of the generator and of kinds stand in one order, that of their files. */
function byFileName(a: { readonly name: string }, b: { readonly name: string }): number {
  return `${a.name}.css` < `${b.name}.css` ? -1 : 1
}

/** Composes the styles of a site: its theme, its typefaces, the base and the blocks of src/styles. */
export async function composeStyles(
  theme: Theme,
  fonts: SiteFonts,
  kinds: readonly StyledKind[] = [],
): Promise<Styles> {
  const { scheme } = resolveLook(theme)
  const shown = (css: string) => shownColours(inScheme(css, scheme), theme)
  const themed = async (folder: string) => (await sheets(folder)).map(({ name, css }) => ({ name, css: shown(css) }))
  const hasDisplay = [fonts.theme, ...fonts.languages.values()].some(({ display }) => display !== undefined)
  const look = shown(await lookStyles(theme, hasDisplay))
  const rules = (await themed('base')).map(({ css }) => css)
  const baseWith = (faces: FontFaces) => [faces.css, themeTokens(theme, faces), ...rules, look]
  const base = baseWith(fonts.theme)
  const languages = [...fonts.languages]
  const own = kinds.flatMap(({ styles }) => styles.map(({ name, css }) => ({ name, css: shown(css) })))
  const blocks = [...(await themed('blocks')), ...own].sort(byFileName)
  const scripts = await sheets('scripts')
  let whole: string | undefined
  const print = (await sheets('print')).map(({ css }) => css).join('\n')
  return {
    base: minify('base', base.join('\n')),
    bases: new Map(languages.map(([tag, faces]) => [tag, minify('base', baseWith(faces).join('\n'))])),
    blocks: new Map(blocks.map(({ name, css }) => [name, minifyBlock(css)])),
    scripts: new Map(scripts.map(({ name, css }) => [name, minify(name, css)])),
    print: minify('print', print),
    // Looks that are only tried out need it not, and it takes longer than all others.
    get all() {
      whole ??= minify(
        'all',
        [
          ...base,
          ...languages.map(languageFaces),
          ...blocks.map(({ css }) => css),
          ...scripts.map(({ css }) => css),
          `@media print{${print}}`,
        ].join('\n'),
      )
      return whole
    },
  }
}

const combinations = new WeakMap<Styles, Map<string, string>>()

/**
 * The styles of a page: the base, and the blocks whose class its HTML uses. Pages with equal needs get the same string. They go into a
 * single style element: each needs a hash in the page's policy, which does not compress.
 *
 * @param lang the BCP 47 tag of the page's language
 */
export function selectStyles(html: string, styles: Styles, lang: string): string {
  const used = collectClasses(html)
  const names = [...styles.blocks.keys()].filter((name) => used.has(name))
  const known = combinations.get(styles) ?? new Map<string, string>()
  combinations.set(styles, known)
  const own = styles.bases.get(lang)
  const scripts = scriptTraits(lang)
  const key = [...names, '', ...scripts, own && lang].join(' ')
  const read = (sheets: ReadonlyMap<string, string>) => (name: string) => sheets.get(name) ?? ''
  const sheets = [own ?? styles.base, ...names.map(read(styles.blocks)), ...scripts.map(read(styles.scripts))]
  const css = known.get(key) ?? withLeanTokens(joinLayers(sheets), styles.print)
  known.set(key, css)
  return css
}

/** Merges consecutive sheets of the same layer, so that a page names the layer once. */
function joinLayers(sheets: readonly string[]): string {
  return sheets.reduce((css, sheet) => {
    const opening = /^@layer \w+\{/.exec(sheet)?.[0]
    if (!opening || !css.startsWith(opening, css.lastIndexOf('@layer '))) return css + sheet
    return css.slice(0, -1) + sheet.slice(opening.length)
  }, '')
}

/** A rule of the root, and a custom property with its value. */
const rootRule = /:root\{[^{}]*\}/g
const declaration = /(--[\w-]+):([^;{}]*)(?:;|(?=}))/g

/**
 * Leaves out the custom properties that no rule of a page reads: many of the base are for some blocks only. Those of the root that one rule
 * reads stand there, unless the sheet for paper has another value for them.
 */
function withLeanTokens(css: string, print: string): string {
  const count = (pattern: RegExp) => {
    const counts = new Map<string, number>()
    for (const [, name = ''] of css.matchAll(pattern)) counts.set(name, (counts.get(name) ?? 0) + 1)
    return counts
  }
  const [declared, read] = [count(declaration), count(/var\((--[\w-]+)/g)]
  const values = new Map<string, string>()
  for (const [rule] of css.matchAll(rootRule)) {
    for (const [, name = '', value = ''] of rule.matchAll(declaration)) {
      const isRead = declared.get(name) === 1 && read.get(name) === 1 && css.includes(`var(${name})`)
      if (isRead && !value.includes('var(') && !print.includes(`${name}:`)) values.set(name, value)
    }
  }
  const withValues = [...values].reduce(
    (text, [name]) => text.replace(`var(${name})`, () => values.get(name) ?? ''),
    css,
  )
  return withValues.replaceAll(declaration, (text, name) => (read.has(name) && !values.has(name) ? text : ''))
}

/** The classes of a `class` attribute, split once: pages repeat the same ones. */
const splitClasses = memoized((attribute: string) => attribute.split(' '))

function collectClasses(html: string): Set<string> {
  const classes = new Set<string>()
  const attribute = 'class="'
  for (let at = html.indexOf(attribute); at !== -1; at = html.indexOf(attribute, at)) {
    const start = at + attribute.length
    at = html.indexOf('"', start)
    const value = html.slice(start, at)
    if (classes.has(value)) continue
    classes.add(value)
    for (const name of splitClasses(value)) classes.add(name)
  }
  return classes
}

function themeTokens({ color, accent }: Theme, faces: FontFaces): string {
  const scheme = luminance(parseLab(color)) > 0.179 ? 'light' : 'dark'
  return `@layer tokens{:root{--theme-color:${color};--theme-accent:${accent};${familyTokens(faces)};--brand-scheme:${scheme}}}`
}

/** The families of the roles: large words are named where they differ from headings. */
function familyTokens({ heading, text, display }: FontFaces): string {
  return `--font-heading:${heading};--font-text:${text}${display ? `;--font-display:${display}` : ''}`
}

/** The typefaces of a language in the stylesheet of all pages: those of the page stay, whichever of the two comes later. */
function languageFaces([tag, faces]: readonly [string, FontFaces]): string {
  return `${faces.css}@layer tokens{:root[lang="${tag}"]{${familyTokens(faces)}}}`
}

async function sheets(folder: string): Promise<{ name: string; css: string }[]> {
  const path = projectFile(`src/styles/${folder}`)
  const names = listNames(path)
    .filter((name) => name.endsWith('.css'))
    .sort()
  return Promise.all(
    names.map(async (name) => ({ name: basename(name, '.css'), css: await loadText(join(path, name)) })),
  )
}

/** A custom property without quotes: the minifier keeps its spaces, since scripts may read it. */
const customProperty = /--[\w-]+:[^;{}"']+/g

/** The size of a box along or across its lines: no page runs from top to bottom, where these would not be its width and its height. */
const boxSize = /(?<=[{;](?:max-|min-)?)(inline|block)-size:/g

/** `&` with a descendant combinator behind it: a nested rule is a descendant by default, so both can be left out. */
const nestedWithin = /(?<=[{};])& (?![>+~])/g

function minifyBlock(css: string): string {
  return withLeanSyntax(transformBlock(css))
}

function minify(name: string, css: string): string {
  return withLeanSyntax(transformCss(`${name}.css`, css))
}

/** Leaves out what the minifier keeps though nothing reads it. */
function withLeanSyntax(css: string): string {
  return css
    .replaceAll(customProperty, (property) => property.replaceAll(', ', ','))
    .replaceAll(nestedWithin, '')
    .replaceAll(boxSize, (_, axis) => (axis === 'inline' ? 'width:' : 'height:'))
}
