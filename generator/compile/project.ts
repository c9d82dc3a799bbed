import type { Artefact } from '../../schema/artefacts.ts'
import type { CollectionEntry, EntryPrice } from '../../schema/collections.ts'
import type { Action, Hero } from '../../schema/common.ts'
import type { AllMessages } from '../../schema/messages.ts'
import type { BlogPage, PageConfig, PageMeta } from '../../schema/pages.ts'
import type { Section } from '../../schema/sections/section.ts'
import type { Chat, ContactDetails, Office, Organization } from '../../schema/site-config.ts'
import type { CompleteForm } from '../../src/content/page-content.ts'
import { nullObject } from '../lib/plain-map.ts'
import { childNode, type SchemaNode, selectBranch } from '../schema/schema-node.ts'
import type { ReferenceKind } from '../schema/site-schema.ts'
import type { CompleteConfig } from './complete-config.ts'

/** The parts of a configuration that are projected on their own, by the name of their type in the schema. */
export interface Definitions {
  readonly Action: Action
  readonly Artefact: Artefact
  readonly BlogPage: BlogPage
  readonly Chat: Chat
  readonly ContactDetails: ContactDetails
  readonly FormConfig: CompleteForm
  readonly Footer: CompleteConfig['footer']
  readonly Header: CompleteConfig['header']
  readonly Hero: Hero
  readonly Messages: AllMessages
  readonly Office: Office
  readonly Organization: Organization
  readonly PageConfig: PageConfig
  readonly PageMeta: PageMeta
  readonly Section: Section
  readonly CollectionEntry: CollectionEntry
  readonly EntryPrice: EntryPrice
  readonly SiteMetadata: CompleteConfig['metadata']
}

/** How special values are turned into plain content. */
export interface Projection {
  /** The locale to project into. */
  readonly locale: string
  /** Prepares a text for display. */
  text(text: string): string
  /** Compiles a Markdown text. */
  markdown(text: string): unknown
  /** Called with each reference and the section that it stands in; its result replaces the reference. */
  reference(kind: ReferenceKind, value: string, owner: Readonly<Record<string, unknown>>): unknown
}

/**
 * The generic projection `Localised<T>, locale → T`: objects that the schema tags as localised become their text in the chosen locale,
 * references are passed to the projection, everything else keeps its shape.
 *
 * @param node what the schema says of the value
 */
export function project(
  node: SchemaNode,
  value: unknown,
  projection: Projection,
  owner: Readonly<Record<string, unknown>> = {},
): unknown {
  const taken = selectBranch(node, value)
  const { localised, reference } = taken.schema
  if (localised) return inLocale(taken, value as Record<string, unknown>, projection)
  if (reference) return projection.reference(reference, value as string, owner)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const { item } = taken
    return item ? value.map((entry) => project(item, entry, projection, owner)) : value
  }
  const entries = value as Record<string, unknown>
  const plain = nullObject()
  for (const key in entries) {
    const child = childNode(taken, key)
    if (child?.schema.unpublished) continue
    // Unknown keys of an open part are left out: no page can show them.
    if (!child && taken.schema.additionalProperties === true) continue
    plain[key] = child ? project(child, entries[key], projection, entries) : entries[key]
  }
  return plain
}

function inLocale(node: SchemaNode, value: Readonly<Record<string, unknown>>, projection: Projection): unknown {
  const { locale, text, markdown } = projection
  const kind = node.schema.localised
  const written = value[locale]
  const reference = node.entry?.schema.reference
  if (reference) return written === undefined ? undefined : projection.reference(reference, written as string, value)
  if (kind === 'slug' || kind === 'slugs') return written
  if (kind === 'markdown') return markdown((written as string | undefined) ?? '')
  return written === undefined ? undefined : text(written as string)
}
