import { valueAt } from '../../../schema/value-at.ts'
import { Button } from '../button.tsx'
import { pathKey } from '../paths/paths.ts'
import { usePathWords } from '../paths/use-path-words.ts'
import { useOpenFile } from '../state/open-file.ts'
import { useWords } from '../words/use-words.ts'
import { type Replaced, sameElsewhere } from './same-elsewhere.ts'

interface ElsewhereNoteProps {
  /** What was changed in the card, from what it was when the card was opened. */
  readonly replaced: Replaced
}

/** The other places that still say what was changed, such as an old phone number: they are changed together, as part of the same step. */
export function ElsewhereNote({ replaced }: ElsewhereNoteProps) {
  const { state, edit } = useOpenFile()
  const { words } = useWords()
  const inWords = usePathWords()
  // More may have been typed since: what stands there now is what the others are to say.
  const now = valueAt(state.value, replaced.path)
  const places = typeof now === 'string' ? sameElsewhere(state.value, { ...replaced, now }) : []
  if (places.length === 0) return null

  return (
    <div className="conflict" role="status">
      <p>{words.elsewhere}</p>
      <ul>
        {places.map(({ path, value }) => (
          <li key={pathKey(path)}>
            {inWords(path).join(' › ')}: <q>{value.length > 80 ? `${value.slice(0, 80)}…` : value}</q>
          </li>
        ))}
      </ul>
      <Button
        label={words.changeElsewhere}
        onClick={() =>
          void edit({
            edits: places.map(({ path, was, value }) => ({ do: 'set', path, was, value })),
            group: pathKey(replaced.path),
          })
        }
      />
    </div>
  )
}
