import { type Code, severityOf } from '../diagnostics/codes.ts'
import { atValue, type Problem } from '../diagnostics/problem.ts'
import type { ConfigDocument } from '../load/config-document.ts'

/** Symptoms of a section that ends too early. */
const symptoms: ReadonlySet<Code> = new Set(['key-missing', 'key-choice', 'text-missing', 'value-empty'])

/**
 * A file that lost its end, as in copying, lacks something in the section of its last line, and in the sections around that. If it does, that
 * is the mistake, and all others may follow from it; otherwise undefined.
 */
export function explainLostEnd(document: ConfigDocument, problems: readonly Problem[]): Problem[] | undefined {
  const last = lastPath(document.value)
  const isAtEnd = ({ path }: Problem) => path.every((key, depth) => key === last[depth])
  // A language that all texts lack is another mistake.
  if (problems.some((problem) => problem.code === 'text-missing' && !isAtEnd(problem))) return undefined
  const found = problems.filter((problem) => severityOf(problem.code) === 'error' && isAtEnd(problem))
  const depths = found.map(({ path }) => path.length)
  const isCut = Math.min(...depths) < 2 && new Set(depths).size > 1 && found.every(({ code }) => symptoms.has(code))
  if (!isCut) return undefined
  const keys = found
    .toSorted((a, b) => b.path.length - a.path.length)
    .flatMap(({ parameters }) => ('key' in parameters ? [String(parameters.key)] : []))
  // Only now: making the text of a large file takes time and memory.
  const { text } = document
  const end = text.trimEnd().length
  return [atValue('file-cut', [], { parameters: { keys }, span: [text.lastIndexOf('\n', end - 1) + 1, end] })]
}

/** The path of what stands last in a value. */
function lastPath(value: unknown): (string | number)[] {
  if (typeof value !== 'object' || value === null) return []
  const key = Object.keys(value).at(-1)
  if (key === undefined) return []
  return [Array.isArray(value) ? Number(key) : key, ...lastPath((value as Record<string, unknown>)[key])]
}
