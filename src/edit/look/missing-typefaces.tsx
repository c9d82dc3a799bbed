import { useState } from 'react'
import { Button } from '../button.tsx'
import { useOpenFile } from '../state/open-file.ts'
import { useWords } from '../words/use-words.ts'

interface MissingTypefacesProps {
  readonly families: readonly string[]
}

/** The families that the site names and that are not installed, and the button that adds them. */
export function MissingTypefaces({ families }: MissingTypefacesProps) {
  const { client } = useOpenFile()
  const { words, fill } = useWords()
  const [state, setState] = useState<'idle' | 'adding' | 'failed'>('idle')

  async function add(): Promise<void> {
    setState('adding')
    const isDone = await client.ask('POST typefaces').then(
      (answer) => answer.isDone,
      () => false,
    )
    // Everything in the editor is drawn again with the new typefaces.
    if (isDone) window.location.reload()
    else setState('failed')
  }

  return (
    <div role="status">
      <p className="field-note">
        {fill(words.look.missing, { families: [...new Set(families)].join(', ') })}
        {state === 'failed' && ` ${words.look.notAdded}`}
      </p>
      <Button
        label={state === 'adding' ? words.look.adding : words.look.add}
        isBusy={state === 'adding'}
        onClick={() => void add()}
      />
    </div>
  )
}
