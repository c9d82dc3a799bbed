import { lockPath } from '../../check/translations-lock.ts'
import type { BothVersions } from '../../edit/publish/incoming-commits.ts'
import { readStates } from '../../edit/publish/online/read-states.ts'
import type { PublishRefused } from '../../edit/publish/publish-refusals.ts'
import type { History, Proposed, PublishAuthor } from '../../edit/publish/repository.ts'
import { decodeText } from '../ports/kept-config-file.ts'
import { basename, dirname } from '../ports/posix-path.ts'
import { type Forge, ForgeRefused } from './forge.ts'
import { LocalFiles } from './local-files.ts'
import { fetchIncoming, type Incoming, isOutdated, type MergedNames, mergeIntoFiles } from './merge-into-files.ts'
import { blobHash, type OriginStore, type RepositoryOrigin } from './origin.ts'

/** How often a publication is made anew because others were faster. */
const mostTries = 8

/** What the history of a site in the tab is read and written with. */
export interface HostedParts {
  readonly file: string
  readonly store: OriginStore
  /** The host, for whoever is signed in. @throws ForgeRefused where nobody is */
  open(origin: RepositoryOrigin): Forge
  /** Who publishes; undefined where the host knows it by the key. */
  author?(): PublishAuthor | undefined
  /** Whether that person may only propose what somebody else publishes. */
  proposes?(): boolean
}

interface Note {
  readonly note: string
  readonly author?: PublishAuthor | undefined
}

/** The history of a site at the host of its repository, asked by its API: the counterpart of git on this machine. A publication is sent as it is made. */
export class HostedRepository implements History {
  /** A commit is sent as it is made. */
  readonly isElsewhere: boolean = true
  readonly #parts: HostedParts
  readonly #local: LocalFiles
  readonly #names: MergedNames
  readonly #texts = new Map<string, string | undefined>()
  /** What others have published, where it differs at the same places. */
  #incoming: Incoming | undefined
  /** The files of the publication that it kept from being made. */
  #held: readonly string[] = []

  constructor(parts: HostedParts) {
    this.#parts = parts
    this.#local = new LocalFiles(dirname(parts.file))
    this.#names = { config: basename(parts.file), lock: basename(lockPath(parts.file)) }
  }

  async gap() {
    return this.#parts.store.read() ? undefined : ('no-repository' as const)
  }

  async head(): Promise<string | undefined> {
    return this.#parts.store.read()?.commit
  }

  async readText(commit: string): Promise<string | undefined> {
    const { folder, texts, commit: seen } = this.#origin
    const { config } = this.#names
    if (commit === 'HEAD' || commit === seen) return texts[config]
    if (!this.#texts.has(commit)) {
      const bytes = await this.#forge.read(commit, folder + config).catch(ignoreRefusal)
      this.#texts.set(commit, bytes && decodeText(bytes))
    }
    return this.#texts.get(commit)
  }

  async publications(count: number) {
    const origin = this.#parts.store.read()
    if (!origin) return []
    const listing = async () => this.#forge.publications(origin.folder + this.#names.config, count)
    return (await listing().catch(ignoreRefusal)) ?? []
  }

