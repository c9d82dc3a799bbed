import type { SiteSchema } from '../../generator/schema/site-schema.ts'
import type { Chance } from './chance.ts'
import { anyMarkdown, anyText } from './odd-texts.ts'

/** What the values of a site may name. */
export interface Names {
  readonly locales: readonly string[]
  readonly pages: readonly string[]
  readonly forms: readonly string[]
  readonly offices: readonly string[]
  readonly collections: readonly string[]
}

/** What values are drawn with. */
export interface Drawing {
  readonly chance: Chance
  readonly names: Names
  readonly definitions: Readonly<Record<string, SiteSchema>>
  /** How many entries have been drawn: each gets another name. */
  count: number
}

const files: Readonly<Record<string, readonly string[]>> = {
  logo: ['./logo.svg'],
  image: ['./images/door.jpg', './images/portrait.jpg', './images/walks.svg', './logo.svg'],
  download: ['./files/recipes.pdf', './files/days.ics'],
  film: ['./files/coals.mp4'],
  captions: ['./files/coals.en.vtt'],
}
/** Strings of a form that the schema has a pattern for. */
const forms: Readonly<Record<string, readonly string[]>> = {
  ...files,
  colour: ['#3c4a36', '#a8622e'],
  repositoryAddress: ['https://github.com/ahorn/site', 'https://gitlab.com/group/team/site'],
  siteAddress: ['https://www.ahorn.example'],
  secureAddress: [
    'https://a.example/',
    'https://a.example/ä?b=c&d="e"#f',
    'https://A.EXAMPLE:8443/%20',
    'https://straße.example/',
  ],
  robots: ['noindex, follow', 'index', 'max-snippet:-1'],
  region: ['DE-BW'],
  country: ['DE', 'MA'],
  phonePrefix: ['+49'],
  closingTime: ['18:00', '24:00'],
  time: ['08:00', '00:00'],
  phone: ['+497071123456'],
  withSubject: ['Über {{subject}}', '{{ subject }} </script> $& %s'],
  withNumber: ['Schritt {{number}}', '{{ number }}'],
  withPhone: ['Rufen Sie {{phone}} an'],
  withService: ['Öffnen bei {{service}}'],
  withSize: ['bis {{size}}'],
  withAuthor: ['von {{author}}'],
  formerPath: [
    'alt',
    '/alt.html',
    'Notre-Atelier',
    'à-propos',
    '/?page_id=12',
    'a b',
    'über/uns',
    '/index.php?a=1&b=2',
  ],
  focus: ['30 60', '0 100'],
  currency: ['EUR', 'JPY', 'MAD'],
  imageAddress: ['https://bilder.example/{id}/960/540'],
  host: ['bilder.example'],
  hyphenated: ['ein-name', 'zwei', 'drei-3'],
  month: ['2026-02'],
  webhook: ['/hooks/a', 'https://haken.example/x?y=z', 'https://haken.example/x', 'http://localhost:5678/webhook'],
  mailbox: ['post@a.example'],
  underscored: ['name', 'email', 'ready', 'elements', 'constructor', 'length', 'value_of', 'message', 'company'],
  websiteId: ['94db1cb1-74f4-4a40-ad6c-962362670409'],
  siteKey: ['0x4AAAAAAAB1cDeFgHiJkLmN'],
  measurementId: ['G-4T8K2X9QWE'],
  containerId: ['GTM-K7XW2P9'],
  pixelId: ['1234567890123456'],
  hostLabel: ['ahorn'],
  flag: ['de', 'fr'],
  timeZone: ['Europe/Berlin'],
  languageTag: ['de'],
  place: ['pages.home'],
}

