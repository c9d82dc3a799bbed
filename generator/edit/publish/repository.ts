import { fileExists, readBytes, readText, writeBytes } from '#files'
import { askGit, askGitNow, packArgument } from '#git'
import { basename, dirname, join, relative, resolve } from '#path'
import { realFolder } from '#places'
import type {
  OnlineState,
  Publication,
  PublishAnswer,
  PublishGap,
  PublishRefusal,
} from '../../../src/edit/protocol/publishing.ts'
import { historyGap } from '../../check/history/history-gap.ts'
import { lockPath } from '../../check/translations-lock.ts'
import { freeName } from '../../lib/free-name.ts'
import { ofMerge, resolveLockConflict, writeMerged } from './merge-lock.ts'
import { PublicHost } from './online/public-host.ts'

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
  bringTogether(
    ...given: Parameters<Repository['bringTogether']>
  ): Promise<Proposed | Awaited<ReturnType<Repository['bringTogether']>>>
}

/** A publication that somebody else has to take over: the address at which people see it. */
export interface Proposed {
  readonly proposal: string
}

/** What git keeps in its folder while something is not finished. */
const interruptions = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'sequencer', 'rebase-merge', 'rebase-apply']

/** How long git may take: a hook or a slow line, but nobody who is asked for a password. */
const patience = { commit: 120_000, send: 120_000 }

/** The repository that a file lies in. It is asked for this file alone, and changes nothing else. */
export class Repository {
  readonly #file: string
  readonly #host: PublicHost

