import { useState } from 'react'
import { Button } from '../button.tsx'
import type { TestAnswer } from '../protocol/forms.ts'
import { useOpenFile } from '../state/open-file.ts'
import { useWords } from '../words/use-words.ts'

interface TestMessageProps {
  readonly form: string
  /** What became of the last one. */
  readonly outcome: TestAnswer['outcome'] | undefined
  onOutcome(outcome: TestAnswer['outcome'] | undefined): void
}

/** Sends a message as a visitor would, to see that it arrives. One that did is told by the state of the receiver. */
export function TestMessage({ form, outcome, onOutcome }: TestMessageProps) {
  const { client } = useOpenFile()
  const { words } = useWords()
  const [isBusy, setIsBusy] = useState(false)
  const { send, sending, outcomes } = words.maker.test

  async function test(): Promise<void> {
    setIsBusy(true)
    onOutcome(undefined)
    const answer = await client
      .ask('POST test-message', { body: { form } })
      .catch(() => ({ outcome: 'failed' as const }))
    setIsBusy(false)
    onOutcome(answer.outcome)
  }

  return (
    <p className="test-message">
      <Button label={send} isBusy={isBusy} onClick={() => void test()} />{' '}
      <span role="status">
        {isBusy ? sending : outcome && outcome !== 'sent' && outcome !== 'later' && outcomes[outcome]}
      </span>
    </p>
  )
}