/** A value as the schema describes it: what is wrong with it, if anything, only the rules of the check know. */
export function anyValue(node: SiteSchema, drawing: Drawing, depth = 0): unknown {
  const { chance, definitions, names } = drawing
  const { pick, below, is } = chance
  if (node.$ref)
    return anyValue({ ...definitions[node.$ref.split('/').at(-1) ?? ''], ...pickExamples(node) }, drawing, depth)
  if (node.const !== undefined) return node.const
  if (node.allOf) return anyValue(pick(node.allOf.flatMap(({ then }) => then ?? [])), drawing, depth)
  if (node.enum) return pick(node.enum)
  if (node.localised) return inLocales(node, drawing)
  if (node.type === 'boolean') return is(0.5)
  if (node.type === 'number') return anyNumber(node, chance)
  if (node.type === 'array') {
    const count = Math.min(node.maxItems ?? 9, (node.minItems ?? 0) + below(depth > 5 ? 1 : 3))
    return Array.from({ length: count }, () => anyValue(node.items ?? {}, drawing, depth + 1))
  }
  if (node.type === 'object' || node.properties) return anySection(node, drawing, depth)
  const named = node.reference && referenceTo(node.reference, names, chance)
  if (named) return named
  if (node.form && Object.hasOwn(forms, node.form)) return pick(forms[node.form] ?? [])
  if (node.format === 'date') return pick(['2024-02-29', '2026-11-30', '2026-11-30'])
  if (Array.isArray(node.examples)) return pick(node.examples)
  return node.prose === 'markdown' ? anyMarkdown(chance) : anyText(chance)
}

const schemaOf = (node: SiteSchema | boolean | undefined) => (typeof node === 'object' ? node : {})

const pickExamples = ({ examples }: SiteSchema) => (examples ? { examples } : {})

/** A text in each language. */
function inLocales({ localised, additionalProperties }: SiteSchema, drawing: Drawing): Record<string, unknown> {
  const { chance, names } = drawing
  const shown = localised === 'optional' ? names.locales.filter(() => chance.is(0.7)) : names.locales
  const text = () => {
    if (localised === 'slug') return `seite-${++drawing.count}`
    return localised === 'markdown' ? anyMarkdown(chance) : anyValue(schemaOf(additionalProperties), drawing)
  }
  return Object.fromEntries(shown.map((locale) => [locale, text()]))
}

function anyNumber(
  { minimum = 0, maximum = minimum + 10_000, multipleOf }: SiteSchema,
  { below, random }: Chance,
): number {
  return multipleOf ? minimum + below(Math.min(maximum - minimum, 50) + 1) : minimum + random() * (maximum - minimum)
}

function anySection(node: SiteSchema, drawing: Drawing, depth: number): Record<string, unknown> {
  const { chance } = drawing
  const { properties = {}, additionalProperties, required = [], minProperties = 0, oneOf = [] } = node
  if (additionalProperties) {
    const count = minProperties + chance.below(3)
    return Object.fromEntries(
      Array.from({ length: count }, () => [
        `teil${++drawing.count}`,
        anyValue(schemaOf(additionalProperties), drawing, depth + 1),
      ]),
    )
  }
  const alternatives = oneOf.map(({ required = [] }) => required)
  const chosen = alternatives.length > 0 ? chance.pick(alternatives) : []
  const refused = alternatives.flat().filter((key) => !chosen.includes(key))
  const usual = depth > 4 ? 0.1 : 0.3
  const keys = Object.keys(properties).filter(
    (key) =>
      !refused.includes(key) &&
      (required.includes(key) || chosen.includes(key) || chance.is(rare.has(key) ? 0.05 : usual)),
  )
  return Object.fromEntries(keys.map((key) => [key, anyValue(properties[key] ?? {}, drawing, depth + 1)]))
}

/** What leaves out much where it stands. */
const rare = new Set([
  'enabled',
  'languages',
  'draft',
  'sample',
  'prefix',
  'canonical',
  'unpublished',
  'showWhen',
  'anchor',
  'section',
  'documents',
])

/** A name of something that is there. */
function referenceTo(kind: string, names: Names, { pick, is }: Chance): string | undefined {
  const { pages } = names
  const lists: Readonly<Record<string, readonly string[]>> = {
    locale: names.locales,
    page: pages,
    form: names.forms,
    office: names.offices,
    collection: names.collections,
    section: pages.map((page) => `${page}.${is(0.5) ? 'erster' : 'zweiter'}`),
    anchor: ['erster', 'zweiter'],
    contact: ['phone', 'email'],
    detail: ['phone', 'email', 'address', 'hours'],
    phone: ['+49 7071 123456'],
    email: ['post@ahorn.example', 'bücher@straße.example'],
    icon: ['mail', 'phone', 'flame', 'sun', 'map-pin', 'a-arrow-down'],
    validation: ['nameRequired', 'emailRequired', 'emailInvalid', 'phoneRequired'],
    category: ['eins', 'zwei'],
    column: ['title', 'benefit'],
  }
  const list = Object.hasOwn(lists, kind) ? lists[kind] : undefined
  return list && list.length > 0 ? pick(list) : undefined
}
