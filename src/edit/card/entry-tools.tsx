import { valueAt } from '../../../schema/value-at.ts'
import { Button } from '../button.tsx'
import { catchKeys, releaseKeys } from '../fields/typed-ahead.ts'
import { focusView } from '../panes.ts'
import type { EditsRequest, Path } from '../protocol/protocol.ts'
import { useOpenFile } from '../state/open-file.ts'
import { useWords } from '../words/use-words.ts'

interface EntryToolsProps {
  /** The path of a text in the entry. */
  readonly path: Path
  /** Told where the text is afterwards; undefined where it is gone. */
  onMoved(path: Path | undefined): void
  /** Told of a copy in its place; left out, the same text of the copy is opened. */
  onCopied?(entry: Path): void
}

/** What can be done with the entry of a list that a text stands in: move, copy and remove it. */
export function EntryTools({ path, onMoved, onCopied }: EntryToolsProps) {
  const { state, edit } = useOpenFile()
  const { words, fill } = useWords()
  const at = path.findLastIndex((part) => typeof part === 'number')
  const list = valueAt(state.value, path.slice(0, at))
  if (at === -1 || !Array.isArray(list)) return null
  const index = Number(path[at])
  const entry = path.slice(0, at + 1)
  const was = list[index]
  const moved = (to: number): Path => [...path.slice(0, at), to, ...path.slice(at + 1)]

  async function make(request: EditsRequest, next: Path | undefined, tell = onMoved): Promise<void> {
    const answer = await edit(request)
    if (!('version' in answer)) return releaseKeys()
    tell(next)
    // With the entry, its card goes.
    if (!next) focusView()
  }

  /** Copies the entry, and opens the copy: what is typed next is written into it. */
  function copy(): void {
    catchKeys()
    const place = moved(index + 1).slice(0, at + 1)
    const request: EditsRequest = { edits: [{ do: 'insert', path: place, value: was }] }
    void make(request, moved(index + 1), onCopied && (() => onCopied(place)))
  }

  const move = (to: number) => void make({ edits: [{ do: 'move', path: entry, was, to }] }, moved(to))
  return (
    <fieldset className="entry-tools">
      <legend>{fill(words.entry, { index: index + 1, count: list.length })}</legend>
      {list.length > 1 && (
        <>
          <Button label={words.moveUp} disabled={index === 0} onClick={() => move(index - 1)} />
          <Button label={words.moveDown} disabled={index === list.length - 1} onClick={() => move(index + 1)} />
        </>
      )}
      <Button label={words.copyEntry} onClick={copy} />
      <Button
        label={words.removeEntry}
        disabled={list.length === 1}
        title={list.length === 1 ? words.lastEntry : undefined}
        onClick={() => void make({ edits: [{ do: 'remove', path: entry, was }] }, undefined)}
      />
    </fieldset>
  )
}
