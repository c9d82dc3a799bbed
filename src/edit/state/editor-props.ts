import type { EditState } from '../protocol/protocol.ts'
import type { Connection } from './use-editor.ts'

/** What an editor of one file, and each of its panels, is made with. */
export interface EditorProps {
  readonly state: EditState
  readonly connection: Connection
  readonly language: string
}
