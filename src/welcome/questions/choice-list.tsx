import { type KeyboardEvent, useRef, useState } from 'react'
import { foldLetters } from '../../strip-accents.ts'
import { useWelcomeWords } from '../words/use-welcome-words.ts'

/** Something that can be chosen from a long list. */
export interface Choice {
  readonly value: string
  readonly name: string
  /** What it is called otherwise. */
  readonly note?: string | undefined
  readonly flag?: string | undefined
}

interface ChoiceListProps {
  readonly kind: 'radio' | 'checkbox'
  /** What the list is a list of. */
  readonly label: string
  readonly choices: readonly Choice[]
  readonly chosen: readonly string[]
  /** What is said of a chosen one. */
  badge?(value: string): string | undefined
  /** @param isDecided whether it was pointed at, or chosen by its name */
  onChoose(value: string, isDecided: boolean): void
}

/** A long list that is searched by name. */
export function ChoiceList({ kind, label, choices, chosen, badge, onChoose }: ChoiceListProps) {
  const words = useWelcomeWords()
  const [search, setSearch] = useState('')
  const isPointed = useRef(false)
  const wanted = plain(search)
  const found = choices.filter((choice) => [choice.name, choice.note ?? ''].some((name) => matches(name, wanted)))
  function press(event: KeyboardEvent): void {
    const [first] = found
    if (event.key !== 'Enter' || wanted === '' || !first) return
    event.preventDefault()
    setSearch('')
    onChoose(first.value, true)
  }
  return (
    <div className="choices">
      <label className="search">
        <span className="visually-hidden">{words.search}</span>
        <input
          type="search"
          value={search}
          placeholder={words.search}
          autoComplete="off"
          enterKeyHint="done"
          data-first
          onKeyDown={press}
          onChange={({ target }) => setSearch(target.value)}
        />
      </label>
      <fieldset
        className="rows"
        onPointerDown={() => (isPointed.current = true)}
        onKeyDown={() => (isPointed.current = false)}
      >
        <legend className="visually-hidden">{label}</legend>
        {found.map(({ value, name, note, flag }) => (
          <label key={value} className="row">
            <input
              type={kind}
              name={label}
              checked={chosen.includes(value)}
              onChange={() => onChoose(value, isPointed.current)}
            />
            {flag ? <img src={`/flags/${flag}.svg`} alt="" className="flag" /> : <span className="flag none" />}
            <span className="named" lang={note === undefined ? undefined : value}>
              {name}
            </span>
            {note !== undefined && plain(note) !== plain(name) && <span className="note">{note}</span>}
            {badge?.(value) && <span className="badge">{badge(value)}</span>}
          </label>
        ))}
      </fieldset>
      <p className="none-found" role="status">
        {found.length === 0 && words.noneFound}
      </p>
    </div>
  )
}

function matches(name: string, wanted: string): boolean {
  return plain(name)
    .split(/[\s(-]+/)
    .some((_, index, parts) => parts.slice(index).join(' ').startsWith(wanted))
}

/** A text without capitals and accents, as people search. */
function plain(text: string): string {
  return foldLetters(text).trim()
}
