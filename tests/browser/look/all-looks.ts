import { cp, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parse, stringify } from 'yaml'
import { readSiteSchema } from '../../../generator/schema/site-schema.ts'
import { temporaryFolder, thirdSite } from '../../site/command.ts'

type Value = Record<string, unknown>

/** The kinds whose looks are tried, without the opening, which a page has once. */
export const lookedKinds = [
  'points',
  'split',
  'text',
  'closing',
  'steps',
  'questions',
  'quotes',
  'form',
  'figures',
  'prices',
  'gallery',
] as const

/** The looks of a kind, as the schema names them. */
export function looksOf(kind: string): string[] {
  const name = `${kind[0]?.toUpperCase()}${kind.slice(1)}Section`
  const definitions = readSiteSchema().schema.definitions as Record<
    string,
    { properties: { look: { enum: string[] } } }
  >
  return definitions[name]?.properties.look.enum ?? []
}

/**
 * Writes a site of three scripts with a page for each kind that shows all its looks, `/looks-points`, and one for each look of openings and
 * of forms, `/opening-foot`.
 *
 * @param theme what its theme has beside colours and typefaces
 */
export async function writeAllLooks(theme: Value = {}): Promise<{ readonly file: string; remove(): Promise<void> }> {
  const folder = await temporaryFolder()
  await cp(dirname(thirdSite), folder.path, { recursive: true })
  const site = parse(await readFile(thirdSite, 'utf8'))
  const sections = Object.values<Value>(site.pages).flatMap((page) =>
    Object.values(page.sections as Record<string, Value>),
  )
  const all = [
    ...sections,
    ...Object.values<Value>(site.services).flatMap((page) => Object.values(page.sections as Record<string, Value>)),
  ]
  const first = (kind: string, key = 'kind') => all.find((section) => section.kind === kind && key in section) as Value
  const opening = first('opening', 'image')
  const words = (text: string) => ({ en: text, ja: text, ar: text })
  const page = (slug: string, shown: Record<string, Value>) => {
    site.pages[slug] = {
      kind: 'page',
      label: words(slug),
      slug: words(slug),
      meta: {
        title: words(`${slug}, as it is drawn`),
        description: words(`All that there is of ${slug}, drawn one below the other for whoever wants to see it.`),
      },
      sections: shown,
    }
  }
  const { look: _look, image, ...plainOpening } = opening
  const pictures = ['courtyard', 'door', 'tiles', 'tagine', 'room'].map((name) => ({
    ...(image as Value),
    file: `./images/${name}.jpg`,
  }))
  const extras: Record<string, Value> = {
    ...{ beside: { image }, centred: { image }, behind: { image }, foot: { image }, halves: { image } },
    words: {},
    collage: { pictures: pictures.slice(0, 4) },
    film: { image, film: './files/coals.mp4' },
    form: { form: Object.keys(site.forms)[0] },
    offer: { offer: { title: words('A night for two'), amount: 95, currency: 'EUR', unit: words('with breakfast') } },
  }
  for (const look of looksOf('opening')) {
    page(`opening-${look}`, { opening: { ...plainOpening, ...extras[look], look }, after: first('split', 'image') })
  }
  const { figures, plain, words: _words } = { figures: first('figures'), plain: first('text'), words }
  const specimens: Record<string, Value> = {
    ...Object.fromEntries(lookedKinds.map((kind) => [kind, first(kind)])),
    split: first('split', 'image'),
    form: first('form', 'info') ?? first('form'),
    closing: { ...first('closing'), image: pictures[0] },
    text: plain,
    figures,
  }
  // Two landmarks of a page have two names.
  const anchor = ({ anchor: _anchor, look: _own, languages: _languages, ...section }: Value, look: string) => ({
    ...section,
    ...(section.title !== undefined && { title: mapped(section.title as Value, look) }),
    look,
  })
  const head = { kind: 'opening', title: words('Looks'), subtitle: words('All of them.') }
  for (const kind of lookedKinds) {
    const shown = looksOf(kind).map((look) => [look, anchor(specimens[kind] as Value, look)] as const)
    if (kind === 'form') for (const [look, section] of shown) page(`form-${look}`, { opening: head, form: section })
    else
      page(`looks-${kind}`, {
        opening: head,
        ...Object.fromEntries(shown.map(([look, section]) => [`as-${look}`, section])),
      })
  }
  Object.assign(site.theme, theme)
  const file = join(folder.path, 'site.config.yaml')
  await writeFile(file, stringify(site, { aliasDuplicateObjects: false }))
  return { file, remove: folder.remove }
}

/** A text with a word behind it in each language. */
function mapped(text: Value, word: string): Value {
  return Object.fromEntries(Object.entries(text).map(([locale, words]) => [locale, `${words} (${word})`]))
}
