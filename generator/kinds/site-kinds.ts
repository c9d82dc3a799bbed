import { basename, join } from 'node:path'
import { contentHash } from '../lib/content-hash.ts'
import { readCached, writeCached, writeUnsealed } from '../lib/files/cache.ts'
import { sourceVersion } from '../lib/packages/source-version.ts'
import { listBranches, readBaseSchema, type SiteSchema, setSiteSchema, siteSchemaFile } from '../schema/site-schema.ts'
import { loadKindTypes } from './kept-types.ts'
import type { Kind } from './kind.ts'
import { buildKindCode, type KindCode } from './kind-code.ts'
import { type KindFiles, readKindFiles } from './kind-files.ts'
import { KindMistake } from './kind-mistake.ts'
import { readKindStyles } from './kind-styles.ts'
import type { KindType } from './kind-types.ts'
import { readKindExample, readKindWords, withHelpOfType } from './kind-words.ts'
import { mergeKinds } from './merge-kinds.ts'

/** The kinds of a site, and its schema. */
export interface SiteKinds {
  readonly kinds: readonly Kind[]
  /** What tells one state of the kinds from another. */
  readonly version: string
  readonly schema: SiteSchema
  /** The schema as text, for caches. */
  readonly text: string
}

let current: SiteKinds | undefined

/**
 * Reads the kinds that lie beside a configuration, and has the schema of the configuration know them from now on: a process works for one site
 * at a time.
 *
 * @throws KindMistake
 */
export function loadSiteKinds(file: string): SiteKinds {
  const read = readKindFiles(file)
  const version = contentHash(JSON.stringify(read.map(({ folder, files }) => [folder, ...files])))
  if (current?.version !== version) current = gather(read, version)
  setSiteSchema(current)
  return current
}

/** The kinds of the site that the process works for. */
export function currentKinds(): readonly Kind[] {
  return current?.kinds ?? []
}

function gather(read: readonly KindFiles[], version: string): SiteKinds {
  const base = readBaseSchema()
  if (read.length === 0) return { kinds: [], version, ...base }
  for (const kind of read) refuseName(kind, base.schema)
  const kinds = makeKinds(read, base.text)
  const schema = mergeKinds(base.whole, kinds)
  const text = JSON.stringify(schema)
  writeUnsealed(basename(siteSchemaFile), text)
  return { kinds, version, schema, text }
}

/** A kind has a name that can stand in the configuration, and that the generator does not have. */
function refuseName({ name, folder }: KindFiles, { definitions = {} }: SiteSchema): void {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) throw new KindMistake('name', { file: folder, detail: name })
  const taken = listBranches(definitions.Section ?? {}).map(({ value }) => value)
  if (taken.includes(name)) throw new KindMistake('taken', { file: folder, detail: name })
}

/** Kinds that have not changed come from the cache. */
function makeKinds(read: readonly KindFiles[], schema: string): Kind[] {
  // Another version may refuse what this one takes.
  const base = contentHash(sourceVersion(['generator/kinds']) + schema)
  const paths = new Map(
    read.map((kind) => [kind.name, `kinds/${contentHash(JSON.stringify([base, kind.name, ...kind.files]))}.json`]),
  )
  const kept = new Map(
    read.flatMap(({ name }) => {
      const bytes = readCached(paths.get(name) ?? '')
      return bytes ? [[name, JSON.parse(String(bytes)) as Omit<Kind, 'folder' | 'name'>] as const] : []
    }),
  )
  const fresh = read.filter(({ name }) => !kept.has(name))
  const types = loadKindTypes(fresh, schema)
  const typed = fresh.map((kind) => ({ ...kind, ...(types.get(kind.name) as KindType) }))
  const codes = buildKindCode(typed)
  return read.map((kind) => {
    const { name, folder } = kind
    const known = kept.get(name)
    if (known) return { ...known, name, folder }
    const type = types.get(name) as KindType
    const example = readKindExample(kind)
    const { server, map, ...code } = codes.get(name) as KindCode
    const made = {
      ...type,
      ...code,
      node: { server, map },
      words: withHelpOfType(readKindWords(kind), type),
      ...(example && { example }),
      styles: readKindStyles(kind),
    }
    writeCached(paths.get(name) ?? join('kinds', name), JSON.stringify(made))
    return { ...made, name, folder }
  })
}
