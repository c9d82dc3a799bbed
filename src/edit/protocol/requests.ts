import type { TextDifference } from '../state/differences.ts'
import type { EditedForm, EditedIcon, TestAnswer } from './forms.ts'
import type { ImageAnswer } from './images.ts'
import type { Typefaces } from './look.ts'
import type { EditsAnswer, EditsRequest, PartAnswer, PartRequest, Path } from './protocol.ts'
import type {
  DeploymentAnswer,
  DeploymentRequest,
  EarlierText,
  EditedChange,
  FolderAnswer,
  OnlineAnswer,
  Publication,
  PublishAnswer,
  Publishing,
  PublishRequest,
} from './publishing.ts'
import type { MergeRequest, RepairRequest } from './repair.ts'
import type { Draft, SendRequest, TakenFile } from './translators.ts'

/** `GET /@edit/state?since=`: what differs from the state that the app knows, by the stamp of that; the whole at first. */
export interface StateAnswer {
  readonly stamp: string
  readonly differences: readonly TextDifference[]
}

/** What the app asks its server, by method and path, and what it is answered. Behind a name that ends with a slash stands that of a file. */
export interface Requests {
  'GET state': StateAnswer
  'GET form': EditedForm
  'GET stale': readonly Path[]
  'GET typefaces': Typefaces
  /** Installs those that are missing. */
  'POST typefaces': { readonly isDone: boolean }
  'GET icons': readonly EditedIcon[]
  'POST edits': EditsAnswer
  /** Sends a message to the receiver of a form, as a visitor would. */
  'POST test-message': TestAnswer
  'POST parts': PartAnswer
  /** Takes a language out of the file, with its texts, as one step. */
  'POST remove-language': EditsAnswer
  /** Takes a page out of the file, with what leads to it, as one step. */
  'POST remove-page': EditsAnswer
  'POST repair': EditsAnswer
  'POST undo': EditsAnswer
  'POST redo': EditsAnswer
  'PUT images/': ImageAnswer
  /** Pictures beside the configuration that nothing names, by their names. */
  'GET unplaced': readonly string[]
  /** Small copies of all pictures that nothing names, as `data:` addresses, by the same names. */
  'GET small-pictures': Readonly<Record<string, string>>
  'GET publishing': Publishing
  'POST publish': PublishAnswer
  'GET online': OnlineAnswer
  'POST deployment': DeploymentAnswer
  'POST merge': PublishAnswer
  'POST revert': EditsAnswer
  'POST folder': FolderAnswer
  /** Removes pictures that nothing names; the names of those that are gone. */
  'POST remove-pictures': readonly string[]
  'GET earlier': readonly EarlierText[]
  'GET publications': readonly Publication[]
  'GET publication': readonly EditedChange[]
  'POST bring-back': EditsAnswer
  /** A file, unless there is nothing to send. */
  'POST send-out': { readonly refused: string }
  'PUT take-in/': TakenFile
  'GET drafts': readonly Draft[]
  'POST confirm': object
}

/** What the app sends along with some of them, as JSON. */
export interface Bodies {
  'POST edits': EditsRequest
  'POST test-message': { readonly form: string }
  'POST parts': PartRequest
  'POST remove-language': { readonly locale: string }
  'POST remove-page': { readonly place: Path }
  'POST repair': RepairRequest
  'POST publish': PublishRequest
  'POST deployment': DeploymentRequest
  'POST merge': MergeRequest
  /** A change of the list that publishing shows. */
  'POST revert': { readonly version: string; readonly index: number }
  /** `asZip`: as one file. */
  'POST folder': { readonly host: string; readonly asZip?: boolean }
  'POST remove-pictures': { readonly names: readonly string[] }
  /** The whole file becomes what it was in a publication, as one step. */
  'POST bring-back': { readonly commit: string }
  'POST send-out': SendRequest
  /** Such a text is right. */
  'POST confirm': Pick<Draft, 'path' | 'locale'>
}
