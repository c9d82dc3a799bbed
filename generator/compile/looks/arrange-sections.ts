import type { Direction } from '../../../schema/look.ts'
import type { ShownSection } from '../../../src/content/page-content.ts'
import { letterWidths } from './letter-widths.ts'
import { isHeadingLonely } from './lonely-heading.ts'
import { openingGrounds, preferredLooks } from './preferred-looks.ts'
import { formerLooks, isShortText, type LookKind, type LookPage, sectionLooks } from './section-looks.ts'
import { barVeilClasses, type PhotoLight, veilClasses } from './veil.ts'

/** What the looks of the sections of a page depend on. */
interface ArrangedPage extends LookPage {
  /** The art direction of the site; left out, sections that name no look stand as they always did. */
  readonly direction?: Direction
  readonly isRightToLeft: boolean
  /** Whether the bar lies over the photo that opens a page, where how light that is is known. */
  readonly isBarOver?: boolean
  /** How light the photo of an opening is, by its address. */
  readonly light: (address: string) => PhotoLight | undefined
}

/** Gives each section of a page its look, and the classes of its layout. Pure. */
export function arrangeSections(sections: readonly ShownSection[], page: ArrangedPage): ShownSection[] {
  const previous = new Map<string, string>()
  const chosen = sections.map((section) => {
    const look = chooseLook(section, page, previous.get(section.kind))
    previous.set(section.kind, look ?? '')
    return look === undefined ? section : ({ ...section, look } as ShownSection)
  })
  const lonely = findLonely(chosen)
  return chosen.map((section, index) => {
    const isBarOver = page.isBarOver === true && index === 0
    return withLayout(section, { ...page, isBarOver, isLonely: lonely.has(section) })
  })
}

/** The sections whose headings stand above. The lists of prices of a page are one list: what holds for one of them holds for all. */
function findLonely(sections: readonly ShownSection[]): ReadonlySet<ShownSection> {
  const lonely = new Set(sections.filter(isHeadingLonely))
  const lists = sections.filter((section) => section.kind === 'prices' && section.look === 'list')
  return lists.some((section) => lonely.has(section)) ? new Set([...lonely, ...lists]) : lonely
}

/** The look of a section: its own; else that of the only thing that it shows; else the first look that the direction prefers, that fits, and that the previous section of its kind does not have. */
function chooseLook(section: ShownSection, page: ArrangedPage, previous: string | undefined): string | undefined {
  const { look } = section as { readonly look?: string }
  if (look !== undefined || !(section.kind in sectionLooks)) return look
  const kind = section.kind as LookKind
  const special = kind === 'opening' ? contentLook(section as ShownSection<'opening'>) : undefined
  if (special ?? page.direction === undefined) return special
  const fits = sectionLooks[kind] as Readonly<Record<string, (section: ShownSection, page: LookPage) => boolean>>
  const all = Object.keys(fits)
  const candidates = [...(preferredLooks[page.direction as Direction][kind] ?? []), ...all]
  const chosen = candidates.find((name) => name !== previous && fits[name]?.(section, page)) ?? all[0]
  return chosen
}

/** What an opening shows decides how it stands: whoever gives it a film, a form, a price or several pictures wants to see them. */
function contentLook({ film, shownForm, offer, pictures }: ShownSection<'opening'>): string | undefined {
  if (film) return 'film'
  if (shownForm) return 'form'
  if (offer) return 'offer'
  return pictures && 'collage'
}

/** The ground that the direction gives to the opening of a home page, as long as it stands on no photo. */
function openingGround({ ground, look, image }: ShownSection<'opening'>, page: ArrangedPage) {
  const preferred = page.direction && openingGrounds[page.direction]
  return page.isHome && preferred && !ground && image && look === 'beside' ? { ground: preferred } : {}
}

/** The kinds that are lower than a heading with a paragraph or two. */
const shortKinds: ReadonlySet<string> = new Set(['closing', 'figures', 'logos', 'newsletter', 'notice'])

/** Whether a section is low whatever its texts: by its kind, or as it has no picture or only one or two statements. */
function isShort(section: ShownSection): boolean {
  if (section.kind === 'place') return !section.image
  if (section.kind === 'points') return section.look === 'statements' && section.items.length < 3
  return shortKinds.has(section.kind)
}

/** Adds the classes of a section's layout: of its look, its width, its height, and the place of its heading. */
function withLayout(section: ShownSection, page: ArrangedPage & { readonly isLonely: boolean }): ShownSection {
  const { kind, look, width, ...others } = section as ShownSection & { readonly look?: string; readonly width?: string }
  const plain = kind in sectionLooks ? Object.keys(sectionLooks[kind as LookKind])[0] : undefined
  const hasSheet = kind in sectionLooks && look !== undefined && look !== plain && !formerLooks.has(`${kind}-${look}`)
  const { isLonely } = page
  const classes = [
    hasSheet && `look-${kind}-${look}`,
    width && `section-${width}`,
    isShort(section) && 'section-short',
    (!width || kind === 'place') && isBesideHeading(section, page) && 'section-split',
    isLonely && hasAboveSheet(section) && `above-${kind}`,
    ...(section.kind === 'opening' ? openingClasses(section, page) : []),
  ].filter(Boolean)
  return {
    kind,
    ...others,
    ...(look !== undefined && { look }),
    ...(look === 'band' && kind === 'figures' && !others.ground && { ground: 'brand' }),
    ...(section.kind === 'opening' && openingGround(section, page)),
    ...(isLonely && { headingAbove: true }),
    ...(classes.length > 0 && { layoutClasses: classes.join(' ') }),
  } as ShownSection
}

/** Whether what a section shows stands beside its heading, as it would leave half of a wide page empty below it: a place without a picture, and where a direction is chosen, a short text. */
function isBesideHeading(section: ShownSection, { direction }: ArrangedPage): boolean {
  if (section.kind === 'place') return section.title !== undefined && !section.image
  if (section.kind !== 'text' || direction === undefined) return false
  return section.title !== undefined && section.look === 'plain' && isShortText(section.text)
}

/** Whether what a section shows has to be laid out anew for the whole width: two columns of points are two columns there as well. */
function hasAboveSheet(section: ShownSection): boolean {
  return section.kind === 'points'
    ? section.items.length < 4
    : /^(?:questions|prices|contact|timeline)$/.test(section.kind)
}

/** The classes of an opening: how dense the veil on its photo is, and how large its words may be. */
function openingClasses({ look, image, title }: ShownSection<'opening'>, page: ArrangedPage): string[] {
  if (look === 'words') return headlineClasses(title)
  if (look !== 'foot' && look !== 'behind') return []
  const light = image && page.light(image.file)
  if (!light) return []
  const classes = veilClasses(light, { isAtFoot: look === 'foot', isRightToLeft: page.isRightToLeft })
  return page.isBarOver && look === 'foot' ? [...classes, ...barVeilClasses(light)] : classes
}

function headlineClasses(title: string): string[] {
  const letters = letterWidths(title)
  if (letters <= 26) return ['headline-short']
  return letters <= 60 ? ['headline-middle'] : []
}
