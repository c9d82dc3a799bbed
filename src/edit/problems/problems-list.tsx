import { Fragment } from 'react'
import { Button } from '../button.tsx'
import { takeFocus } from '../fields/take-focus.ts'
import type { EditedProblem, SentEdit } from '../protocol/protocol.ts'
import { useWords } from '../words/use-words.ts'
import { AcceptWarning } from './accept-warning.tsx'

interface ProblemsListProps {
  readonly problems: readonly EditedProblem[]
  /** The place of a problem in words. */
  namePlace(problem: EditedProblem): string
  onOpen?(problem: EditedProblem): void
  /** Makes the edit that fixes a problem. */
  onFix?(edit: SentEdit): void
  /** Told why a warning is right as it is. */
  onAccept?(problem: EditedProblem, reason: string): Promise<unknown>
}

/** So many problems of one kind are all shown; of more, the first few. */
const [most, few] = [6, 3]

/** What the check says, mistakes first; of many of one kind the others are folded away. */
export function ProblemsList(props: ProblemsListProps) {
  const { words, fill } = useWords()
  const sorted = props.problems.toSorted((a, b) => a.severity.localeCompare(b.severity))
  const groupKey = ({ severity, code }: EditedProblem) => `${severity} ${code}`
  const groups = [...new Set(sorted.map(groupKey))].map((kind) => sorted.filter((one) => groupKey(one) === kind))
  return (
    <ul className="problems">
      {groups.map((group, index) => {
        const [shown, folded] = group.length > most ? [group.slice(0, few), group.slice(few)] : [group, []]
        return (
          <Fragment key={`${group[0]?.severity} ${group[0]?.code}`}>
            {shown.map((problem, place) => (
              <ProblemRow key={problemKey(problem)} {...props} problem={problem} isFirst={index + place === 0} />
            ))}
            {folded.length > 0 && (
              <li className="problems-more" data-severity={group[0]?.severity}>
                <details>
                  <summary>{fill(words.publish.more, { count: folded.length })}</summary>
                  <ul className="problems">
                    {folded.map((problem) => (
                      <ProblemRow key={problemKey(problem)} {...props} problem={problem} isFirst={false} />
                    ))}
                  </ul>
                </details>
              </li>
            )}
          </Fragment>
        )
      })}
    </ul>
  )
}

const problemKey = ({ code, path, line }: EditedProblem) => `${code} ${path.join('.')} ${line}`

interface ProblemRowProps extends Omit<ProblemsListProps, 'problems'> {
  readonly problem: EditedProblem
  readonly isFirst: boolean
}

function ProblemRow({ problem, isFirst, namePlace, onOpen, onFix, onAccept }: ProblemRowProps) {
  return (
    <li data-severity={problem.severity}>
      {onOpen ? (
        <Button
          label={namePlace(problem)}
          ref={isFirst ? takeFocus : undefined}
          className="link-button"
          onClick={() => onOpen(problem)}
        />
      ) : (
        <strong>{namePlace(problem)}</strong>
      )}
      <p>{problem.message}</p>
      <FixButton problem={problem} onFix={onFix} />
      {onAccept && problem.isAcceptable && <AcceptWarning problem={problem} onAccept={onAccept} />}
    </li>
  )
}

interface FixButtonProps {
  readonly problem: EditedProblem
  readonly onFix: ((edit: SentEdit) => void) | undefined
}

/** The button that fixes a problem which has only one right answer. */
export function FixButton({ problem: { code, fix }, onFix }: FixButtonProps) {
  const { words } = useWords()
  // Nothing is wrong there: somebody says that it is right.
  const label = code === 'privacy-facts' ? words.publish.launch.isTrue : words.fix
  return fix && onFix ? <Button label={label} onClick={() => onFix(fix)} /> : null
}
