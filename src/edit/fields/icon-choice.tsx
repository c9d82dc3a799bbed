import { useId, useState } from 'react'
import { SvgShapes } from '../../media/icon.tsx'
import type { EditedIcon } from '../protocol/forms.ts'
import type { EditsAnswer } from '../protocol/protocol.ts'
import { useOpenFile } from '../state/open-file.ts'
import { useAnswer } from '../state/use-answer.ts'
import { pauseMs, useDraft } from '../state/use-draft.ts'
import { useWords } from '../words/use-words.ts'

interface IconChoiceProps {
  readonly label: string
  /** The name of the icon; undefined where there is none. */
  readonly value: string | undefined
  /** What the check says of it. */
  readonly said: React.ReactNode
  onSave(was: string | undefined, name: string | undefined): Promise<EditsAnswer>
}

/** The icons as they look. They are looked for by their names and tags, which are English. */
export function IconChoice({ label, value, said, onSave }: IconChoiceProps) {
  const { client } = useOpenFile()
  const { words } = useWords()
  const id = useId()
  const { shown: chosen, change } = useDraft({ value, pauseMs, save: onSave })
  const [first] = useState(value)
  const [icons = []] = useAnswer(client, 'GET icons')
  const [wanted, setWanted] = useState('')
  const sought = wanted.trim().toLowerCase()
  const found = icons.filter(({ name, tags }) => [name, ...tags].some((word) => word.toLowerCase().includes(sought)))
  // What was chosen comes first, where it is seen; then what is called so.
  const rank = ({ name }: EditedIcon) => Number(name === first) * 2 + Number(name.includes(sought))
  const shown = found.toSorted((a, b) => rank(b) - rank(a))

  return (
    <fieldset className="icon-choice">
      <legend>{label}</legend>
      <label className="visually-hidden" htmlFor={id}>
        {words.form.findIcon}
      </label>
      <input
        id={id}
        type="search"
        placeholder={words.form.findIcon}
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      {icons.length > 0 && shown.length === 0 && <p role="status">{words.form.noIcon}</p>}
      <div className="icons" role="radiogroup" aria-label={words.form.icons}>
        {shown.map((icon) => (
          <span key={icon.name} className="icon-option">
            <input
              type="radio"
              name={`${id}icon`}
              aria-label={icon.name}
              title={icon.name}
              checked={icon.name === chosen}
              onChange={() => change(icon.name)}
            />
            <IconPicture icon={icon} />
          </span>
        ))}
      </div>
      {said}
    </fieldset>
  )
}

function IconPicture({ icon: { shapes } }: { readonly icon: EditedIcon }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <SvgShapes shapes={shapes} />
    </svg>
  )
}
