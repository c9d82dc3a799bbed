import { fileExists } from '#files'
import { askGit, packArgument } from '#git'
import { dirname, join, relative, resolve } from '#path'
import { realFolder } from '#places'
import type { OnlineState, Publication, PublishGap } from '../../../src/edit/protocol/publishing.ts'
import { historyGap } from '../../check/history/history-gap.ts'
import { askText, readCommitted } from './ask-text.ts'
import { type BothVersions, commitPatience, IncomingCommits } from './incoming-commits.ts'
import { PublicHost } from './online/public-host.ts'
import { commitRefusals, explainRefusal, type PublishRefused, sendRefusals } from './publish-refusals.ts'

/** Where publications are sent. */
export interface Remote {
  readonly name: string
  /** Its address, as git has it. */
  readonly address: string
  readonly branch: string
  /** Whether the branch knows it already. */
  readonly isKnown: boolean
}

/** Where the published versions of a file are, and where publications go: the same for git on this machine as for a host that is asked by its API. */
export type History = Proposing &
  Partial<Pick<Repository, 'doubled'>> &
  Pick<
    Repository,
    | 'gap'
    | 'isElsewhere'
    | 'head'
    | 'readText'
    | 'publications'
    | 'changed'
    | 'removed'
    | 'remote'
    | 'unsent'
    | 'send'
    | 'bothVersions'
    | 'begin'
    | 'online'
  >

/** What may end in a proposal where it is not git that is asked. */
interface Proposing {
  commit(...given: Parameters<Repository['commit']>): Promise<Proposed | Awaited<ReturnType<Repository['commit']>>>
  mergeAsChosen(
    ...given: Parameters<Repository['mergeAsChosen']>
  ): Promise<Proposed | Awaited<ReturnType<Repository['mergeAsChosen']>>>
}

/** A publication that somebody else has to take over: the address at which people see it. */
export interface Proposed {
  readonly proposal: string
}

/** What git keeps in its folder while something is not finished. */
const interruptions = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'sequencer', 'rebase-merge', 'rebase-apply']

/** How long git may take to send and to fetch, in milliseconds: the line may be slow, but nobody is asked for a password. */
const sendPatience = 120_000

/** Runs work in which git writes. */
export type Writing = <Value>(work: () => Promise<Value>) => Promise<Value>

/** The repository that a file lies in. It is asked for this file alone, and changes nothing else. */
export class Repository {
  /** Whether it is kept at a host, where a commit is sent as it is made. */
  readonly isElsewhere: boolean = false
  readonly #file: string
  readonly #host: PublicHost
  readonly #incoming: IncomingCommits
  readonly #writing: Writing

  /**
   * @param file absolute
   * @param writing runs what has git write
   */
  constructor(file: string, host = new PublicHost(), writing: Writing = (work) => work()) {
    // Of a file that is gone, its folder tells as much.
    this.#file = realFolder(file)
    this.#incoming = new IncomingCommits(this.#file)
    this.#host = host
    this.#writing = writing
  }

