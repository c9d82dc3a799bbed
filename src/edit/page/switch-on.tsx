import { Button } from '../button.tsx'
import { focusView } from '../panes.ts'
import { isSamePath } from '../paths/paths.ts'
import type { Path } from '../protocol/protocol.ts'
import { useOpenFile } from '../state/open-file.ts'
import { useWords } from '../words/use-words.ts'

interface SwitchOnProps {
  readonly place: Path
  /** Whether it is said elsewhere that texts are missing. */
  readonly isSaid?: boolean
  onDone?(): void
}

/** The button that switches a place on, once all its texts are written. */
export function SwitchOn({ place, isSaid = false, onDone }: SwitchOnProps) {
  const { state, edit } = useOpenFile()
  const { words } = useWords()
  const unfinished = state.problems.some(({ code, path }) => code === 'part-unfinished' && isSamePath(path, place))

  async function switchOn(): Promise<void> {
    const answer = await edit({ edits: [{ do: 'remove', path: [...place, 'enabled'], was: false }] })
    if (!('version' in answer)) return
    onDone?.()
    // The button goes with the note that it stands in.
    focusView()
  }

  return (
    <>
      <Button
        label={place.length === 2 ? words.parts.switchOn : words.parts.show}
        data-do="show"
        disabled={unfinished}
        title={unfinished ? words.parts.writeFirst : undefined}
        onClick={() => void switchOn()}
      />
      {/* A finger sees no title. */}
      {unfinished && !isSaid && <span className="field-note"> {words.parts.writeFirst}</span>}
    </>
  )
}
