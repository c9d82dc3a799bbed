import { useState } from 'react'
import { Button } from '../button.tsx'
import type { EditedProblem } from '../protocol/protocol.ts'
import { useWords } from '../words/use-words.ts'

interface AcceptWarningProps {
  readonly problem: EditedProblem
  /** Told why what the check warns of is right as it is. */
  onAccept(problem: EditedProblem, reason: string): Promise<unknown>
}

/** Says of a warning that it is right as it is, and why: whoever comes later has to know. */
export function AcceptWarning({ problem, onAccept }: AcceptWarningProps) {
  const { words } = useWords()
  const [reason, setReason] = useState('')
  const [isSent, setIsSent] = useState(false)

  async function accept(): Promise<void> {
    setIsSent(true)
    await onAccept(problem, reason.trim())
    setIsSent(false)
  }

  return (
    <details className="accept">
      <summary>{words.accept.open}</summary>
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault()
          if (reason.trim() !== '') void accept()
        }}
      >
        <label>
          {words.accept.why} <input required value={reason} onChange={({ target }) => setReason(target.value)} />
        </label>
        <Button label={words.accept.accept} type="submit" isBusy={isSent} />
      </form>
    </details>
  )
}