  async changed(names: readonly string[]): Promise<string[]> {
    const { files } = this.#origin
    const hashes = await Promise.all(names.map((name) => this.#local.hash(name)))
    return names.filter((name, index) => hashes[index] !== files[name])
  }

  /** How many of some files are neither published as they are, nor proposed. */
  async countUnpublished(names: readonly string[]): Promise<number> {
    const { proposed = {} } = this.#origin
    const changed = await this.changed(names)
    const hashes = await Promise.all(changed.map((name) => this.#local.hash(name)))
    return changed.filter((name, index) => proposed[name] !== hashes[index]).length
  }

  async removed(folder: string): Promise<string[]> {
    const names = Object.keys(this.#parts.store.read()?.files ?? {})
    return names.filter((name) => name.startsWith(`${folder}/`) && !this.#local.has(name))
  }

  /** The repository is there: the site came from it. */
  async begin(): Promise<boolean> {
    return true
  }

  /** What the host tells of the version that is known of it. The key may not allow to ask. */
  async online() {
    const { kind, commit } = this.#origin
    const ask = async <Value>(path: string) => this.#forge.ask<Value>(path)
    return readStates[kind](ask, commit).catch(ignoreRefusal)
  }

  async remote(): Promise<undefined> {}

  async unsent(): Promise<number> {
    return 0
  }

  async send(): Promise<undefined> {}

  /** Publishes files as one commit on the newest one. What others have published meanwhile is taken in first. */
  async commit(
    names: readonly string[],
    note: Note,
  ): Promise<PublishRefused | Proposed | 'nothing-changed' | undefined> {
    this.#held = names
    return explain(async (): Promise<PublishRefused | Proposed | 'nothing-changed' | undefined> => {
      for (let tries = 0; tries < mostTries; tries++) {
        if (!(await this.#pull())) return differs
        const changed = await this.changed(this.#held)
        if (changed.length === 0) return tries === 0 ? 'nothing-changed' : undefined
        if (this.#parts.proposes?.()) return this.#propose(changed, note)
        if (await this.#commitNow(changed, note)) return undefined
      }
      return { refused: 'host-busy', detail: '' }
    })
  }

  /** Takes in what others have published. Returns why that could not be done. */
  async pull(): Promise<PublishRefused | undefined> {
    return explain(async () => ((await this.#pull()) ? undefined : differs))
  }

  /** Takes in what others have published. Returns false where all is as it was: what has been checked and drawn of the site still holds. */
  async takeNews(): Promise<boolean> {
    const known = await this.head()
    const refused = await this.pull()
    return refused !== undefined || (await this.head()) !== known
  }

  async bothVersions(): Promise<BothVersions | undefined> {
    const { config } = this.#names
    const [base, theirs, mine] = [this.#origin, this.#incoming?.origin]
      .map((origin) => origin?.texts[config])
      .concat(this.#local.text(config))
    if (!this.#incoming || base === undefined || theirs === undefined || mine === undefined) return undefined
    // What was chosen holds for the text that was seen.
    return { commit: `${this.#incoming.origin.commit} ${await this.#local.hash(config)}`, base, mine, theirs }
  }

  async mergeAsChosen(
    _commit: string,
    note: string,
    write: (was?: string) => Promise<boolean>,
  ): Promise<PublishRefused | Proposed | undefined> {
    const incoming = this.#incoming
    const { config } = this.#names
    if (!incoming || !(await write(this.#local.text(config)))) return busy
    if (isOutdated(incoming, this.#local)) {
      // What others have published is compared anew.
      this.#incoming = undefined
      return busy
    }
    return explain(async () => {
      await this.#take(incoming, this.#local.text(config))
      const done = await this.commit(this.#held, { note })
      return done === 'nothing-changed' ? undefined : done
    })
  }

  /** False where both have changed the same places. */
  async #pull(): Promise<boolean> {
    const from = this.#origin
    const head = await this.#forge.head()
    if (head === from.commit) return true
    const incoming = await fetchIncoming(this.#forge, { from, head, local: this.#local, names: this.#names })
    // A publication was faster: what came is older than what is known by now, and would take it back.
    // And what was put here meanwhile under the name of a file that comes would be lost.
    const isOld = from.commit !== this.#origin.commit || isOutdated(incoming, this.#local)
    return isOld ? this.#pull() : this.#take(incoming)
  }

  async #take(incoming: Incoming, chosen?: string): Promise<boolean> {
    const parts = { from: this.#origin, local: this.#local, names: this.#names }
    const renamed = mergeIntoFiles(incoming, { ...parts, ...(chosen !== undefined && { chosen }) })
    this.#incoming = renamed ? undefined : incoming
    if (!renamed) return false
    this.#held = [...this.#held, ...renamed]
    await this.#parts.store.write(incoming.origin)
    return true
  }

  /** False where the branch has moved on. */
  async #commitNow(changed: readonly string[], { note, author }: Note): Promise<boolean> {
    const origin = this.#origin
    const { sent, ...request } = this.#request(changed, { note, author })
    const made = await this.#forge.commit(request).catch((error: unknown) => {
      if (error instanceof ForgeRefused && error.reason === 'moved') return undefined
      throw error
    })
    // A host that compares single files may have put it onto a newer commit, which is to be taken in as well.
    if (made?.parent !== origin.commit) return false
    const [known, texts] = [{ ...origin.files }, { ...origin.texts }]
    for (const { name, bytes } of sent) {
      if (bytes) known[name] = await blobHash(bytes)
      else delete known[name]
      if (bytes && (name === this.#names.config || name === this.#names.lock)) texts[name] = decodeText(bytes)
    }
    await this.#parts.store.write({ ...origin, commit: made.commit, files: known, texts })
    return true
  }

  /** Proposes all that differs. What was proposed last and has not changed since is not proposed again. */
  async #propose(changed: readonly string[], note: Note): Promise<Proposed | 'nothing-changed'> {
    const hashes = await Promise.all(changed.map(async (name) => [name, (await this.#local.hash(name)) ?? ''] as const))
    const { proposed = {} } = this.#origin
    if (hashes.every(([name, hash]) => proposed[name] === hash)) return 'nothing-changed'
    const { sent: _sent, ...request } = this.#request(changed, note)
    const proposal = await this.#forge.propose({ ...request, to: `edit-${Date.now().toString(36)}` })
    await this.#parts.store.write({ ...this.#origin, proposed: Object.fromEntries(hashes) })
    return { proposal }
  }

  /** The commit that changes some files, with what is sent of each. */
  #request(changed: readonly string[], { note, author }: Note) {
    const origin = this.#origin
    const sent = changed.map((name) => ({ name, bytes: this.#local.has(name) ? this.#local.bytes(name) : undefined }))
    const files = sent.map(({ name, bytes }) => ({ path: origin.folder + name, bytes, before: origin.files[name] }))
    return { head: origin.commit, note, author: this.#parts.author?.() ?? author, files, sent }
  }

  get #origin(): RepositoryOrigin {
    const origin = this.#parts.store.read()
    if (!origin) throw new ForgeRefused('host-missing')
    return origin
  }

  get #forge(): Forge {
    return this.#parts.open(this.#origin)
  }
}

const busy: PublishRefused = { refused: 'busy', detail: '' }

const differs: PublishRefused = { refused: 'host-differs', detail: '' }

/** What a host refuses, as an answer. A key was accepted when somebody signed in: now it has ended. */
async function explain<Value>(run: () => Promise<Value>): Promise<Value | PublishRefused> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof ForgeRefused)) throw error
    const { reason, detail } = error
    if (reason === 'moved') return { refused: 'host-busy', detail }
    return { refused: reason === 'host-key' ? 'host-key-ended' : reason, detail }
  }
}

function ignoreRefusal(error: unknown): undefined {
  if (!(error instanceof ForgeRefused)) throw error
}
