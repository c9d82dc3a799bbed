import { createContext, useContext } from 'react'
import type { EditState } from '../protocol/protocol.ts'
import type { Connection } from './use-editor.ts'

/** The file that is open in the editor: its state, and all that changes it. */
export interface OpenFile extends Connection {
  readonly state: EditState
  /** The language that the editor speaks. */
  readonly language: string
}

/** Given once, around the editor of a file: no part of it passes the file on. */
export const OpenFileContext = createContext<OpenFile | undefined>(undefined)

/**
 * The file that is open.
 *
 * @throws outside the editor of a file
 */
export function useOpenFile(): OpenFile {
  const file = useContext(OpenFileContext)
  if (!file) throw new Error('No file is open in the editor here.')
  return file
}
