import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import { checkSource } from '../../generator/check/check-file.ts'
import { createRuleContext } from '../../generator/check/rules/create-rule-context.ts'
import { childNode, compileSchema, type SchemaNode, selectBranch } from '../../generator/schema/schema-node.ts'
import { readSiteSchema } from '../../generator/schema/site-schema.ts'
import { quick, secondSite } from '../site/command.ts'
import { siteTexts } from '../site/site-texts.ts'
import { type BuiltSite, buildSite } from './built-site.ts'
import { invalidHtml } from './html-validator.ts'

/** The same site on every run; FUZZ_SEED=… makes another one, FUZZ=all twenty of them. */
const seed = Number(process.env.FUZZ_SEED ?? 7_310_442)
const numRuns = process.env.FUZZ === 'all' ? 20 : 1
const editsPerSite = 15

test('whatever the check accepts is built into sound pages', { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('second', 'varied'), fc.gen(), async (name, draw) => {
      const { text, from } = await siteTexts[name]()
      const site = await buildSite({ text: variation(text, draw), from }, quick)
      expect(await invalidHtml(site)).toEqual([])
      expect(await unsoundTexts(site)).toEqual([])
      await site.remove()
    }),
    { seed, numRuns, endOnFailure: true },
  )
})

type Draw = fc.GeneratorValue

/** A value in a configuration. */
interface Place {
  readonly holder: Record<string, unknown> | unknown[]
  readonly key: string | number
  readonly node: SchemaNode
  readonly isRequired: boolean
}

const { schema } = readSiteSchema()
const root = compileSchema(schema)
const context = createRuleContext(secondSite)

/** Edits a configuration here and there, and keeps of it what the check accepts. */
function variation(text: string, draw: Draw): string {
  let accepted = { text, config: configOf(text) }
  for (let edit = 0; edit < editsPerSite; edit++) {
    const changed = structuredClone(accepted.config)
    edited(oneOf(placesIn(changed, root), draw), draw)
    const written = stringify(changed, { defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' })
    const config = configOf(written)
    if (config) accepted = { text: written, config }
  }
  return accepted.text
}

/** The configuration in a text; undefined if it has errors. */
function configOf(text: string) {
  return checkSource({ file: secondSite, bytes: new TextEncoder().encode(text) }, context).config
}

function placesIn(value: unknown, node: SchemaNode): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Place['holder']
  const branch = selectBranch(node, value)
  const keys = Array.isArray(holder) ? holder.keys() : Object.keys(holder)
  return [...keys].flatMap((key) => {
    const child = childNode(branch, key)
    if (!child) return []
    const isRequired = ((branch.schema.required ?? []) as readonly (string | number)[]).includes(key)
    return [{ holder, key, node: child, isRequired }, ...placesIn(Reflect.get(holder, key), child)]
  })
}

const texts = [
  'A & B < C > "D" \'E\'',
  'Ein **fettes** Wort & <b>x</b> [b](page:contact)',
  'Stimmwirbelfeststellschraubenschlüsselaufbewahrungsverordnung',
  'مرحبا بالعالم 🎹 {x} {{y}} $& %s',
  '</script><!--\u2028',
  '- a\n- b\n\n| c | d |\n|---|---|\n| 1 | 2 |',
  '1',
]

/** Takes away, doubles, turns round or rewrites what stands in a place. */
function edited({ holder, key, node, isRequired }: Place, draw: Draw): void {
  const set = (value: unknown) => Reflect.set(holder, key, value)
  const value: unknown = Reflect.get(holder, key)
  if (Array.isArray(holder)) {
    const [at, item] = [Number(key), structuredClone(value)]
    oneOf([() => holder.splice(at, 1), () => holder.splice(at, 0, item), () => holder.reverse()], draw)()
  } else if (!isRequired && draw(fc.boolean)) Reflect.deleteProperty(holder, key)
  else if (typeof value === 'boolean') set(!value)
  else if (typeof value === 'number') set(oneOf([0, 1, 2, 7, 12.5], draw))
  else if (node.schema.enum) set(oneOf(node.schema.enum, draw))
  else if (typeof value === 'string') set(oneOf(texts, draw))
  else if (node.schema.localised) {
    const text = oneOf(texts, draw)
    set(Object.fromEntries(Object.keys(value as object).map((locale) => [locale, `${text} ${locale}`])))
  } else if (Array.isArray(value)) set([])
}

function oneOf<Value>(values: readonly Value[], draw: Draw): Value {
  return values[draw(fc.nat, values.length - 1)] as Value
}

/** The places of a site where a value was printed that is none, and the links within it that lead nowhere. */
async function unsoundTexts(site: BuiltSite): Promise<string[]> {
  const pages = new Map<string, Document>()
  for (const { path, canonical } of site.routes) for (const at of [path, canonical]) pages.set(at, await site.page(at))
  const leads = (href: string, from: string) => {
    const { pathname, hash } = new URL(href, `https://a.example${from}`)
    const page = pages.get(decodeURI(pathname))
    if (!page) return site.files.includes(pathname.slice(1))
    return hash === '' || page.getElementById(decodeURIComponent(hash.slice(1))) !== null
  }
  return [...pages].flatMap(([path, { body }]) => {
    const hrefs = [...body.querySelectorAll('a[href^="/"], a[href^="#"]')].map(
      (link) => link.getAttribute('href') ?? '',
    )
    const dead = hrefs.filter((href) => !leads(href, path))
    const none = body.textContent?.match(/\b(undefined|NaN|null)\b|\[object/g) ?? []
    return [...dead, ...none].map((problem) => `${path}: ${problem}`)
  })
}
