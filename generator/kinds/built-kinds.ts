import type { Kind } from './kind.ts'

// What the editor that a site carries knows of the kinds of the site's own: as they were when the site was built.

/** A module of code beside the editor. */
export interface CodeFile {
  /** Its path in the folder of the editor, which changes with it. */
  readonly path: string
  /** Its hash, as `fetch` takes it. */
  readonly integrity: string
}

/** A kind, with the code that draws it as a file. */
export interface BuiltKind extends Omit<Kind, 'folder' | 'client' | 'share' | 'node' | 'isKept'> {
  /** The git hashes of its files, by their names. */
  readonly files: KindHashes
  readonly code: CodeFile
}

/** All of them, and what holds a configuration with them against their types. */
export interface BuiltKinds {
  readonly kinds: readonly BuiltKind[]
  readonly validator: CodeFile
}

/** The git hashes of the files of a kind, by their names. */
export type KindHashes = Readonly<Record<string, string>>

/** The file of a kind: its name, and the kind. Files in folders of it, and others than these, make no kind. */
const kindFile = /^pages\/kinds\/([^./][^/]*)\/([^/]+\.(?:tsx?|css|yaml))$/

/** The kinds whose files are among those of a site, with the hashes of these. */
export function hashesOfKinds(files: Iterable<readonly [path: string, hash: string]>): Record<string, KindHashes> {
  const kinds: Record<string, Record<string, string>> = Object.create(null)
  for (const [path, hash] of files) {
    const [, kind, name] = kindFile.exec(path) ?? []
    if (kind !== undefined && name !== undefined) kinds[kind] = { ...kinds[kind], [name]: hash }
  }
  return kinds
}

/** Whether two states of a kind are the same. */
export function isSameKind(one: KindHashes, other: KindHashes): boolean {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}
