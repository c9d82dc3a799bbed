import type { Direction } from '../../../schema/look.ts'

/** The scripts whose letters a family has, as the parts of its package are named. */
export type FontScript =
  | 'latin'
  | 'cyrillic'
  | 'greek'
  | 'arabic'
  | 'hebrew'
  | 'devanagari'
  | 'thai'
  | 'japanese'
  | 'chinese-simplified'
  | 'chinese-traditional'
  | 'korean'

/** What a family is for: large words are few, such as the heading of an opening. */
export type TypeRole = 'heading' | 'text' | 'display'

/** All of them. */
export const typeRoles = ['heading', 'text', 'display'] as const satisfies readonly TypeRole[]

/** A family that the editor offers, whether it is installed or not. */
export interface KnownFamily {
  readonly name: string
  /** How it is drawn. */
  readonly style:
    | 'grotesque'
    | 'geometric'
    | 'humanist'
    | 'rounded'
    | 'condensed'
    | 'mono'
    | 'slab'
    | 'serif'
    | 'didone'
    | 'script'
  readonly scripts: readonly FontScript[]
  /** What varies in its file: its weight, its weight and width, or nothing in a file for each weight. */
  readonly axis: 'wght' | 'wdth' | 'static'
  readonly roles: readonly TypeRole[]
}

type Row = readonly [
  name: string,
  style: KnownFamily['style'],
  axis: KnownFamily['axis'],
  scripts: string,
  roles: string,
]

/** All are under the SIL Open Font License 1.1. Their packages follow from their names (`font-files.ts`). */
const rows: readonly Row[] = [
  ['Archivo', 'grotesque', 'wdth', 'latin', 'text heading display'],
  ['Inter', 'grotesque', 'wght', 'latin cyrillic greek', 'text heading'],
  ['Schibsted Grotesk', 'grotesque', 'wght', 'latin', 'text heading display'],
  ['Space Grotesk', 'grotesque', 'wght', 'latin', 'heading display'],
  ['Bricolage Grotesque', 'grotesque', 'wght', 'latin', 'heading display'],
  ['Hanken Grotesk', 'grotesque', 'wght', 'latin', 'text heading'],
  ['Outfit', 'geometric', 'wght', 'latin', 'heading display'],
  ['Jost', 'geometric', 'wght', 'latin cyrillic', 'text heading'],
  ['Source Sans 3', 'humanist', 'wght', 'latin cyrillic greek', 'text heading'],
  ['Figtree', 'humanist', 'wght', 'latin', 'text heading'],
  ['Nunito', 'rounded', 'wght', 'latin cyrillic', 'text heading'],
  ['Quicksand', 'rounded', 'wght', 'latin', 'heading display'],
  ['Fredoka', 'rounded', 'wght', 'latin hebrew', 'heading display'],
  ['Oswald', 'condensed', 'wght', 'latin cyrillic', 'heading display'],
  ['JetBrains Mono', 'mono', 'wght', 'latin cyrillic greek', 'text heading display'],
  ['Bitter', 'slab', 'wght', 'latin cyrillic', 'text heading'],
  ['Roboto Slab', 'slab', 'wght', 'latin cyrillic greek', 'text heading'],
  ['Lora', 'serif', 'wght', 'latin cyrillic', 'text heading'],
  ['Newsreader', 'serif', 'wght', 'latin', 'text heading display'],
  ['Source Serif 4', 'serif', 'wght', 'latin cyrillic greek', 'text heading'],
  ['EB Garamond', 'serif', 'wght', 'latin cyrillic greek', 'text heading display'],
  ['Fraunces', 'serif', 'wght', 'latin', 'heading display'],
  ['Cormorant', 'serif', 'wght', 'latin cyrillic', 'heading display'],
  ['Playfair Display', 'didone', 'wght', 'latin cyrillic', 'heading display'],
  ['Bodoni Moda', 'didone', 'wght', 'latin', 'heading display'],
  ['Caveat', 'script', 'wght', 'latin cyrillic', 'display'],
  ['Dancing Script', 'script', 'wght', 'latin', 'display'],
  ['Cairo', 'humanist', 'wght', 'latin arabic', 'text heading'],
  ['Noto Naskh Arabic', 'serif', 'wght', 'arabic', 'text heading'],
  ['Rubik', 'grotesque', 'wght', 'latin cyrillic hebrew arabic', 'text heading display'],
  ['Heebo', 'grotesque', 'wght', 'latin hebrew', 'text heading'],
  ['Noto Sans Devanagari', 'humanist', 'wght', 'latin devanagari', 'text heading'],
  ['Baloo 2', 'rounded', 'wght', 'latin devanagari', 'heading display'],
  ['Noto Sans Thai', 'humanist', 'wght', 'latin thai', 'text heading'],
  ['Noto Sans JP', 'grotesque', 'static', 'japanese', 'text heading'],
  ['Noto Serif JP', 'serif', 'static', 'japanese', 'text heading display'],
  ['Kosugi Maru', 'rounded', 'static', 'japanese', 'text heading'],
  ['Noto Sans SC', 'grotesque', 'static', 'chinese-simplified', 'text heading'],
  ['Noto Sans TC', 'grotesque', 'static', 'chinese-traditional', 'text heading'],
  ['Noto Sans KR', 'grotesque', 'static', 'korean', 'text heading'],
]

