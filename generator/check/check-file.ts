import { readFileSync, statSync } from 'node:fs'
import { dirname, isAbsolute, resolve } from 'node:path'
import type { SiteConfig } from '../../schema/site-config.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { placeProblems, placeUnread } from '../diagnostics/place-problems.ts'
import { atValue, type Problem } from '../diagnostics/problem.ts'
import type { ConfigDocument } from '../load/config-document.ts'
import { sizeLimit } from '../load/decode.ts'
import { load, type Source } from '../load.ts'
import { explainMisplaced } from '../recover/explain-misplaced.ts'
import { explainUnreadable } from '../recover/explain-unreadable.ts'
import { imageFiles } from '../rules/image-files.ts'
import { type Surroundings, surroundingsOf } from '../rules/surroundings.ts'
import { groupMissing } from '../validate/group-missing.ts'
import { groupRepeated } from '../validate/group-repeated.ts'
import { gatherDocument, resultOf, type SteppedCheck, validateInSteps } from '../validate.ts'

/** A checked file: its document if it could be read, its configuration if it has no error, and its diagnostics. */
export interface CheckedFile {
  readonly config?: SiteConfig
  readonly document?: ConfigDocument
  readonly diagnostics: Diagnostic[]
}

/** Reads, loads and validates a configuration file. Everything wrong with the file is a diagnostic: none of it throws. */
export function checkFile(file: string): CheckedFile {
  return resultOf(checkInSteps(readSource(file)))
}

/** A configuration file and the images that a check looks for, each once; only the file itself where it cannot be read. */
export function filesOf(file: string, { document }: CheckedFile): string[] {
  const named = document ? imageFiles(gatherDocument(document)) : []
  // An absolute path is a mistake, which no check follows: it may be on a drive that is not there.
  const images = named.filter(({ name }) => !isAbsolute(name))
  return [...new Set([file, ...images.map(({ name }) => resolve(dirname(file), name))])]
}

/**
 * Reads a configuration file, synchronously: otherwise Node would read a large one in hundreds of parts. Returns its bytes, or the
 * diagnostics that say why it cannot be read.
 */
export function readSource(file: string): Source | { diagnostics: Diagnostic[] } {
  try {
    const { size } = statSync(file)
    if (size <= sizeLimit) return { file, bytes: readFileSync(file) }
    const parameters = { bytes: size, limit: sizeLimit }
    return { diagnostics: placeNowhere(atValue('file-too-large', [], { parameters }), file) }
  } catch (error) {
    return { diagnostics: unreadable(file, error as NodeJS.ErrnoException) }
  }
}

/**
 * Loads and validates a configuration, step by step. If something is wrong, `recover` looks for what was meant. The result has a
 * configuration unless there are errors: warnings do not matter.
 *
 * @param source what `readSource` returned
 * @param given the files and packages that the configuration may name; by default those around its file
 */
export function* checkInSteps(
  source: Source | { readonly diagnostics: Diagnostic[] },
  given?: Surroundings,
): SteppedCheck<CheckedFile> {
  if ('diagnostics' in source) return source
  const surroundings = given ?? surroundingsOf(source.file)
  const loaded = load(source)
  if ('diagnostics' in loaded) return loaded
  if ('unreadable' in loaded) {
    const { unreadable } = loaded
    return { diagnostics: placeUnread(explainUnreadable(unreadable), unreadable) }
  }
  const { document } = loaded
  const { problems, tags } = yield* validateInSteps(document, surroundings)
  const explained = groupRepeated(groupMissing(explainMisplaced(document, problems, surroundings)))
  const diagnostics = placeProblems(explained, document, tags)
  const isValid = diagnostics.every(({ severity }) => severity === 'warning')
  return { document, ...(isValid && { config: document.value as SiteConfig }), diagnostics }
}

/** Why a file cannot be read, by the code of Node's error. */
const reasons: Readonly<Record<string, 'absent' | 'directory'>> = {
  ENOENT: 'absent',
  ENOTDIR: 'absent',
  EISDIR: 'directory',
}

function unreadable(file: string, { code }: NodeJS.ErrnoException): Diagnostic[] {
  const reason = reasons[code ?? ''] ?? 'unreadable'
  return placeNowhere(atValue('file-missing', [], { parameters: { reason } }), file)
}

/** The problem of a file that was not read. */
function placeNowhere(problem: Problem, file: string): Diagnostic[] {
  return placeProblems([problem], { file, text: '', locate: () => [0, 0] })
}
