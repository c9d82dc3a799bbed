import { readBytes, removeFile, writeNew } from '#files'
import { basename, dirname, relative, resolve } from '#path'
import type { SiteConfig } from '../../../schema/site-config.ts'
import type {
  DeploymentAnswer,
  DeploymentRequest,
  EditedChange,
  OnlineAnswer,
  PublishAnswer,
  PublishGap,
  Publishing,
  PublishRequest,
} from '../../../src/edit/protocol/publishing.ts'
import type { MergeRequest, VersionConflict } from '../../../src/edit/protocol/repair.ts'
import { fileNames } from '../../check/file-names.ts'
import { lockPath } from '../../check/translations-lock.ts'
import type { ConfigDocument } from '../../check/yaml/config-document.ts'
import { readTradeDrawing } from '../new-site/trades.ts'
import type { EditResult, EditSession } from '../server/edit-session.ts'
import { pictureFolder } from '../server/receive-image.ts'
import { inPresentFormat } from '../upgrade/upgrade-text.ts'
import { isReadable, readable } from '../yaml/apply-edits.ts'
import { sourceLines } from '../yaml/source-lines.ts'
import { summarizeChanges } from './change-summary.ts'
import { type Change, changesBetween } from './changes.ts'
import type { SiteDeployment } from './deployment.ts'
import type { BothVersions } from './incoming-commits.ts'
import { namePlace } from './online/public-host.ts'
import type { PublishRefused } from './publish-refusals.ts'
import { renameFiles } from './rename-files.ts'
import type { History, Proposed, Remote } from './repository.ts'
import { smallPictures } from './small-pictures.ts'
import { type Choices, mergeVersions, resolveVersions, versionConflicts } from './two-versions.ts'
import { pictureNames, removePictures, unusedPictures } from './unused-pictures.ts'
import { listUploadHosts } from './upload-hosts.ts'

/** What the editor knows of the file as it is now. */
export interface CurrentFile {
  readonly version: string
  /** Undefined while it has an error. */
  readonly config?: SiteConfig | undefined
  /** Undefined while it cannot be read. */
  readonly document?: ConfigDocument | undefined
}

/** What publishing is done with. */
interface PublisherParts {
  readonly session: EditSession
  readonly repository: History
  readonly current: () => Promise<CurrentFile>
  /** Resolves when the lock of the translations knows all that was saved. */
  readonly settled?: () => Promise<void>
  /** Puts the site online by a workflow, where one can. */
  readonly deployment?: SiteDeployment
  /** How two published versions become one; by lines, as git does it, where nothing is said. */
  readonly merging?: Merging
}

/** How two published versions of the file become one. */
export interface Merging {
  /** The places at which one of both has to be chosen. */
  findConflicts(both: BothVersions): readonly VersionConflict[]
  /** The text with a side taken at each; undefined where there is none. */
  resolve(both: BothVersions, choices: Choices): string | undefined
}

const byLines: Merging = {
  findConflicts: (both) => versionConflicts(mergeVersions(both.base, both)),
  resolve: (both, choices) => resolveVersions(mergeVersions(both.base, both), choices),
}

/** Where what is published would not be kept, or could not be read again. */
const unkept: ReadonlySet<PublishGap> = new Set(['no-repository', 'ignored', 'refused'])

/** Publishes the file and the pictures that it names, and tells before what would be published. */
export class Publisher {
  readonly #file: string
  readonly #session: EditSession
  readonly #current: () => Promise<CurrentFile>
  readonly #repository: History
  readonly #settled: () => Promise<void>
  readonly #merging: Merging
  readonly #deployment: SiteDeployment | undefined
  #published: { readonly head: string | undefined; readonly text: string | undefined } | undefined
  #listed: ({ readonly key: string } & Changes) | undefined

  constructor(
    file: string,
    { session, repository, current, settled = async () => {}, merging = byLines, deployment }: PublisherParts,
  ) {
    this.#file = file
    this.#session = session
    this.#current = current
    this.#repository = repository
    this.#settled = settled
    this.#merging = merging
    this.#deployment = deployment
  }

