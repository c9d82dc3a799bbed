import type { HostRefusal, Publication } from '../../../src/edit/protocol/publishing.ts'

/** A commit that is asked for. */
export interface CommitRequest {
  /** The commit that it is made on: where the branch has moved on, it is refused as `moved`. */
  readonly head: string
  readonly note: string
  readonly author: { readonly name: string; readonly email: string } | undefined
  /** The files that it changes, with the hash of each at `head` where it is there; undefined bytes remove one. */
  readonly files: readonly ChangedFile[]
}

/** A commit that is proposed: on a branch of its own, for somebody who looks at it before it is published. */
export interface ProposalRequest extends CommitRequest {
  /** The name of the new branch. */
  readonly to: string
}

/** A file of a commit. */
export interface ChangedFile {
  readonly path: string
  readonly bytes: Uint8Array | undefined
  readonly before: string | undefined
}

/** What a commit does to a file, as Forgejo and GitLab call it. */
export function fileAction({ bytes, before }: Pick<ChangedFile, 'bytes' | 'before'>): 'create' | 'update' | 'delete' {
  if (!bytes) return 'delete'
  return before === undefined ? 'create' : 'update'
}

/** A commit that was made. */
export interface MadeCommit {
  readonly commit: string
  /** The commit before it: another than was expected where a host only compares the files that change. */
  readonly parent: string
}

/** The host of a repository, as far as a site needs it: by its API, from a browser. Refuses by `ForgeRefused`. */
export interface Forge {
  /** Asks its API for what lies below the address of the repository there. */
  ask<Value>(path: string): Promise<Value>
  /** The newest commit of the branch. */
  head(): Promise<string>
  /** The files of a commit: the git hash of each, by its path. Links and submodules are left out. */
  list(commit: string): Promise<ReadonlyMap<string, string>>
  /** A file of a commit; undefined where it is not there. */
  read(commit: string, path: string): Promise<Uint8Array | undefined>
  /** Makes one commit, or nothing. */
  commit(request: CommitRequest): Promise<MadeCommit>
  /** Makes a commit on a new branch, and asks whether it may be taken over. Returns the address at which people see it. */
  propose(request: ProposalRequest): Promise<string>
  /** The last commits that change a file, newest first. */
  publications(path: string, count: number): Promise<Publication[]>
}

/** Where a repository is, and what lets in. */
export interface ForgeAccess {
  readonly api: string
  /** Owner and name, as in its address. */
  readonly project: string
  readonly branch: string
  readonly key: string
}

/** Why a host did not do what was asked; `moved`: the branch has another head than was expected. */
export class ForgeRefused extends Error {
  readonly reason: HostRefusal | 'moved'
  /** What the host said, as text. */
  readonly detail: string

  constructor(reason: HostRefusal | 'moved', detail = '') {
    super(`The host refuses: ${reason}`)
    this.reason = reason
    this.detail = detail
  }
}
