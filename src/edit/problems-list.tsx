import type { EditedProblem } from './protocol.ts'
import { useWords } from './words/use-words.ts'

interface ProblemsListProps {
  readonly problems: readonly EditedProblem[]
  /** The place of a problem in words. */
  placeOf(problem: EditedProblem): string
  onOpen?(problem: EditedProblem): void
}

/** What the check says, mistakes first. */
export function ProblemsList({ problems, placeOf, onOpen }: ProblemsListProps) {
  const { words, fill } = useWords()
  const sorted = problems.toSorted((a, b) => a.severity.localeCompare(b.severity))
  return (
    <ul className="problems">
      {sorted.map((problem) => (
        <li key={`${problem.code} ${problem.path.join('.')} ${problem.line}`} data-severity={problem.severity}>
          {onOpen ? (
            <button type="button" className="link-button" onClick={() => onOpen(problem)}>
              {placeOf(problem)}
            </button>
          ) : (
            <strong>{placeOf(problem)}</strong>
          )}
          <p>{problem.message}</p>
          <small>{fill(words.line, { line: problem.line })}</small>
        </li>
      ))}
    </ul>
  )
}
