import type { Code } from '../../diagnostics/codes.ts'
import { atValue, type Problem } from '../../diagnostics/problem.ts'
import type { SchemaNode } from '../../schema/schema-node.ts'
import type { Explanation } from './explanation.ts'
import { rootNode } from './outline/outline-schema.ts'
import { errorsAmong } from './trial.ts'

/** Symptoms of a section that ends too early. */
const symptoms: ReadonlySet<Code> = new Set(['key-missing', 'key-choice', 'text-missing', 'value-empty'])

/**
 * A file that lost its end, as in copying, lacks something in the section of its last line, and in the sections around that, or it lacks the
 * sections that come last. If it does, that is the mistake, and all others may follow from it; otherwise undefined.
 */
export const explainLostEnd: Explanation = (document, problems) => {
  const last = lastPath(document.value)
  const isAtEnd = ({ path }: Problem) => path.every((key, depth) => key === last[depth])
  // A language that all texts lack is another mistake.
  if (problems.some((problem) => problem.code === 'text-missing' && !isAtEnd(problem))) return undefined
  const errors = errorsAmong(problems)
  const found = errors.filter(isAtEnd)
  if (!found.every(({ code }) => symptoms.has(code))) return undefined
  const depths = found.map(({ path }) => path.length)
  // The last entry of a list may be one that is half written.
  const isInList = found.some(({ path }) => path.some((key) => typeof key === 'number'))
  const isWithinSection = (Math.min(...depths) < 2 || !isInList) && new Set(depths).size > 1
  if (!isWithinSection && !isBetweenSections(errors, last)) return undefined
  const keys = found
    .toSorted((a, b) => b.path.length - a.path.length)
    .flatMap(({ code, parameters }) => (code === 'key-missing' ? [parameters.key] : []))
  // Only now: making the text of a large file takes time and memory.
  const { text } = document
  const end = text.trimEnd().length
  return [atValue('file-cut', [], { parameters: { keys }, span: [text.lastIndexOf('\n', end - 1) + 1, end] })]
}

/**
 * Whether a file lacks nothing but the main sections that come after its last one, and the pages in them; or but several sections of the
 * last one, all after what stands last in it, or one of them and sentences that are named elsewhere.
 */
function isBetweenSections(errors: readonly Problem[], [main, last]: readonly (string | number)[]): boolean {
  const missing = errors.filter((error) => !isDangling(error))
  const root = rootNode()
  const isLacked = ({ children }: SchemaNode, { depth, behind }: { depth: number; behind: unknown }) => {
    const order = [...children.keys()]
    return missing.every(
      ({ code, path, parameters }) =>
        code === 'key-missing' &&
        path.length === depth &&
        order.indexOf(parameters.key) > order.indexOf(String(behind)),
    )
  }
  const section = root.children.get(String(main))
  if (missing.length === 0) return false
  return (
    isLacked(root, { depth: 0, behind: main }) ||
    (section !== undefined &&
      errors.length > 1 &&
      errors.every(({ code, path }) => path[0] === main || code === 'validation-unknown') &&
      isLacked(section, { depth: 1, behind: last }))
  )
}

/** Whether a problem is that of a name that may have been defined in the part that was lost. */
function isDangling({ code, parameters }: Problem): boolean {
  return code === 'page-unknown' || (code === 'validation-unknown' && parameters.suggestion === undefined)
}

/** The path of what stands last in a value. */
function lastPath(value: unknown): (string | number)[] {
  if (typeof value !== 'object' || value === null) return []
  const key = Object.keys(value).at(-1)
  if (key === undefined) return []
  return [Array.isArray(value) ? Number(key) : key, ...lastPath((value as Record<string, unknown>)[key])]
}
