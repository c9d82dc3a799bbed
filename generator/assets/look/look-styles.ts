import { loadText } from '#files'
import { projectFile } from '#places'
import type { Look } from '../../../schema/look.ts'
import type { Theme } from '../../../schema/site-config.ts'
import type { CompleteTheme } from '../../compile/complete-config.ts'
import { plainLook, resolveLook } from '../../compile/looks/directions.ts'
import { duotoneRule } from './duotone.ts'
import { footNameRules } from './foot-name.ts'
import { patternRule } from './logo-pattern.ts'

/** The custom properties that a value of the look sets. */
const properties: { readonly [Key in keyof Look]?: Partial<Record<NonNullable<Look[Key]>, string>> } = {
  corners: { sharp: '--radius:0px', medium: '--radius:10px', large: '--radius:24px', round: '--radius:24px' },
  density: {
    close: '--section:clamp(2.5rem,2rem + 1.7vw,4.25rem);--gap:clamp(1.25rem,1rem + 1vw,2rem)',
    airy: '--section:clamp(3.5rem,2.5rem + 4.2vw,7.5rem);--gap:clamp(1.75rem,1rem + 3vw,4rem)',
  },
  scale: {
    quiet:
      '--title-small:min(1.1875rem,9.5vw);--title:min(clamp(1.5rem,1.35rem + .8vw,2rem),10.5vw);--title-large:min(clamp(1.875rem,1.5rem + 1.6vw,2.75rem),13vw)',
    large:
      '--title:min(clamp(2rem,1.4rem + 2.4vw,3.5rem),10.5vw);--title-large:min(clamp(2.5rem,1.3rem + 5vw,5.5rem),13vw)',
    huge: '--title:min(clamp(2.125rem,1.3rem + 3.4vw,4.5rem),10.5vw);--title-large:min(clamp(2.75rem,1.2rem + 6.5vw,7.5rem),13vw)',
  },
}

/** The sheets of `src/styles/look` that a look takes, in their order. */
export function lookSheets(look: Required<Look>): string[] {
  const differing = (Object.keys(plainLook) as (keyof Look)[]).filter((key) => look[key] !== plainLook[key])
  return differing.flatMap((key) => {
    // What has no corners of its own is sharp as it is.
    if (key === 'corners' && look[key] !== 'sharp') return ['corners', `corners-${look[key]}`]
    const isNumbered = key === 'opening' && look[key] === 'middle' && look.numbers !== 'none'
    return isNumbered ? ['opening-middle', 'opening-middle-numbered'] : [`${key}-${look[key]}`]
  })
}

/** The display typeface, for the few largest words. A language without one shows its heading typeface there. */
const displayRule = '@layer look{h1,.site-footer-name{font-family:var(--font-display,var(--font-heading))}}'

/** The opening has a size of its own for its heading, which follows that of the look; one with a layout of its own keeps that of its layout. */
const openingRule =
  '@layer look{.opening-area:not([class*=look-]) h1{font-size:var(--title-large)}' +
  // Beside a photo it has half the page.
  '@container (min-width:60rem){.opening-plain:has(>.hero-photo) h1{font-size:min(var(--title-large),4.6cqi,4rem)}}}'

/** Beside a photo the heading of an opening has half the page, however wide the window is. */
const besideRule =
  '@layer look{@container (min-width:60rem){.opening-beside:has(>.hero-photo) h1{font-size:min(var(--title-large),5.4cqi,4rem)}}}'

/** Beside its content, a heading has five twelfths of the page: there its longest words have to fit, in few lines. */
const splitRule = (most: string) =>
  `@layer look{@container (min-width:68rem){.section-split>.section-head>h2{font-size:min(var(--title),${most});hyphens:auto}}}`

/**
 * What a look adds to the styles of a site; nothing where it is the plain one. It has a layer of its own, which comes after all others.
 *
 * @param hasDisplay whether the theme or a language has a typeface for its few large words
 * @throws where a sheet cannot be read
 */
export async function lookStyles(theme: Theme & Pick<CompleteTheme, 'pattern'>, hasDisplay = false): Promise<string> {
  const look = resolveLook(theme)
  const declarations = Object.entries(properties).flatMap(([key, values]) => {
    const value = (values as Record<string, string | undefined>)[look[key as keyof Look]]
    return value === undefined ? [] : [value]
  })
  const sheets = await Promise.all(lookSheets(look).map(readSheet))
  if (look.scale !== 'normal') sheets.push(openingRule)
  if (look.scale !== 'normal' && look.opening === plainLook.opening) sheets.push(besideRule)
  if (look.scale === 'huge' || look.headlines === 'capitals') sheets.push(splitRule('2.25rem'))
  else if (look.scale === 'large') sheets.push(splitRule('2.9cqi,2.75rem'))
  if (look.frames === 'duotone') sheets.push(duotoneRule(theme.color))
  if (look.texture === 'logo' && theme.pattern) sheets.push(patternRule(theme.pattern, theme))
  if (hasDisplay) sheets.push(displayRule)
  if (look.foot === 'word') sheets.push(footNameRules(theme.fonts?.display ?? theme.fonts?.heading))
  return [declarations.length > 0 ? `@layer look{:root{${declarations.join(';')}}}` : '', ...sheets].join('\n')
}

/** A sheet of a value; empty for a value that only sets custom properties. */
async function readSheet(name: string): Promise<string> {
  return await loadText(projectFile(`src/styles/look/${name}.css`)).catch((error) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
}

/** How the sheets say that the visitor's device is set to dark. */
const isDark = /@media screen and \(prefers-color-scheme: dark\)/g
/** How the few of them say that it is set to light, which hold for nothing else. */
const isLight = /@media screen and \(prefers-color-scheme: light\)/g

/** A sheet for the scheme of a look, which may be light or dark whatever the device is set to. */
export function inScheme(css: string, scheme: Required<Look>['scheme']): string {
  if (scheme === 'auto') return css
  const declared = css.replace('color-scheme: light dark', `color-scheme: ${scheme}`)
  const [dark, light] = scheme === 'dark' ? ['@media screen', '@media not all'] : ['@media not all', '@media screen']
  return declared.replace(isDark, dark).replace(isLight, light)
}