  /** How many places differ from what is published; undefined where nothing is. */
  async count(): Promise<number | undefined> {
    const { text } = await this.#readPublished()
    return text === undefined ? undefined : (await this.#list()).changes.length
  }

  /** All that publishing would do. */
  async status(): Promise<Omit<Publishing, 'launch'>> {
    const gap = await this.#repository.gap()
    const { key, told: changes } = await this.#list()
    const { text } = await this.#readPublished()
    const remote = gap === undefined ? await this.#repository.remote() : undefined
    const named = gap === undefined ? await this.#repository.changed(await this.#files()) : []
    const { config, document } = await this.#current()
    const [unsent, deployment] = await Promise.all([
      remote ? this.#repository.unsent(remote) : 0,
      this.#deployment?.status(config, remote?.address),
    ])
    const own = relative(dirname(this.#file), this.#file)
    return {
      version: key,
      gap,
      isFirst: (gap === undefined || gap === 'no-repository') && text === undefined,
      changes,
      isRewritten: text !== undefined && changes.length === 0 && named.includes(own),
      files: named.filter((name) => name !== own),
      unused: unusedPictures(this.#file, document),
      remote: remote && namePlace(remote.address),
      unsent,
      isKeptHere: remote === undefined && !this.#repository.isElsewhere,
      hosts: await listUploadHosts(),
      deployment,
    }
  }

  /** What the host tells of the last publication that was sent. */
  async online(): Promise<OnlineAnswer> {
    const gap = await this.#repository.gap()
    const online = gap === undefined ? await this.#repository.online() : undefined
    return online ? { online } : {}
  }

  /** Has the site put online at a host. */
  async deploy(request: DeploymentRequest): Promise<DeploymentAnswer> {
    const { config } = await this.#current()
    return (await this.#deployment?.choose(request, config)) ?? { refused: 'failed' }
  }

  /** The pictures that nothing names, and that somebody has sent: a drawing of a new site that was exchanged is not offered again. */
  async unplaced(): Promise<readonly string[]> {
    const unused = unusedPictures(this.#file, (await this.#current()).document)
    return unused.filter((name) => readTradeDrawing(basename(name)) === undefined)
  }

  /** Small copies of the pictures that nothing names, by these. */
  async smallPictures(): Promise<Readonly<Record<string, string>>> {
    return smallPictures(this.#file, unusedPictures(this.#file, (await this.#current()).document))
  }

  /** Removes pictures that nothing names. Where they are published, the next publication removes them there as well. */
  async removePictures(names: readonly string[]): Promise<readonly string[]> {
    return removePictures(this.#file, names, (await this.#current()).document)
  }

  /** Takes one change of the list back, as an edit. Its lines come back as they were written, with their comments. */
  async revert({ version, index }: { version: string; index: number }): Promise<EditResult> {
    const { key, changes } = await this.#list()
    const change = changes[index]
    if (key !== version || !change) return { refused: 'changed-elsewhere' }
    const { text } = await this.#readPublished()
    const lines = text !== undefined && change.do === 'removed' ? sourceLines(text, change.from ?? []) : undefined
    const seen = { ...change.back, was: structuredClone(change.now ?? null) }
    if (!lines) return this.#session.apply({ edits: [seen] })
    const asWritten = await this.#session.apply({ edits: [{ ...seen, lines } as typeof seen] })
    return 'version' in asWritten ? asWritten : this.#session.apply({ edits: [seen] })
  }

  /** Publishes what differs, and sends it. What was published and could not be sent can be sent later. */
  async publish({ note, send, author }: PublishRequest): Promise<PublishAnswer> {
    const { config } = await this.#current()
    if (!config) return { published: false, sent: false, refused: 'has-errors' }
    await this.#settled()
    const gap = (await this.#repository.begin()) ? await this.#repository.gap() : 'no-repository'
    if (gap && unkept.has(gap)) return { published: false, sent: false, refused: 'failed' }
    await this.#deployment?.refresh(config)
    const refused = await this.#repository.commit(await this.#files(), { note, author })
    if (typeof refused === 'object') return this.#explain(refused)
    const remote = send ? await this.#repository.remote() : undefined
    const isNew = refused === undefined
    if (!remote) return { published: isNew, sent: false, refused }
    const unsent = await this.#send(remote, { note, author })
    return unsent ? { ...(await this.#refuse(unsent)), published: isNew } : { published: isNew, sent: true }
  }

  /** Sends what is committed. A picture with the name of another one that others have sent gets another name before both are brought together. */
  async #send(remote: Remote, note: Pick<PublishRequest, 'note' | 'author'>): Promise<PublishRefused | undefined> {
    const unsent = await this.#repository.send(remote)
    const isBehind = unsent?.refused === 'remote-ahead' || unsent?.refused === 'remote-differs'
    const renamed = isBehind ? await this.#renameDoubled() : undefined
    if (!renamed) return unsent
    // Under their old names they may be published already, in any folder.
    const refused = await this.#repository.commit([...new Set([...(await this.#files()), ...renamed])], note)
    return typeof refused === 'object' && 'refused' in refused ? refused : this.#repository.send(remote, true)
  }

  /**
   * Gives pictures and files here that others have sent otherwise other names, also in the configuration. One that something still names stays
   * as well. Returns their old names; undefined where there are none.
   */
  async #renameDoubled(): Promise<readonly string[] | undefined> {
    const { config } = await this.#current()
    const named = config ? this.#named(config) : []
    const names = await this.#repository.doubled?.([...new Set([...named, ...pictureNames(this.#file)])])
    if (!names || names.size === 0) return undefined
    const path = (name: string) => resolve(dirname(this.#file), name)
    for (const [name, to] of names) writeNew(path(to), readBytes(path(name)))
    const { text } = this.#session.current
    const written = await this.#session.replace(renameFiles(text, names), text)
    const isWritten = 'version' in written
    const { config: changed } = await this.#current()
    const kept = isWritten && changed ? this.#named(changed) : []
    for (const [name, to] of names) if (!kept.includes(name)) removeFile(path(isWritten ? name : to))
    await this.#settled()
    return isWritten ? [...names.keys()] : undefined
  }

  async #explain(outcome: PublishRefused | Proposed): Promise<PublishAnswer> {
    if ('proposal' in outcome) return { published: false, sent: true, proposal: outcome.proposal }
    return this.#refuse(outcome)
  }

  /** A refusal, with the places to choose at where two have changed the same. */
  async #refuse(refused: PublishRefused): Promise<PublishAnswer> {
    const differs = refused.refused === 'remote-differs' || refused.refused === 'host-differs'
    const both = differs ? await this.#bothVersions() : undefined
    return { published: false, sent: false, ...refused, ...(both && { both }) }
  }

  /** Takes one version at each place that others have published as well, and sends what comes of it. */
  async mergeAsChosen({ theirs, choices, note }: MergeRequest): Promise<PublishAnswer> {
    const remote = await this.#repository.remote()
    const both = await this.#versions()
    // Others may have sent something again meanwhile: then there is another choice to make.
    if (both?.commit !== theirs) return this.publish({ note, send: true })
    const text = this.#merging.resolve(both, choices)
    if (text === undefined || !isReadable(text)) return { published: false, sent: false, refused: 'remote-differs' }
    const write = async (was?: string) => {
      const written = await this.#session.replace(text, was)
      await this.#settled()
      return 'version' in written
    }
    const refused = await this.#repository.mergeAsChosen(theirs, note, write)
    if (refused) return this.#explain(refused)
    if (!remote) return { published: true, sent: false }
    const unsent = await this.#repository.send(remote)
    return { published: true, sent: unsent === undefined, ...unsent }
  }

  /** The places that two have published; undefined where there is nothing to choose by, such as where other files differ. */
  async #bothVersions(): Promise<PublishAnswer['both']> {
    const both = await this.#versions()
    const conflicts = both ? this.#merging.findConflicts(both) : []
    return both && conflicts.length > 0 ? { theirs: both.commit, conflicts } : undefined
  }

  /** Both versions in the format of today: one of two may have brought the file up to date. */
  async #versions(): Promise<BothVersions | undefined> {
    const both = await this.#repository.bothVersions()
    if (!both) return undefined
    const { commit, base, mine, theirs } = both
    return { commit, base: inPresentFormat(base), mine: inPresentFormat(mine), theirs: inPresentFormat(theirs) }
  }

  /** The names of the files that belong to the site: the configuration, what is known of its translations, and what it names. */
  async #files(): Promise<string[]> {
    const { config } = await this.#current()
    const own = relative(dirname(this.#file), this.#file)
    const gone = await this.#repository.removed(pictureFolder)
    const kept = config ? this.#named(config) : []
    const needed = (await this.#deployment?.files()) ?? []
    return [own, basename(lockPath(this.#file)), ...new Set([...kept, ...gone, ...needed])]
  }

  /** The files that a configuration names, by their names beside it. */
  #named(config: SiteConfig): string[] {
    const folder = dirname(this.#file)
    return fileNames(config).map((name) => relative(folder, resolve(folder, name)).replaceAll('\\', '/'))
  }

  async #readPublished() {
    const head = await this.#repository.head()
    if (!this.#published || this.#published.head !== head) {
      const text = head === undefined ? undefined : await this.#repository.readText('HEAD')
      // An upgrade alone changes nothing of the site.
      this.#published = { head, text: text === undefined ? undefined : inPresentFormat(text) }
    }
    return this.#published
  }

  /** The changes since the published version. While one of the two cannot be read, there are none. */
  async #list() {
    const { head, text } = await this.#readPublished()
    const current = this.#session.current
    const key = `${head} ${current.version}`
    if (this.#listed?.key !== key) this.#listed = { key, ...between(text, current.text) }
    return this.#listed
  }
}

/** Changes, and the summary of them. */
interface Changes {
  readonly changes: readonly Change[]
  readonly told: readonly EditedChange[]
}

function between(before: string | undefined, now: string): Changes {
  const [was, is] = [before === undefined ? undefined : readable(before), readable(now)]
  if (was === undefined || is === undefined) return { changes: [], told: [] }
  const changes = changesBetween(was, is)
  return { changes, told: summarizeChanges(changes, { before: was, now: is }) }
}
