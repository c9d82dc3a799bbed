import { Button } from '../button.tsx'
import { takeFocus } from '../fields/take-focus.ts'
import type { EditedProblem, SentEdit } from '../protocol/protocol.ts'
import { useWords } from '../words/use-words.ts'
import { AcceptWarning } from './accept-warning.tsx'

interface ProblemsListProps {
  readonly problems: readonly EditedProblem[]
  /** The place of a problem in words. */
  placeOf(problem: EditedProblem): string
  onOpen?(problem: EditedProblem): void
  /** Makes the edit that mends a problem. */
  onMend?(edit: SentEdit): void
  /** Told why a warning is right as it is. */
  onAccept?(problem: EditedProblem, reason: string): Promise<unknown>
}

/** What the check says, mistakes first. */
export function ProblemsList({ problems, placeOf, onOpen, onMend, onAccept }: ProblemsListProps) {
  const sorted = problems.toSorted((a, b) => a.severity.localeCompare(b.severity))
  return (
    <ul className="problems">
      {sorted.map((problem, index) => (
        <li key={`${problem.code} ${problem.path.join('.')} ${problem.line}`} data-severity={problem.severity}>
          {onOpen ? (
            <Button
              label={placeOf(problem)}
              ref={index === 0 ? takeFocus : undefined}
              className="link-button"
              onClick={() => onOpen(problem)}
            />
          ) : (
            <strong>{placeOf(problem)}</strong>
          )}
          <p>{problem.message}</p>
          <MendButton problem={problem} onMend={onMend} />
          {onAccept && problem.isAcceptable && <AcceptWarning {...{ problem, onAccept }} />}
        </li>
      ))}
    </ul>
  )
}

interface MendButtonProps {
  readonly problem: EditedProblem
  readonly onMend: ((edit: SentEdit) => void) | undefined
}

/** The button that mends a problem which has only one right answer. */
export function MendButton({ problem: { mend }, onMend }: MendButtonProps) {
  const { words } = useWords()
  return mend && onMend ? <Button label={words.mend} onClick={() => onMend(mend)} /> : null
}
