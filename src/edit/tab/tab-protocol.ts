import type { EditKey } from '../protocol/edit-keys.ts'
import type { HostRefusal } from '../protocol/publishing.ts'
import type { RepositoryPlace } from '../protocol/repository-address.ts'

// What the page of the tab and its worker send each other. Types only.

/** How somebody signs in. */
interface Signing {
  readonly key: string
  /** Whether the browser is to keep the key, encrypted. */
  readonly stay: boolean
}

/** A key for a person that is to be made. */
interface NewKey extends Pick<EditKey, 'name' | 'role'> {
  /** A token for this person; empty for the one of whoever makes the key. */
  readonly token: string
  /** The language of the words of the phrase. */
  readonly language: string
  readonly note: string
}

/** What is asked of the tab itself. */
export type TabRequest =
  /** Whether a site is kept; for an editor of a release, which may begin the next visit with what this one leaves. */
  | { readonly do: 'look'; readonly language: string; readonly release?: string | undefined }
  /** Opens the site of a ZIP. */
  | { readonly do: 'unzip'; readonly bytes: ArrayBuffer }
  /** Opens a copy of the site in a folder. */
  | { readonly do: 'take'; readonly files: readonly (readonly [name: string, bytes: ArrayBuffer])[] }
  /** Begins to ask what a new site needs, as the server of `npm run edit` does. */
  | { readonly do: 'welcome' }
  /** Opens the site of a repository. */
  | ({ readonly do: 'open-repository'; readonly at: RepositoryPlace } & Signing)
  /** Signs in to the repository that the site comes from. */
  | ({ readonly do: 'sign-in' } & Signing)
  /** Signs out, and empties what the browser keeps; what is not published only where a person has agreed. */
  | { readonly do: 'sign-out'; readonly evenUnpublished: boolean }
  /** Opens the site that the editor is part of, with the key of a person. */
  | { readonly do: 'open-key'; readonly name: string; readonly phrase: string; readonly stay: boolean }
  /** Makes a key for a person, and publishes it. */
  | ({ readonly do: 'make-key' } & NewKey)
  /** Takes the key of a person back. */
  | { readonly do: 'take-key'; readonly name: string; readonly note: string }
  /** The files of the site as a ZIP. */
  | { readonly do: 'save' }
  /** Forgets the site. */
  | { readonly do: 'close' }

/** What the page sends its worker. */
export type ToWorker =
  /** A request of the editor: its method and path, as to `npm run edit`. */
  | {
      readonly id: number
      readonly name: string
      readonly search: string
      readonly json?: string
      readonly sent?: ArrayBuffer
    }
  | { readonly id: number; readonly ask: TabRequest }
  /** The path of a page or file for the frame; the answer goes to a port. */
  | { readonly page: string }

/** What a worker answers. */
export type FromWorker =
  | {
      readonly id: number
      readonly status: number
      readonly body?: string | undefined
      readonly file?: { readonly name: string; readonly bytes: Uint8Array }
    }
  /** The version of the file that has changed; empty where something else has. */
  | { readonly changed: string }

/** What is known when the tab is opened. */
export interface TabState {
  readonly isOpen: boolean
  /** The kinds of the site's own that it shows, and whose code is not here. */
  readonly kept?: readonly string[] | undefined
  /** Why a repository was not opened. */
  readonly refused?: HostRefusal | undefined
  /** The repository that the site comes from. */
  readonly project?: string | undefined
  readonly isSignedIn?: boolean
  /** How many files are not published, and kept somebody from being signed out. */
  readonly unpublished?: number
  /** The person whose key the session is signed in with. */
  readonly person?: Pick<EditKey, 'name' | 'role'> | undefined
  /** The repository of the site that the editor is part of, and the persons who have a key to it. */
  readonly home?: { readonly at: RepositoryPlace; readonly people: readonly string[] } | undefined
  /** The keys for persons, for whoever may give some. */
  readonly keys?: readonly Pick<EditKey, 'name' | 'role' | 'made'>[] | undefined
  /** The phrase of a key that was just made: it is nowhere else. */
  readonly phrase?: string | undefined
  /** Whether a ZIP has more in it than the tab takes. */
  readonly isTooLarge?: boolean
  /** Whether a phrase opens no key of that name. */
  readonly isWrong?: boolean
}
