import { useState } from 'react'
import { Button } from '../button.tsx'
import { useOpenFile } from '../state/open-file.ts'
import { useWords } from '../words/use-words.ts'

/** Sends a message as a visitor would, to see that it arrives. */
export function TestMessage({ form }: { readonly form: string }) {
  const { client } = useOpenFile()
  const { words } = useWords()
  const [outcome, setOutcome] = useState<keyof typeof words.maker.test.outcomes | 'sending'>()
  const { send, sending, outcomes } = words.maker.test

  async function test(): Promise<void> {
    setOutcome('sending')
    const answer = await client
      .ask('POST test-message', { body: { form } })
      .catch(() => ({ outcome: 'failed' as const }))
    setOutcome(answer.outcome)
  }

  return (
    <p className="test-message">
      <Button label={send} isBusy={outcome === 'sending'} onClick={() => void test()} />{' '}
      <span role="status">{outcome === 'sending' ? sending : outcome && outcomes[outcome]}</span>
    </p>
  )
}
