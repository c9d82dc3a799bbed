import type { Requests } from '../../../src/edit/protocol/requests.ts'
import type { EditedSite } from '../page/edited-site.ts'
import type { EarlierVersions } from '../publish/earlier-versions.ts'
import type { Publisher } from '../publish/publisher.ts'
import type { EditSession } from './edit-session.ts'
import type { FileRepairer } from './file-repair.ts'
import type { NamedFile, Translators } from './translators.ts'

/** Makes the folder to upload for a host. Returns its path; undefined where it could not be made. */
export type MakeFolder = (host: string) => Promise<string | undefined>

/** Installs the typefaces that the site names and its folder lacks. Returns whether all are there. */
export type AddTypefaces = () => Promise<boolean>

/** What answers are made with. */
export interface EditParts {
  /** The configuration file, absolute. */
  readonly file: string
  readonly session: EditSession
  readonly site: EditedSite
  readonly publisher: Publisher
  readonly earlierVersions: EarlierVersions
  readonly repair: FileRepairer
  readonly makeFolder: MakeFolder
  /** Packs such a folder as one file. */
  readonly zipFolder: (folder: string) => Promise<Uint8Array>
  readonly translators: Translators
  readonly addTypefaces: AddTypefaces
}

/** What the app asks. */
export interface Asked {
  readonly query: URLSearchParams
  /** What stands behind the name of the request: the name of a file that is sent. */
  readonly name: string
  /** What is sent along as JSON; undefined for anything else. */
  json(): Promise<unknown>
  /** What is sent along; undefined where it is too much. */
  bytes(limit: number): Promise<Buffer | undefined>
}

/** What it is answered. */
export interface Answered<Value> {
  readonly status: number
  readonly value?: Value | { readonly refused: string }
  /** A file, in the place of the value. */
  readonly file?: NamedFile
  /** That something has changed: the version that the file has now, or nothing but what is known of it. */
  readonly changed?: { readonly version?: string }
}

/** An answer to each request. */
export type RequestHandlers = { readonly [Name in keyof Requests]: (asked: Asked) => Promise<Answered<Requests[Name]>> }