  /** @param file absolute */
  constructor(file: string, host = new PublicHost()) {
    // Of a file that is gone, its folder tells as much.
    this.#file = realFolder(file)
    this.#host = host
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
    const shown = await askGit(this.#file, (name) => ['show', `${commit}:./${name}`])
    return 'answer' in shown ? shown.answer.toString().replace(/^\ufeff/, '') : undefined
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
  async commit(
    names: readonly string[],
    { note, author }: { note: string; author?: PublishAuthor | undefined },
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
    if (fresh.length > 0) await this.#ask(() => ['add', '--intent-to-add', '--', ...fresh])
    const args = ['commit', '--quiet', '--only', `--message=${note}`, '--', ...changed.map(({ name }) => name)]
    const done = await askGit(this.#file, () => args, patience.commit)
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
   * Those of some files that have the name of another one that others have sent, where neither changes one that both began with; with names that
   * are free here and there.
   */
  async doubled(names: readonly string[]): Promise<Map<string, string>> {
    const commit = await this.#ask(() => ['rev-parse', '--verify', '--quiet', 'FETCH_HEAD'])
    const base = commit && (await this.#ask(() => ['merge-base', 'HEAD', commit]))
    if (!base) return new Map()
    const [before, there] = [await this.#hashes(base), await this.#hashes(commit)]
    const doubled = new Map<string, string>()
    for (const name of names) {
      if (!there.has(name) || before.has(name) || !fileExists(this.#pathOf(name))) continue
      if ((await this.#ask(() => ['hash-object', '--', name])) === there.get(name)) continue
      const isTaken = (other: string) => there.has(other) || fileExists(this.#pathOf(other))
      doubled.set(name, freeName(name, isTaken))
    }
    return doubled
  }

  #pathOf(name: string): string {
    return join(dirname(this.#file), name)
  }

  /** The hashes of the files of a commit, by their names beside the configuration. */
  async #hashes(commit: string): Promise<Map<string, string>> {
    const listed = await askGit(this.#file, () => ['ls-tree', '-r', '-z', commit])
    const lines = 'answer' in listed ? listed.answer.toString().split('\0').filter(Boolean) : []
    return new Map(
      lines.map((line) => {
        const [facts = '', name = ''] = line.split('\t')
        return [name, facts.split(' ')[2] ?? '']
      }),
    )
  }

  /**
   * Sends what is committed. What others have sent meanwhile is put below it, where nothing contradicts; nothing is ever forced.
   *
   * @param isMerged whether what others have sent is merged instead: a commit of those that would be put on top of it may contradict it, though
   * the last one does not
   */
  async send(remote: Remote, isMerged = false): Promise<PublishRefused | undefined> {
    const refused = await this.#push(remote)
    if (refused?.refused !== 'remote-ahead') return refused
    const args = ['fetch', '--quiet', '--no-recurse-submodules', ...(await this.#pack('upload-pack', remote))]
    await askGit(this.#file, () => [...args, '--', remote.name, remote.branch], patience.send)
    const brought = isMerged ? this.#merge('FETCH_HEAD') : this.#rebase(['FETCH_HEAD'])
    return brought ? { ...refused, refused: brought } : this.#push(remote)
  }

  /** The text of the file here, where others have sent it, and where both began; undefined where one of them is not known. */
  async bothVersions(): Promise<BothVersions | undefined> {
    const commit = await this.#ask(() => ['rev-parse', '--verify', '--quiet', 'FETCH_HEAD'])
    const began = commit && (await this.#ask(() => ['merge-base', 'HEAD', commit]))
    if (!commit || !began) return undefined
    const [base, mine, theirs] = [await this.readText(began), await this.readText('HEAD'), await this.readText(commit)]
    if (base === undefined || mine === undefined || theirs === undefined) return undefined
    return { commit, base, mine, theirs }
  }

  /**
   * Brings what others have sent together with what is published here. No mark of a conflict is ever in a file: of other files, those here stay.
   *
   * @param write writes the file as both have chosen it, where it still has the text that it is given; false where it could not
   */
  async bringTogether(
    commit: string,
    note: string,
    write: (was?: string) => Promise<boolean>,
  ): Promise<PublishRefused | undefined> {
    const base = await this.#ask(() => ['merge-base', 'HEAD', commit])
    const inHand = await this.#ask(() => ['status', '--porcelain', '--untracked-files=no'])
    if (inHand !== undefined) return { refused: 'remote-ahead', detail: '' }
    const merged = await askGit(
      this.#file,
      () => ['merge', '--quiet', '--no-ff', '--no-commit', '--strategy-option=ours', commit],
      patience.commit,
    )
    const isMerged =
      'answer' in merged && writeMerged(this.#file, { base: base ?? commit, mine: 'HEAD', theirs: commit })
    if (isMerged && !(await this.#writeOver(write))) return { ...this.#abandonMerge(), refused: 'busy' }
    if (isMerged) {
      await this.#ask((name) => ['add', '--', name])
      await this.#ask(() => ['add', '--update', '--', basename(lockPath(this.#file))])
      const done = await askGit(this.#file, () => ['commit', '--quiet', `--message=${note}`], patience.commit)
      if ('answer' in done) return undefined
    }
    return this.#abandonMerge()
  }

  /** Writes over what git has merged; false where another program has written the file since. */
  async #writeOver(write: (was: string) => Promise<boolean>): Promise<boolean> {
    const merged = readText(this.#file).replace(/^\ufeff/, '')
    const isAsMerged = 'answer' in (await askGit(this.#file, (name) => ['diff', '--quiet', '--', name]))
    return isAsMerged && write(merged)
  }

  /** Ends a merge without a trace. What another program has written into the file meanwhile stays, as work in hand. */
  #abandonMerge(): PublishRefused {
    if (!('answer' in askGitNow(this.#file, ['merge', '--abort']))) {
      const written = readBytes(this.#file)
      askGitNow(this.#file, ['add', '--', basename(this.#file)])
      askGitNow(this.#file, ['merge', '--abort'])
      writeBytes(this.#file, written)
    }
    return { refused: 'remote-differs', detail: '' }
  }

  async #push(remote: Remote): Promise<PublishRefused | undefined> {
    const { name, branch, isKnown } = remote
    const args = ['push', '--quiet', '--no-recurse-submodules', ...(await this.#pack('receive-pack', remote))]
    const to = [...(isKnown ? [] : ['--set-upstream']), '--', name, `HEAD:refs/heads/${branch}`]
    const done = await askGit(this.#file, () => [...args, ...to], patience.send)
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

  /** In one go, so that no edit is written meanwhile. Where somebody has work in hand that is not committed, it is left to them. */
  #rebase(onto: readonly string[]): 'remote-ahead' | 'remote-differs' | undefined {
    if (this.#hasWorkInHand()) return 'remote-ahead'
    if ('answer' in askGitNow(this.#file, ['rebase', '--quiet', ...onto])) return undefined
    while (resolveLockConflict(this.#file)) {
      if ('answer' in askGitNow(this.#file, ['rebase', '--continue'])) return undefined
    }
    // Of a conflict nothing stays, least of all its marks in the file.
    askGitNow(this.#file, ['rebase', '--abort'])
    return 'remote-differs'
  }

  /** The same, as a merge. */
  #merge(commit: string): 'remote-ahead' | 'remote-differs' | undefined {
    if (this.#hasWorkInHand()) return 'remote-ahead'
    if ('answer' in askGitNow(this.#file, ['merge', '--quiet', '--no-edit', commit])) return undefined
    if (
      resolveLockConflict(this.#file, ofMerge) &&
      'answer' in askGitNow(this.#file, ['commit', '--quiet', '--no-edit'])
    )
      return undefined
    askGitNow(this.#file, ['merge', '--abort'])
    return 'remote-differs'
  }

  #hasWorkInHand(): boolean {
    const status = askGitNow(this.#file, ['status', '--porcelain', '--untracked-files=no'])
    return !('answer' in status) || status.answer.length > 0
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
    return listed.answer
      .toString()
      .split('\0')
      .flatMap((line) => {
        const name = relative(dirname(this.#file), join(realFolder(top), line.slice(3))).replaceAll('\\', '/')
        return line === '' ? [] : [{ name, isNew: line.startsWith('??') }]
      })
  }

  /** What git prints; undefined where it refuses or prints nothing. */
  async #ask(args: (name: string) => string[]): Promise<string | undefined> {
    const asked = await askGit(this.#file, args)
    return ('answer' in asked && asked.answer.toString().trimEnd()) || undefined
  }
}

/** Two published versions of the file, and the one that both began with. */
export interface BothVersions {
  /** The commit of theirs. */
  readonly commit: string
  readonly base: string
  readonly mine: string
  readonly theirs: string
}

export type PublishAuthor = { readonly name: string; readonly email: string }

/** A refusal, with what git said. */
export type PublishRefused = Required<Pick<PublishAnswer, 'refused' | 'detail'>>

type Refusals = readonly (readonly [PublishRefusal, RegExp])[]

const commitRefusals: Refusals = [
  ['no-author', /tell me who you are|unable to auto-detect email|empty ident name/i],
  ['merging', /during a (?:merge|rebase|cherry-pick)|unmerged/i],
  ['busy', /index\.lock/],
]

const sendRefusals: Refusals = [
  ['declined', /hook declined|protected branch|remote rejected/i],
  ['remote-ahead', /non-fast-forward|fetch first|\[rejected\]/],
  [
    'no-access',
    /authentication failed|could not read (?:username|password)|permission denied|prompts disabled|\b40[13]\b/i,
  ],
  ['unreachable', /could not|unable to|does not appear to be|not found|timed out|refused/i],
]

function explainRefusal({ stderr, killed }: { stderr: string; killed?: boolean }, known: Refusals): PublishRefused {
  const refused = killed ? 'timed-out' : (known.find(([, said]) => said.test(stderr))?.[0] ?? 'failed')
  return { refused, detail: stderr.trim().slice(-2000) }
}
