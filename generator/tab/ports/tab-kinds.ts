import type { ImportForKind, KindFile, KindModules } from '../../../src/kinds/kind-module.ts'
import { type BuiltKind, type BuiltKinds, type CodeFile, hashesOfKinds, isSameKind } from '../../kinds/built-kinds.ts'
import type { Kind } from '../../kinds/kind.ts'
import { mergeKinds } from '../../kinds/merge-kinds.ts'
import { readBaseSchema, type SiteSchema, setSiteSchema } from '../../schema/site-schema.ts'
import { appFile } from '../app-file.ts'
import { originStore } from '../forges/origin-store.ts'
import { drawKept, keptBranches, keptKind } from '../kept-kinds.ts'
import type { ValidatorCode } from '../validators.ts'
import { filesBelow } from './memory-files.ts'
import { workFolder } from './places.ts'

// The port `#kinds` in the tab. The code of kinds of a site's own runs where it is part of the built site that carries the editor, and the
// repository still has it so. That of a ZIP or of a folder is a stranger's: it does not run, and what is of such kinds is kept as it is.

/** A kind whose code is here. */
interface LoadedKind {
  readonly kind: Kind
  readonly files: BuiltKind['files']
  readonly draw: KindFile['default']
}

let loaded: readonly LoadedKind[] = []

interface SiteKinds {
  readonly kinds: readonly Kind[]
  readonly version: string
  readonly schema: SiteSchema
  readonly text: string
}

let current: SiteKinds | undefined

/** Loads the kinds of the site that the editor is part of, as they were when it was built. Returns what holds a configuration against their types. */
export async function loadBuiltKinds({ kinds, validator }: BuiltKinds): Promise<ValidatorCode> {
  const [{ module }, ...own] = await Promise.all([loadCode<ValidatorCode>(validator), ...kinds.map(loadKind)])
  loaded = own
  return module
}

async function loadKind({ files, code, ...kind }: BuiltKind): Promise<LoadedKind> {
  const { text: client, module } = await loadCode<KindFile['default']>(code)
  return { files, draw: module, kind: { ...kind, client, folder: `${workFolder}/pages/kinds/${kind.name}` } }
}

/** A module of the editor. @throws where it is not the one that was built */
async function loadCode<Code>({ path, integrity }: CodeFile) {
  const address = appFile(path)
  const response = await fetch(address, { integrity })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  const { default: module } = (await import(/* @vite-ignore */ address)) as { default: Code }
  return { text: await response.text(), module }
}

/** Has the schema know the kinds of the site that is open. */
export function loadSiteKinds(): SiteKinds {
  const present = presentKinds()
  const version = JSON.stringify(present)
  if (current?.version !== version) current = gather(present, version)
  setSiteSchema(current)
  return current
}

/** The kinds that the site has, with the hashes of their files where they come from a repository. */
function presentKinds() {
  const origin = originStore.read()
  if (origin) return origin.kinds ?? {}
  return hashesOfKinds(filesBelow(workFolder).map((path) => [path.slice(workFolder.length + 1), '']))
}

function gather(present: ReturnType<typeof presentKinds>, version: string): SiteKinds {
  const base = readBaseSchema()
  const names = Object.keys(present)
  if (names.length === 0) return { kinds: [], version, schema: base.schema, text: base.text }
  const isHere = (name: string) =>
    loaded.some(({ kind, files }) => kind.name === name && isSameKind(files, present[name] ?? {}))
  const known = loaded.flatMap(({ kind }) => (isHere(kind.name) ? [kind] : []))
  const kept = names.filter((name) => !isHere(name)).map((name) => keptKind(name))
  const schema = mergeKinds(base.whole, [...known, ...kept.flatMap((kind) => keptBranches(kind, base.whole))])
  return { kinds: [...known, ...kept], version, schema, text: JSON.stringify(schema) }
}

/** The kinds of the site that is open. */
export function currentKinds(): readonly Kind[] {
  return current?.kinds ?? []
}

/** Nothing is wrong with kinds that were built; what is wrong with others, nothing here tells. */
export function findKindMistake(): undefined {
  loadSiteKinds()
}

/** What draws kinds. */
export function runKinds(
  kinds: readonly Kind[],
  { importForKind }: { readonly importForKind: ImportForKind },
): KindModules {
  return Object.fromEntries(
    kinds.map(({ name, isKept }) => {
      const draw = isKept ? undefined : loaded.find(({ kind }) => kind.name === name)?.draw
      return [name, draw?.(importForKind) ?? drawKept(importForKind)]
    }),
  )
}

export function explainThrown(): Error | undefined {
  return undefined
}
