import { PhotoRefused } from '../assets/photo-refused.ts'
import type { Io } from '../io.ts'
import { DrawingRefused } from '../share-images/drawing-refused.ts'
import { commandWords } from './command-words.ts'

/**
 * What is told of an error that is no mistake of ours: what the system refuses, or an image that passed the check but cannot be worked
 * with. Undefined for any other error.
 */
export function explainRefusal(error: unknown, io: Io): string | undefined {
  const words = commandWords(io)
  if (error instanceof DrawingRefused) return words.drawingRefused(error.message)
  if (error instanceof PhotoRefused) return words.photoRefused(error.message)
  const { code = '', path = '' } = error as NodeJS.ErrnoException
  if (/^(ENOSPC|EDQUOT)$/.test(code)) return words.diskFull
  return /^(EACCES|EPERM|EROFS)$/.test(code) ? words.accessRefused(path) : undefined
}
