import { readBytes, readFacts } from '#files'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { atValue, type Problem } from '../diagnostics/problem.ts'
import { sizeLimit } from './yaml/decode.ts'
import type { Source } from './yaml/load.ts'
import { placeProblems } from './yaml/place-problems.ts'

/** A configuration file that was read, or the diagnostics that say why it cannot be read. */
export type ReadSource = Source | { readonly diagnostics: Diagnostic[] }

/** Reads a configuration file, synchronously: otherwise Node would read a large one in hundreds of parts. */
export function readSource(file: string): ReadSource {
  try {
    const { kind, size } = readFacts(file)
    // A pipe or a device may never end.
    if (kind === 'other') return { diagnostics: unreadable(file, { code: 'no file' }) }
    if (size <= sizeLimit) return { file, bytes: readBytes(file) }
    const parameters = { bytes: size, limit: sizeLimit }
    return { diagnostics: placeNowhere(atValue('file-too-large', [], parameters), file) }
  } catch (error) {
    return { diagnostics: unreadable(file, error as NodeJS.ErrnoException) }
  }
}

/** Why a file cannot be read, by the code of Node's error. */
const reasons: Readonly<Record<string, 'absent' | 'directory'>> = {
  ENOENT: 'absent',
  ENOTDIR: 'absent',
  EISDIR: 'directory',
}

function unreadable(file: string, { code }: Pick<NodeJS.ErrnoException, 'code'>): Diagnostic[] {
  const reason = reasons[code ?? ''] ?? 'unreadable'
  return placeNowhere(atValue('file-missing', [], { reason }), file)
}

/** The problem of a file that was not read. */
function placeNowhere(problem: Problem, file: string): Diagnostic[] {
  return placeProblems([problem], { file, text: '', locate: () => [0, 0] })
}
