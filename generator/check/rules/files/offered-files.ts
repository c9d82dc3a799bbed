import { posix } from '#path'
import { unknownWord } from '../../../diagnostics/nearest.ts'
import { atValue, type Path, type Problem } from '../../../diagnostics/problem.ts'
import { downloadType } from '../../../lib/files/download-types.ts'
import { placePath } from '../../../schema/walk.ts'
import { isOutside, isPointer, type RuleContext } from '../rule-context.ts'
import type { Rule } from '../rule-input.ts'
import { filesInText, markdownTexts } from '../texts/texts-of-site.ts'
import { hasTypeOfName } from './file-signature.ts'

/** Films, captions, and files to keep, by their names: what is meant by one of them is another of its kind. */
const kinds = [/\.(?:mp4|webm)$/i, /\.vtt$/i, downloadType]

/** The largest files, in bytes: visitors on a phone have to get them. Films are watched while they arrive. */
const limits = { film: 100 * 1024 * 1024, other: 25 * 1024 * 1024 }

/** Whether a site may offer a file of this name. */
export function isOffered(name: string): boolean {
  return kinds.some((kind) => kind.test(name))
}

/** Files to keep, films and captions exist beside the configuration, and are neither empty nor too large; those that texts link to as well. */
export const offeredFilesExist: Rule = (site, context) => [
  site.references.map(
    ({ kind, name, place, unfinished }) =>
      // Of any other name, the schema says what is wrong; of a part that is switched off, nothing is offered yet.
      kind === 'download' && !unfinished && isOffered(name) && fileProblem(name, placePath(place), context),
  ),
  markdownTexts(site).map(({ text, path }) =>
    filesInText(text).kept.map((value) => {
      const problem = downloadType.test(value)
        ? fileProblem(value, path(), context)
        : atValue('form-wrong', path(), { value, form: 'download' })
      return problem && { ...problem, word: value }
    }),
  ),
]

function fileProblem(value: string, path: Path, context: RuleContext): Problem | undefined {
  if (value.startsWith('/') && context.file(`.${value}`))
    return atValue('file-absent', path, { value, suggestion: `.${value}`, allowed: [] })
  if (isOutside.test(value) || posix.normalize(value.replaceAll('\\', '/')).startsWith('../'))
    return atValue('file-outside', path, { value })
  const facts = context.file(value)
  if (!facts) {
    const kind = kinds.find((each) => each.test(value))
    const allowed = context.offered().filter((name) => kind?.test(name))
    return atValue('file-absent', path, unknownWord(value, allowed))
  }
  const { bytes } = facts
  if (isPointer(facts)) return atValue('file-pointer', path, { value })
  if (bytes === 0) return atValue('file-hollow', path, { value })
  const limit = kinds[0]?.test(value) ? limits.film : limits.other
  if (bytes > limit) return atValue('file-heavy', path, { value, bytes, limit })
  return hasTypeOfName(value, facts.head()) ? undefined : atValue('file-content', path, { value })
}
