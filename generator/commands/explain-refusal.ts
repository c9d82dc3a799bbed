import { PhotoRefused } from '../assets/photos.ts'
import type { Io } from '../io.ts'
import { DrawingRefused } from '../share-images/drawing-refused.ts'
import { commandWords } from './command-words.ts'

/** What is told of an image that passed the check but cannot be worked with; undefined for any other error. */
export function explainRefusal(error: unknown, io: Io): string | undefined {
  if (error instanceof DrawingRefused) return commandWords(io).drawingRefused(error.message)
  if (error instanceof PhotoRefused) return commandWords(io).photoRefused(error.message)
  return undefined
}