/** The families that the editor offers, chosen for their difference. */
export const knownFamilies: readonly KnownFamily[] = rows.map(([name, style, axis, scripts, roles]) => ({
  name,
  style,
  axis,
  scripts: scripts.split(' ') as FontScript[],
  roles: roles.split(' ') as TypeRole[],
}))

/** A family of the list, in any capitals; undefined for any other. */
export function findFamily(name: string): KnownFamily | undefined {
  const written = name.toLowerCase()
  return knownFamilies.find((family) => family.name.toLowerCase() === written)
}

/** The families of a site: one for each role. */
export type Typefaces = Readonly<Record<TypeRole, string>>

/** The typefaces of each art direction, which a theme may set otherwise. */
const directionFonts: Readonly<Record<Direction, Typefaces>> = {
  editorial: { text: 'Source Serif 4', heading: 'Newsreader', display: 'Newsreader' },
  brutalist: { text: 'Archivo', heading: 'Archivo', display: 'Archivo' },
  atelier: { text: 'EB Garamond', heading: 'EB Garamond', display: 'EB Garamond' },
  clinic: { text: 'Figtree', heading: 'Figtree', display: 'Figtree' },
  tech: { text: 'Inter', heading: 'JetBrains Mono', display: 'JetBrains Mono' },
  luxury: { text: 'Jost', heading: 'Bodoni Moda', display: 'Bodoni Moda' },
  playful: { text: 'Nunito', heading: 'Fredoka', display: 'Fredoka' },
  civic: { text: 'Source Sans 3', heading: 'Bitter', display: 'Bitter' },
}

/** Families that come with every generator. */
export const starterFamilies = { serif: 'Lora', 'sans-serif': 'Inter', arabic: 'Cairo' } as const

/** Those of a site that names neither typefaces nor a direction. */
const plainFonts: Typefaces = {
  text: starterFamilies['sans-serif'],
  heading: starterFamilies.serif,
  display: starterFamilies.serif,
}

/** The families of a theme: those that it names, and for the other roles those of its direction. Large words follow the headings. */
export function resolveFonts(theme: {
  readonly direction?: Direction
  readonly fonts?: Partial<Typefaces>
}): Typefaces {
  return withFonts((theme.direction && directionFonts[theme.direction]) ?? plainFonts, theme.fonts)
}

/** Families with some of them replaced, as a language has its own. */
export function withFonts(common: Typefaces, own: Partial<Typefaces> = {}): Typefaces {
  return { ...common, ...own, display: own.display ?? own.heading ?? common.display }
}
