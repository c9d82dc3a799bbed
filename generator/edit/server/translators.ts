import type { EditorLanguage } from '../../../src/edit/protocol/editor-language.ts'
import type { Draft, SendRequest, TakenFile } from '../../../src/edit/protocol/translators.ts'
import type { Path } from '../../diagnostics/problem.ts'
import type { SavedChange } from './edit-session.ts'

/** A file with its name. */
export interface NamedFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** What the editor does with translators; who starts it says how. */
export interface Translators {
  /** Makes the file for a translator; undefined where there is nothing to translate. */
  send(request: SendRequest): Promise<NamedFile | undefined>
  /** Takes a file in that came back. */
  take(
    file: NamedFile,
    options: { readonly to: string; readonly language: EditorLanguage; readonly encoding?: string | undefined },
  ): Promise<TakenFile>
  /** The texts that only a machine has read. */
  drafts(): Promise<readonly Draft[]>
  /** Notes that a person has read such a text, and that it is right. */
  confirm(path: Path, locale: string): Promise<void>
  /** Records the sources of the translations in a saved change. */
  noteSaved(change: SavedChange): void
  /** Resolves when all that was saved is noted. */
  settled(): Promise<void>
}
