import { Buffer } from 'buffer'
import { editKeysFile } from '../../../src/edit/protocol/edit-keys.ts'
import { formatLock, mergeLocks, parseLock } from '../../check/translations-lock.ts'
import { mergeByPath } from '../../edit/publish/merge-by-path.ts'
import { renameFiles } from '../../edit/publish/rename-files.ts'
import { decodeText } from '../ports/kept-config-file.ts'
import { type Forge, ForgeRefused } from './forge.ts'
import type { LocalFiles } from './local-files.ts'
import type { RepositoryOrigin } from './origin.ts'
import { chooseSiteFiles, fetchFiles, listKinds } from './site-files.ts'

/** What others have published, ready to be taken in. */
export interface Incoming {
  readonly origin: RepositoryOrigin
  /** The files that the tab lacks, or has otherwise. */
  readonly files: ReadonlyMap<string, Uint8Array>
  /** New files here that have the name of another new one there. */
  readonly doubled: readonly string[]
  /** The files here that nobody there has any more, as they were published. */
  readonly removed: readonly string[]
  /** What stood here under the names of the files that come or go. */
  readonly seen: ReadonlyMap<string, Uint8Array | undefined>
}

/** Whether a file here is no longer what was seen under the name of one that comes or goes: that would be lost. */
export function isOutdated({ seen }: Incoming, local: LocalFiles): boolean {
  return [...seen].some(([name, bytes]) => local.find(name) !== bytes)
}

/** The names of the two files that are merged. */
export interface MergedNames {
  readonly config: string
  readonly lock: string
}

/** Fetches a newer commit. @throws ForgeRefused where a file was changed on both sides that cannot be merged */
export async function fetchIncoming(forge: Forge, { from, head, local, names }: IncomingParts): Promise<Incoming> {
  const listed = await forge.list(head)
  const { folder, texts: before, files: known } = from
  const read = async (name: string) => forge.read(head, folder + name)
  const texts: Record<string, string> = {}
  for (const name of [names.config, names.lock]) {
    const hash = listed.get(folder + name)
    if (hash === undefined) continue
    const kept = hash === known[name] ? before[name] : undefined
    texts[name] = kept ?? decodeText((await read(name)) ?? new Uint8Array())
  }
  const text = texts[names.config]
  if (text === undefined) throw new ForgeRefused('host-missing', folder + names.config)
  const chosen = chooseSiteFiles(listed, { folder, text, always: [names.config, names.lock, editKeysFile] })
  const wanted: string[] = []
  const doubled: string[] = []
  const removed: string[] = []
  const seen = new Map<string, Uint8Array | undefined>()
  for (const name of Object.keys(known)) {
    if (chosen.has(name) || name === names.lock) continue
    seen.set(name, local.find(name))
    // What was changed here since is no longer what others have removed.
    if ((await local.hash(name)) === known[name]) removed.push(name)
  }
  for (const [name, hash] of chosen) {
    const before = local.find(name)
    const own = await local.hash(name)
    if (name === names.config || name === names.lock || own === hash || known[name] === hash) continue
    if (own !== undefined && own !== known[name]) {
      if (known[name] !== undefined) throw new ForgeRefused('host-differs', name)
      doubled.push(name)
    }
    seen.set(name, before)
    wanted.push(name)
  }
  const files = await fetchFiles(wanted, read)
  const kinds = listKinds(listed, folder)
  return {
    origin: { ...from, commit: head, files: Object.fromEntries(chosen), texts, kinds },
    files,
    doubled,
    removed,
    seen,
  }
}

interface IncomingParts {
  readonly from: RepositoryOrigin
  readonly head: string
  readonly local: LocalFiles
  readonly names: MergedNames
}

/**
 * Merges what others have published into the files of the tab. Nothing is awaited meanwhile, so that no edit comes between.
 *
 * @param chosen the text of the configuration, where a person has chosen between both
 * @returns the names of files that have got another one; undefined, with nothing changed, where both have changed the same places
 */
export function mergeIntoFiles(
  { origin, files, doubled, removed }: Incoming,
  { from, local, names, chosen }: Omit<IncomingParts, 'head'> & { readonly chosen?: string },
): readonly string[] | undefined {
  const renamed = new Map(doubled.map((name) => [name, local.freeName(name, origin.files)]))
  const mine = renameFiles(chosen ?? local.text(names.config), renamed)
  const [base, theirs] = [from.texts[names.config] ?? '', origin.texts[names.config] ?? '']
  const merged = chosen === undefined ? mergeTexts({ base, mine, theirs }) : mine
  if (merged === undefined) return undefined
  for (const [name, to] of renamed) local.write(to, local.bytes(name))
  local.write(names.config, Buffer.from(merged))
  const lock = (text = '') => parseLock(text)
  const [before, other] = [from.texts[names.lock], origin.texts[names.lock]]
  const all = mergeLocks(lock(before), { mine: lock(local.text(names.lock)), theirs: lock(other) })
  if (all.size > 0) local.write(names.lock, Buffer.from(formatLock(all)))
  for (const [name, bytes] of files) local.write(name, bytes)
  // What others have removed goes, unless the site names it again.
  for (const name of removed) if (!merged.includes(name)) local.remove(name)
  return [...renamed.values()]
}

function mergeTexts({ base, mine, theirs }: { base: string; mine: string; theirs: string }): string | undefined {
  if (base === theirs || mine === theirs) return mine
  return mine === base ? theirs : mergeByPath({ base, mine, theirs })
}
