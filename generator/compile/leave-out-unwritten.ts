import { isUnwritten } from '../../schema/placeholder.ts'
import type { SiteConfig } from '../../schema/site-config.ts'
import { asMapping, isMapping, nullObject } from '../lib/plain-map.ts'
import { withFields } from '../schema/field-nodes.ts'
import { childNode, type SchemaNode, selectBranch } from '../schema/schema-node.ts'

/**
 * A configuration as visitors see it: without the texts that are still to be written, and without what cannot be without them, such as the entry of
 * a list or a section. A text that is written in another language only stands in that; what has to be there, such as the heading of a page, has its name.
 */
export function leaveOutUnwritten(config: SiteConfig, schema: SchemaNode): SiteConfig {
  if (!hasUnwritten(config)) return config
  const { defaultLocale: locale, site } = config
  return keep(config, withFields(schema, config), { locale, standIn: site.name, isHeld: true }) as SiteConfig
}

function hasUnwritten(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return isUnwritten(value)
  return Object.values(value).some(hasUnwritten)
}

interface Keeping {
  /** The language whose texts stand in for those of others. */
  readonly locale: string
  /** What stands in the place of a text that has to be there. */
  readonly standIn: unknown
  /** Whether what lacks a text that it needs stays, with another in its place. */
  readonly isHeld: boolean
}

/** What stays of a value; undefined where nothing does. */
function keep(value: unknown, node: SchemaNode, keeping: Keeping): unknown {
  if (isUnwritten(value)) return undefined
  if (typeof value !== 'object' || value === null || !hasUnwritten(value)) return value
  const taken = selectBranch(node, value)
  if (taken.schema.localised) return keepLanguages(asMapping(value), keeping.locale)
  if (Array.isArray(value)) return keepEntries(value, taken, keeping)
  const own = { ...keeping, standIn: nameWithin(value) ?? keeping.standIn }
  const required = new Set(taken.schema.required)
  const entries: [string, unknown][] = []
  for (const [key, child] of Object.entries(value)) {
    const at = childNode(taken, key)
    const isNamed = !taken.children.has(key)
    const section = at && isNamed && isSection(at) ? keepSection(child, at, own) : undefined
    const kept = section ?? (at ? keep(child, at, own) : child)
    const isNeeded = required.has(key) || isNamed
    if (kept === undefined && isNeeded && !keeping.isHeld) return undefined
    if (kept !== undefined || isNeeded) entries.push([key, kept ?? fillIn(child, own.standIn)])
  }
  return nullObject(entries)
}

/** The texts of each language, or those that stand in for them. */
function keepLanguages(texts: Readonly<Record<string, unknown>>, locale: string): unknown {
  const written = Object.values(texts).filter((text) => !isUnwritten(text))
  if (written.length === 0) return undefined
  const substitute = isUnwritten(texts[locale]) || texts[locale] === undefined ? written[0] : texts[locale]
  return nullObject(Object.entries(texts).map(([key, text]) => [key, isUnwritten(text) ? substitute : text]))
}

function keepEntries(list: readonly unknown[], { item, schema }: SchemaNode, keeping: Keeping): unknown {
  const kept = item ? list.map((entry) => keep(entry, item, { ...keeping, isHeld: false })) : list
  const left = kept.filter((entry) => entry !== undefined)
  return left.length < Math.max(schema.minItems ?? 0, 1) ? undefined : left
}

/** A section, switched off where it lacks what it needs; the opening of a page, whose heading the page cannot be without, with a heading that stands in. */
function keepSection(section: unknown, node: SchemaNode, keeping: Keeping): unknown {
  const isOpening = asMapping(section).kind === 'opening'
  return keep(section, node, { ...keeping, isHeld: isOpening }) ?? { ...asMapping(section), enabled: false }
}

/** Whether what a place takes is a section: it has kinds, and can be switched off. */
function isSection({ tag, branches }: SchemaNode): boolean {
  const [first] = branches.values()
  return tag === 'kind' && branches.has('opening') && first !== undefined
}

/** What a thing is called by its own keys: the label of a page, the name of a field, the value of an option. */
function nameWithin(value: object): unknown {
  const { label, title, name, value: own } = value as Readonly<Record<string, unknown>>
  return [label, title, name, own].find((text) => text !== undefined && !hasUnwritten(text))
}

/** A value with another text in the place of each that is to be written. */
function fillIn(value: unknown, standIn: unknown): unknown {
  if (isUnwritten(value)) return typeof standIn === 'string' ? standIn : Object.values(standIn as object)[0]
  if (Array.isArray(value)) return value.map((entry) => fillIn(entry, standIn))
  if (!isMapping(value)) return value
  const isText = isMapping(standIn) && Object.values(value).every(isUnwritten)
  return nullObject(
    Object.entries(value).map(([key, text]) => [
      key,
      isText ? (standIn[key] ?? fillIn(text, standIn)) : fillIn(text, standIn),
    ]),
  )
}
