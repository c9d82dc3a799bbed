import { posix } from 'node:path'
import { nearest } from '../../diagnostics/nearest.ts'
import { atValue, type Path, type Problem } from '../../diagnostics/problem.ts'
import { keptFile } from '../../lib/kept-files.ts'
import { pathOf } from '../../schema/walk.ts'
import { filesInText } from './image-files.ts'
import { markdownTexts } from './markdown-texts.ts'
import type { Rule } from './site.ts'
import { isPointer, type Surroundings } from './surroundings.ts'

/** Films, captions, and files to keep, by their names: what is meant by one of them is another of its kind. */
const kinds = [/\.(?:mp4|webm)$/i, /\.vtt$/i, keptFile]

/** The largest files, in bytes: visitors on a phone have to get them. Films are watched while they arrive. */
const limits = { film: 100 * 1024 * 1024, other: 25 * 1024 * 1024 }

/** Whether a site may offer a file of this name. */
export function isOffered(name: string): boolean {
  return kinds.some((kind) => kind.test(name))
}

/** Files to keep, films and captions exist beside the configuration, and are neither empty nor too large; those that texts link to as well. */
export const offeredFilesExist: Rule = (site, surroundings) => [
  ...site.references.flatMap(({ kind, name, place, unfinished }) =>
    // Of any other name, the schema says what is wrong; of a part that is switched off, nothing is offered yet.
    kind === 'download' && !unfinished && isOffered(name) ? fileProblems(name, pathOf(place), surroundings) : [],
  ),
  ...markdownTexts(site).flatMap(({ text, path }) =>
    filesInText(text).kept.flatMap((value) => {
      const problems = keptFile.test(value)
        ? fileProblems(value, path(), surroundings)
        : [atValue('form-wrong', path(), { parameters: { value, form: 'download' } })]
      return problems.map((problem) => ({ ...problem, word: value }))
    }),
  ),
]

function fileProblems(value: string, path: Path, surroundings: Surroundings): Problem[] {
  if (value.startsWith('/') && surroundings.file(`.${value}`))
    return [atValue('file-absent', path, { parameters: { value, suggestion: `.${value}`, allowed: [] } })]
  if (
    /^(?:https?:|file:|([a-z]:)?[\\/])/i.test(value) ||
    posix.normalize(value.replaceAll('\\', '/')).startsWith('../')
  )
    return [atValue('file-outside', path, { parameters: { value } })]
  const facts = surroundings.file(value)
  if (!facts) {
    const kind = kinds.find((each) => each.test(value))
    const allowed = surroundings.offered().filter((name) => kind?.test(name))
    return [atValue('file-absent', path, { parameters: { value, suggestion: nearest(value, allowed), allowed } })]
  }
  const { bytes } = facts
  if (isPointer(facts)) return [atValue('file-pointer', path, { parameters: { value } })]
  if (bytes === 0) return [atValue('file-hollow', path, { parameters: { value } })]
  const limit = kinds[0]?.test(value) ? limits.film : limits.other
  return bytes > limit ? [atValue('file-heavy', path, { parameters: { value, bytes, limit } })] : []
}
