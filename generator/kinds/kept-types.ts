import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentHash } from '../lib/content-hash.ts'
import type { KindFiles } from './kind-files.ts'
import { type KindType, readKindTypes } from './kind-types.ts'

// What the type of a kind says is kept beside it, as `type.json`: as long as the type is the same, whoever builds the site need not start the
// compiler, which takes longer than the rest of a check. It is part of the site, like a lock file.

interface KeptType {
  /** A hash of the type, of all that it is made of, and of what is kept: whatever was changed by hand is made anew. */
  readonly seal: string
  readonly type: KindType
}

/**
 * The types of kinds: as they are kept, or else read from their sources, and kept from then on.
 *
 * @param schema the text of the schema whose types they refer to
 * @throws KindMistake
 */
export function loadKindTypes(kinds: readonly KindFiles[], schema: string): ReadonlyMap<string, KindType> {
  const kept = new Map(
    kinds.flatMap((kind) => {
      const { seal, type } = readKept(kind) ?? {}
      return type && seal === makeSeal(type, kind, schema) ? [[kind.name, type] as const] : []
    }),
  )
  const changed = kinds.filter(({ name }) => !kept.has(name))
  const read = readKindTypes(changed)
  for (const kind of changed) {
    const type = read.get(kind.name) as KindType
    keep(kind, { seal: makeSeal(type, kind, schema), type })
  }
  return new Map([...kept, ...read])
}

function makeSeal(type: KindType, { name, files }: KindFiles, schema: string): string {
  const sources = [...files].filter(([file]) => file.endsWith('.ts')).map(([file, text]) => [file, normalized(text)])
  return contentHash(JSON.stringify([1, normalized(schema), name, sources, type]))
}

/** A text with the line ends of all systems alike. */
const normalized = (text: string) => text.replaceAll('\r\n', '\n')

const keptFile = ({ folder }: KindFiles) => join(folder, 'type.json')

function readKept(kind: KindFiles): Partial<KeptType> | undefined {
  const file = keptFile(kind)
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<KeptType>
  } catch {
    return undefined
  }
}

/** Where it cannot be written, the compiler starts again each time. */
function keep(kind: KindFiles, type: KeptType): void {
  try {
    writeFileSync(keptFile(kind), `${JSON.stringify(type, null, 2)}\n`)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error
  }
}