  /** Begins a repository where there is none. Returns whether there is one then. */
  async begin(branch = 'main'): Promise<boolean> {
    if ((await this.top()) !== undefined || (await this.gap()) !== 'no-repository') return true
    const begun = await askGit(this.#file, () => ['init', '--quiet', `--initial-branch=${branch}`])
    return 'answer' in begun
  }

  /** What the host tells of what was sent to it last; undefined where it cannot be asked, or tells nothing. */
  async online(): Promise<OnlineState | undefined> {
    const remote = await this.remote()
    if (!remote) return undefined
    const ref = `refs/remotes/${remote.name}/${remote.branch}`
    const sent = await this.#ask(() => ['rev-parse', '--verify', '--quiet', ref])
    return sent === undefined ? undefined : this.#host.state(remote.address, sent)
  }

  /** Sets the place to which publications are sent. Returns whether it could be. */
  async setRemote(address: string): Promise<boolean> {
    return 'answer' in (await askGit(this.#file, () => ['remote', 'add', '--', 'origin', address]))
  }

  /** The files below some names beside the configuration that git does not know yet. Ignored ones do not count. */
  async untracked(names: readonly string[]): Promise<string[]> {
    return (await this.#status(names)).flatMap(({ name, isNew }) => (isNew ? [name] : []))
  }

  /** Why nothing can be published; undefined where it can. */
  async gap(): Promise<PublishGap | undefined> {
    const gap = await historyGap(this.#file)
    if (gap && gap !== 'not-committed' && gap !== 'shallow') return gap
    if (await this.#isDamaged()) return 'refused'
    if (await this.isInterrupted()) return 'merging'
    return (await this.branch()) === undefined ? 'no-branch' : undefined
  }

  /** Whether git has the published version of the file, and cannot read it. */
  async #isDamaged(): Promise<boolean> {
    if ((await this.#ask(() => ['rev-parse', '--verify', '--quiet', 'HEAD'])) === undefined) return false
    const shown = await askGit(this.#file, (name) => ['show', `HEAD:./${name}`])
    return 'refusal' in shown && !/does not exist in|exists on disk, but not in/.test(shown.refusal.stderr)
  }

  /** Whether somebody has begun a merge, a rebase or the like and not finished it: ending it could take away what is committed meanwhile. */
  async isInterrupted(): Promise<boolean> {
    const asked = await this.#ask(() => ['rev-parse', ...interruptions.flatMap((name) => ['--git-path', name])])
    // The paths are relative to the folder in which git is asked.
    return (asked ?? '').split('\n').some((path) => path !== '' && fileExists(resolve(dirname(this.#file), path)))
  }

  /** What tells the published version of the file from others; undefined where there is none. */
  async head(): Promise<string | undefined> {
    return this.#ask((name) => ['rev-parse', '--verify', '--quiet', `HEAD:./${name}`])
  }

  /** The text of the file in a commit; undefined where it was not there. */
  async readText(commit: string): Promise<string | undefined> {
    return readCommitted(this.#file, commit)
  }

  /** The last publications of the file, newest first. */
  async publications(count: number): Promise<Publication[]> {
    const format = '--format=%H%x09%at%x09%an%x09%s'
    const log = await this.#ask((name) => ['log', `--max-count=${count}`, format, '--', name])
    return (log ?? '').split('\n').flatMap((line) => {
      const [commit = '', time = '', author = '', ...note] = line.split('\t')
      return commit === '' ? [] : [{ commit, time: Number(time), author, note: note.join('\t') }]
    })
  }

  /** Those of some files that differ from what is published, or are new, by their names beside the configuration. Ignored ones do not count. */
  async changed(names: readonly string[]): Promise<string[]> {
    return (await this.#status(names)).map(({ name }) => name)
  }

  /** The files of a folder beside the configuration that are published, and no longer there. */
  async removed(folder: string): Promise<string[]> {
    const listed = await askGit(this.#file, () => ['ls-files', '-z', '--deleted', '--', folder])
    return 'answer' in listed ? listed.answer.toString().split('\0').filter(Boolean) : []
  }

  /** Commits some files beside the configuration, as they are now, and nothing else that is staged. */
  commit(names: readonly string[], by: CommitNote): Promise<PublishRefused | 'nothing-changed' | undefined> {
    return this.#writing(() => this.#commitNow(names, by))
  }

  async #commitNow(
    names: readonly string[],
    { note, author }: CommitNote,
  ): Promise<PublishRefused | 'nothing-changed' | undefined> {
    const changed = await this.#status(names)
    if (changed.length === 0) return 'nothing-changed'
    if (await this.isInterrupted()) return { refused: 'merging', detail: '' }
    if (author) {
      await this.#ask(() => ['config', 'user.name', author.name])
      await this.#ask(() => ['config', 'user.email', author.email])
    }
    const fresh = changed.filter(({ isNew }) => isNew).map(({ name }) => name)
    // Git commits only files that it knows.
    if (fresh.length > 0) {
      const added = await askGit(this.#file, () => ['add', '--intent-to-add', '--', ...fresh], commitPatience)
      if ('refusal' in added) return explainRefusal(added.refusal, commitRefusals)
    }
    const args = ['commit', '--quiet', '--only', `--message=${note}`, '--', ...changed.map(({ name }) => name)]
    const done = await askGit(this.#file, () => args, commitPatience)
    if ('answer' in done) return undefined
    if (fresh.length > 0) await this.#ask(() => ['rm', '--cached', '--quiet', '--force', '--', ...fresh])
    return explainRefusal(done.refusal, commitRefusals)
  }

  /** Where publications are sent, in words; undefined where there is no such place. */
  async remote(): Promise<Remote | undefined> {
    const branch = await this.branch()
    if (branch === undefined) return undefined
    const [known, merge, listed] = await Promise.all([
      this.#ask(() => ['config', `branch.${branch}.remote`]),
      this.#ask(() => ['config', `branch.${branch}.merge`]),
      this.#ask(() => ['remote']),
    ])
    const names = (listed ?? '').split('\n').filter(Boolean)
    const name = names.find((remote) => remote === known) ?? names.find((remote) => remote === 'origin') ?? names[0]
    if (name === undefined) return undefined
    const address = (await this.#ask(() => ['remote', 'get-url', '--push', '--', name])) ?? name
    return name === known && merge
      ? { name, address, branch: merge.replace('refs/heads/', ''), isKnown: true }
      : { name, address, branch, isKnown: false }
  }

  /** How many commits the remote does not have yet, as far as is known here. */
  async unsent({ name }: Remote): Promise<number> {
    return Number(await this.#ask(() => ['rev-list', '--count', 'HEAD', '--not', `--remotes=${name}`]))
  }

  /**
   * Sends what is committed. What others have sent meanwhile is put below it, where nothing contradicts; nothing is ever forced.
   *
   * @param isMerged whether what others have sent is merged instead: a commit of those that would be put on top of it may contradict it, though
   * the last one does not
   */
  send(remote: Remote, isMerged = false): Promise<PublishRefused | undefined> {
    return this.#writing(() => this.#sendNow(remote, isMerged))
  }

  async #sendNow(remote: Remote, isMerged: boolean): Promise<PublishRefused | undefined> {
    const refused = await this.#push(remote)
    if (refused?.refused !== 'remote-ahead') return refused
    const args = ['fetch', '--quiet', '--no-recurse-submodules', ...(await this.#pack('upload-pack', remote))]
    await askGit(this.#file, () => [...args, '--', remote.name, remote.branch], sendPatience)
    const brought = isMerged ? this.#incoming.merge('FETCH_HEAD') : this.#incoming.rebase(['FETCH_HEAD'])
    return brought ? { ...refused, ...brought } : this.#push(remote)
  }

  /** As {@link IncomingCommits.doubled} says. */
  doubled(names: readonly string[]): Promise<Map<string, string>> {
    return this.#incoming.doubled(names)
  }

  /** As {@link IncomingCommits.bothVersions} says. */
  bothVersions(): Promise<BothVersions | undefined> {
    return this.#incoming.bothVersions()
  }

  /** As {@link IncomingCommits.mergeAsChosen} says. */
  mergeAsChosen(...given: Parameters<IncomingCommits['mergeAsChosen']>): Promise<PublishRefused | undefined> {
    return this.#writing(() => this.#incoming.mergeAsChosen(...given))
  }

  async #push(remote: Remote): Promise<PublishRefused | undefined> {
    const { name, branch, isKnown } = remote
    const args = ['push', '--quiet', '--no-recurse-submodules', ...(await this.#pack('receive-pack', remote))]
    const to = [...(isKnown ? [] : ['--set-upstream']), '--', name, `HEAD:refs/heads/${branch}`]
    const done = await askGit(this.#file, () => [...args, ...to], sendPatience)
    return 'answer' in done ? undefined : explainRefusal(done.refusal, sendRefusals)
  }

  async #pack(program: 'receive-pack' | 'upload-pack', { name }: Remote): Promise<string[]> {
    const push = program === 'receive-pack' ? ['--push'] : []
    const addresses = await this.#ask(() => ['remote', 'get-url', '--all', ...push, '--', name])
    return packArgument(program, { addresses: addresses?.split('\n') ?? [], from: (await this.top()) ?? '' })
  }

  /** The folder of the repository; undefined where there is none. */
  async top(): Promise<string | undefined> {
    return this.#ask(() => ['rev-parse', '--show-toplevel'])
  }

  /** The branch that is checked out; undefined where none is. */
  async branch(): Promise<string | undefined> {
    return this.#ask(() => ['symbolic-ref', '--quiet', '--short', 'HEAD'])
  }

  async #status(names: readonly string[]): Promise<{ name: string; isNew: boolean }[]> {
    const top = await this.top()
    if (top === undefined || names.length === 0) return []
    const args = ['status', '--porcelain', '-z', '--untracked-files=all', '--no-renames', '--', ...names]
    const listed = await askGit(this.#file, () => args)
    if (!('answer' in listed)) return []
    const lines = listed.answer.toString().split('\0').filter(Boolean)
    // What is staged says nothing of what is published: of a killed commit, git has staged what was there before.
    const isStaged = lines.some((line) => !line.startsWith(' ') && !line.startsWith('??'))
    const differing = isStaged ? await this.#differing(names) : undefined
    return lines.flatMap((line) => {
      const [isNew, path] = [line.startsWith('??'), line.slice(3)]
      const name = relative(dirname(this.#file), join(realFolder(top), path)).replaceAll('\\', '/')
      return isNew || !differing || differing.has(path) ? [{ name, isNew }] : []
    })
  }

  /** The paths of some files that are not as they are published; undefined where nothing is. */
  async #differing(names: readonly string[]): Promise<ReadonlySet<string> | undefined> {
    const listed = await askGit(this.#file, () => [
      'diff',
      '--name-only',
      '-z',
      '--no-renames',
      '--no-relative',
      'HEAD',
      '--',
      ...names,
    ])
    return 'answer' in listed ? new Set(listed.answer.toString().split('\0')) : undefined
  }

  async #ask(args: (name: string) => string[]): Promise<string | undefined> {
    return askText(this.#file, args)
  }
}

interface CommitNote {
  readonly note: string
  readonly author?: PublishAuthor | undefined
}

/** The author of a commit. */
export type PublishAuthor = { readonly name: string; readonly email: string }
