import { fileExists, readBytes, readText, writeBytes } from '#files'
import { askGit, askGitNow } from '#git'
import { basename, dirname, join } from '#path'
import { lockPath } from '../../check/translations-lock.ts'
import { freeName } from '../../lib/files/free-name.ts'
import { askText, readCommitted } from './ask-text.ts'
import { ofMerge, resolveLockConflict, writeMerged } from './merge-lock.ts'
import { explainRefusal, mergeRefusals, type PublishRefused } from './publish-refusals.ts'

/** Two published versions of the file, and the one that both began with. */
export interface BothVersions {
  /** The commit of theirs. */
  readonly commit: string
  readonly base: string
  readonly mine: string
  readonly theirs: string
}

/** How long git may take to commit: a hook may be slow. */
export const commitPatience = 120_000

/** Why what two have published was not brought together. */
type NotBrought = Pick<PublishRefused, 'refused'> & Partial<PublishRefused>

function notBrought(refusal: { readonly stderr: string }): NotBrought {
  const told = explainRefusal(refusal, mergeRefusals)
  return told.refused === 'failed' || told.refused === 'timed-out' ? { refused: 'remote-differs' } : told
}

/** The commits that others have sent, which git has fetched, and how they come together with those that are here. */
export class IncomingCommits {
  readonly #file: string

  /** @param file absolute */
  constructor(file: string) {
    this.#file = file
  }

  /**
   * Those of some files that have the name of another one that others have sent, where neither changes one that both began with; with names that
   * are free here and there.
   */
  async doubled(names: readonly string[]): Promise<Map<string, string>> {
    const commit = await askText(this.#file, () => ['rev-parse', '--verify', '--quiet', 'FETCH_HEAD'])
    const base = commit && (await askText(this.#file, () => ['merge-base', 'HEAD', commit]))
    if (!base) return new Map()
    const [before, there] = [await this.#hashes(base), await this.#hashes(commit)]
    const doubled = new Map<string, string>()
    for (const name of names) {
      if (!there.has(name) || before.has(name) || !fileExists(this.#findPath(name))) continue
      if ((await askText(this.#file, () => ['hash-object', '--', name])) === there.get(name)) continue
      const isTaken = (other: string) => there.has(other) || fileExists(this.#findPath(other))
      doubled.set(name, freeName(name, isTaken))
    }
    return doubled
  }

  /** The text of the file here, where others have sent it, and where both began; undefined where one of them is not known. */
  async bothVersions(): Promise<BothVersions | undefined> {
    const commit = await askText(this.#file, () => ['rev-parse', '--verify', '--quiet', 'FETCH_HEAD'])
    const began = commit && (await askText(this.#file, () => ['merge-base', 'HEAD', commit]))
    if (!commit || !began) return undefined
    const [base, mine, theirs] = [
      await readCommitted(this.#file, began),
      await readCommitted(this.#file, 'HEAD'),
      await readCommitted(this.#file, commit),
    ]
    if (base === undefined || mine === undefined || theirs === undefined) return undefined
    return { commit, base, mine, theirs }
  }

  /**
   * Brings what others have sent together with what is published here. No mark of a conflict is ever in a file: of other files, those here stay.
   *
   * @param write writes the file as both have chosen it, where it still has the text that it is given; false where it could not
   */
  async mergeAsChosen(
    commit: string,
    note: string,
    write: (was?: string) => Promise<boolean>,
  ): Promise<PublishRefused | undefined> {
    const base = await askText(this.#file, () => ['merge-base', 'HEAD', commit])
    const inHand = await askText(this.#file, () => ['status', '--porcelain', '--untracked-files=no'])
    if (inHand !== undefined) return { refused: 'remote-ahead', detail: '' }
    const merged = await askGit(
      this.#file,
      () => ['merge', '--quiet', '--no-ff', '--no-commit', '--strategy-option=ours', commit],
      commitPatience,
    )
    const isMerged =
      'answer' in merged && writeMerged(this.#file, { base: base ?? commit, mine: 'HEAD', theirs: commit })
    if (isMerged && !(await this.#writeOver(write))) return { ...this.#abandonMerge(), refused: 'busy' }
    if (isMerged) {
      await askText(this.#file, (name) => ['add', '--', name])
      await askText(this.#file, () => ['add', '--update', '--', basename(lockPath(this.#file))])
      const done = await askGit(this.#file, () => ['commit', '--quiet', `--message=${note}`], commitPatience)
      if ('answer' in done) return undefined
    }
    return this.#abandonMerge()
  }

  /** In one go, so that no edit is written meanwhile. Where somebody has work in hand that is not committed, it is left to them. */
  rebase(onto: readonly string[]): NotBrought | undefined {
    if (this.#hasWorkInHand()) return { refused: 'remote-ahead' }
    const begun = askGitNow(this.#file, ['rebase', '--quiet', ...onto])
    if ('answer' in begun) return undefined
    while (resolveLockConflict(this.#file)) {
      if ('answer' in askGitNow(this.#file, ['rebase', '--continue'])) return undefined
    }
    // Of a conflict nothing stays, least of all its marks in the file.
    askGitNow(this.#file, ['rebase', '--abort'])
    return notBrought(begun.refusal)
  }

  /** The same, as a merge. */
  merge(commit: string): NotBrought | undefined {
    if (this.#hasWorkInHand()) return { refused: 'remote-ahead' }
    const begun = askGitNow(this.#file, ['merge', '--quiet', '--no-edit', commit])
    if ('answer' in begun) return undefined
    if (
      resolveLockConflict(this.#file, ofMerge) &&
      'answer' in askGitNow(this.#file, ['commit', '--quiet', '--no-edit'])
    )
      return undefined
    askGitNow(this.#file, ['merge', '--abort'])
    return notBrought(begun.refusal)
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

  #findPath(name: string): string {
    return join(dirname(this.#file), name)
  }

  #hasWorkInHand(): boolean {
    const status = askGitNow(this.#file, ['status', '--porcelain', '--untracked-files=no'])
    return !('answer' in status) || status.answer.length > 0
  }
}
