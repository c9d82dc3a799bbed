import { useState } from 'react'
import { valueAt } from '../../../schema/value-at.ts'
import { ElsewhereNote } from '../card/elsewhere-note.tsx'
import { type Replaced, replacedBy } from '../card/same-elsewhere.ts'
import { TextBlock } from '../card/text-block.tsx'
import { TextField } from '../fields/text-field.tsx'
import { isWithin, pathKey } from '../paths/paths.ts'
import type { EditsAnswer, Path, SentEdit } from '../protocol/protocol.ts'
import { useOpenFile } from '../state/open-file.ts'
import type { Workspace } from '../state/use-workspace.ts'
import { useWords } from '../words/use-words.ts'

interface DetailFieldProps {
  readonly workspace: Workspace
  /** The keys of its mapping, in the order of the schema. */
  readonly order: readonly string[]
  readonly path: Path
  readonly label: string
}

/** A detail such as a phone number: one field for all languages, as long as it is the same in them. */
export function DetailField({ workspace, path, order, label }: DetailFieldProps) {
  const { words } = useWords()
  const { state, edit } = useOpenFile()
  const { locale, stale } = workspace
  const [isApart, setIsApart] = useState(false)
  const [replaced, setReplaced] = useState<Replaced>()
  const written = valueAt(state.value, path)
  const texts = state.locales.map(({ key }) => valueAt(written, [key]) as string | undefined)
  const isSame = texts.every((text) => text === texts[0])
  const onReplaced = (next: Replaced) => setReplaced((last) => replacedBy(last, next))
  const elsewhere = replaced && <ElsewhereNote replaced={replaced} />
  if (written !== undefined && (isApart || !isSame))
    return (
      <>
        <TextBlock
          stale={stale}
          locale={locale}
          path={path}
          onReplaced={onReplaced}
          name={label}
          picked={undefined}
          onType={() => {}}
        />
        {elsewhere}
      </>
    )

  async function save(was: string | undefined, text: string): Promise<EditsAnswer> {
    const answer = await edit({ edits: detailEdits(text), group: pathKey(path) })
    const [first] = state.locales
    if ('version' in answer && was && text && first) onReplaced({ path: [...path, first.key], was, now: text })
    return answer
  }

  function detailEdits(text: string): readonly SentEdit[] {
    if (text === '') return [{ do: 'remove', path, was: written }]
    const whole = Object.fromEntries(state.locales.map(({ key }) => [key, text]))
    if (valueAt(state.value, path.slice(0, -1)) === undefined)
      return [{ do: 'set', path: path.slice(0, -1), was: null, value: { [String(path.at(-1))]: whole } }]
    if (written === undefined) return [{ do: 'set', path, was: null, value: whole, order }]
    return state.locales.map(({ key }, index) => ({
      do: 'set',
      path: [...path, key],
      was: texts[index] ?? null,
      value: text,
    }))
  }

  return (
    <>
      <TextField
        label={label}
        save={save}
        place={path}
        lang={undefined}
        value={texts[0]}
        caret={undefined}
        problems={state.problems.filter((problem) => isWithin(problem.path, path))}
        onFix={(fix) => void edit({ edits: [fix] })}
        onType={() => {}}
      >
        {written !== undefined && state.locales.length > 1 && (
          <p className="field-note">
            <button type="button" className="link-button" onClick={() => setIsApart(true)}>
              {words.contact.apart}
            </button>
          </p>
        )}
      </TextField>
      {elsewhere}
    </>
  )
}
