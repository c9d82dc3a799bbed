import { transformBlock, transformCss } from '#css'
import { listNames, loadText } from '#files'
import { basename, join } from '#path'
import { projectFile } from '#places'
import type { Theme } from '../../schema/site-config.ts'
import type { CompleteTheme } from '../compile/complete-config.ts'
import { resolveLook } from '../compile/looks/directions.ts'
import type { SiteModel } from '../compile/site-model.ts'
import type { Kind } from '../kinds/kind.ts'
import { luminance, parseLab } from './colours/derived-colour.ts'
import { shownColours } from './colours/shown-colours.ts'
import { paperTokens } from './dead-declarations.ts'
import type { FontFaces, SiteFonts } from './fonts.ts'
import { inScheme, lookStyles } from './look/look-styles.ts'
import { type ShortTokens, shortenTokens, shortTokens } from './short-tokens.ts'
import { waitingRules } from './style-rules.ts'

/** The styles of a site, minified. */
export interface Styles {
  /** In every page. */
  readonly base: string
  /** In their place in the pages of a language with typefaces of its own, by its BCP 47 tag. */
  readonly bases: ReadonlyMap<string, string>
  /** By class name: in each page with an element of the class. */
  readonly blocks: ReadonlyMap<string, string>
  /** By class name, in pages that are not shown at once: what elements of the class look like that only come with the app. */
  readonly later: ReadonlyMap<string, string>
  /** Classes that the app, or a kind of the site's own, may give to elements after a page has come. */
  readonly coming: ReadonlySet<string>
  /** The blocks of the site's own kinds, of which any rule may apply later. */
  readonly own: ReadonlySet<string>
  /** By what is particular about a script: added to a page that is written in such a one. */
  readonly scripts: ReadonlyMap<string, string>
  /** The custom properties that code outside the styles names. */
  readonly named: ReadonlySet<string>
  /** How pages, and what follows them, name the custom properties of the base. */
  readonly shortNames: ShortTokens
  /** Added for print. */
  readonly print: string
  /** What a first view does without, loaded after it: what a pointer does, what comes with the app, and the styles for print. */
  readonly afterwards: string
  /** Everything, as one stylesheet, with the long names of custom properties. */
  readonly all: string
}

/** A kind of the site's own: its stylesheets, which are blocks as those of src/styles, and its code, which may name custom properties. */
type StyledKind = Pick<Kind, 'styles' | 'client'>

/** Style sheets of the generator and of kinds are sorted together by file name. */
function byFileName(a: { readonly name: string }, b: { readonly name: string }): number {
  return `${a.name}.css` < `${b.name}.css` ? -1 : 1
}

/** The stylesheet of the consent notice, only for sites with services that need consent. */
const consentSheet = 'consent-choice'

/** Composes the styles of a site that has been compiled. */
export function composeSiteStyles(
  { theme, kinds, consentServices }: Pick<SiteModel, 'theme' | 'kinds' | 'consentServices'>,
  fonts: SiteFonts,
): Promise<Styles> {
  return composeStyles(theme, fonts, kinds, consentServices ? [] : [consentSheet])
}

/**
 * Composes the styles of a site: its theme, its typefaces, the base and the blocks of src/styles.
 *
 * @param absent classes that no page of the site has: their sheets of src/styles/later are left out
 */
export async function composeStyles(
  theme: Theme & Pick<CompleteTheme, 'pattern'>,
  fonts: SiteFonts,
  kinds: readonly StyledKind[] = [],
  absent: readonly string[] = [],
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
  const shared = await themed('blocks')
  const blocks = [...shared, ...own].sort(byFileName)
  const later = (await themed('later')).filter(({ name }) => !absent.includes(name))
  const scripts = await sheets('scripts')
  let whole: string | undefined
  const [minifiedBase, minifiedBlocks, minifiedLater] = [
    minify('base', base.join('\n')),
    byClass(blocks),
    byClass(later),
  ]
  // Pages do without what paper alone needs.
  const paper = scheme === 'dark' ? `@layer tokens{:root{${paperTokens(minifiedBase)}}}` : ''
  const print = paper + minify('print', (await sheets('print')).map(({ css }) => css).join('\n'))
  const afterwards = [minifiedBase, ...minifiedBlocks.values()].map(waitingRules)
  const layers = layerOrder([minifiedBase, ...minifiedBlocks.values()].join(''))
  const named = new Set(kinds.flatMap(({ client }) => client.match(/--[a-z][\w-]*/g) ?? []))
  const shortNames = shortTokens([themeTokens(theme, fonts.theme), ...rules].join('\n'), named)
  const comes = [...afterwards, ...minifiedLater.values()].join('')
  return {
    base: minifiedBase,
    bases: new Map(languages.map(([tag, faces]) => [tag, minify('base', baseWith(faces).join('\n'))])),
    blocks: minifiedBlocks,
    later: minifiedLater,
    coming: listComing(comes, own, shared),
    own: new Set(own.map(({ name }) => name)),
    named,
    scripts: new Map(scripts.map(({ name, css }) => [name, minify(name, css)])),
    shortNames,
    print,
    afterwards: shortenTokens(`${layers}${comes}@media print{${print}}`, shortNames),
    // Looks that are only tried out need it not, and it takes longer than all others.
    get all() {
      whole ??= minify(
        'all',
        [
          ...base,
          ...languages.map(languageFaces),
          ...blocks.map(({ css }) => css),
          ...later.map(({ css }) => css),
          ...scripts.map(({ css }) => css),
          `@media print{${print}}`,
        ].join('\n'),
      )
      return whole
    },
  }
}

/** Names the layers of a stylesheet in their order: what is read first decides it, and the styles of a page may come second. */
function layerOrder(css: string): string {
  const named = Array.from(css.matchAll(/@layer ([\w, ]+)[;{]/g), ([, names = '']) => names.split(/, */))
  return `@layer ${[...new Set(named.flat())].join(',')};`
}

function byClass(sheets: readonly { readonly name: string; readonly css: string }[]): ReadonlyMap<string, string> {
  return new Map(sheets.map(({ name, css }) => [name, minifyBlock(css)]))
}

/** The rules for forced colours: they repair symbols that pages have from the start. */
const forcedRules = /@media \(forced-colors:active\)\{(?:[^{}]*\{[^{}]*\})*\}/g

interface Sheet {
  readonly css: string
}

/** The classes that elements may get later: those of the app, and those that only the sheets of the site's own kinds know. */
function listComing(comes: string, own: readonly Sheet[], shared: readonly Sheet[]): ReadonlySet<string> {
  const join = (sheets: readonly Sheet[]) => listClasses(sheets.map(({ css }) => css).join(''))
  const known = join(shared)
  return new Set([
    ...listClasses(comes.replaceAll(forcedRules, '')),
    ...[...join(own)].filter((name) => !known.has(name)),
  ])
}

function listClasses(css: string): ReadonlySet<string> {
  return new Set(Array.from(css.matchAll(/\.([a-z][\w-]*)/g), ([, name = '']) => name))
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
