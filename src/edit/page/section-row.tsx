import { useState } from 'react'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { isSamePath } from '../paths/paths.ts'
import type { EditedPage, EditState, Path, SentEdit } from '../protocol/protocol.ts'
import { SortHandle } from '../sorting/sort-handle.tsx'
import type { Sorting } from '../sorting/use-sorting.ts'
import type { Connection } from '../state/use-editor.ts'
import { useWords } from '../words/use-words.ts'
import { referencesTo } from './references-to.ts'
import { copySection, hideSection, moveSection, removeSection } from './section-edits.ts'
import { SwitchOn } from './switch-on.tsx'

interface SectionRowProps {
  readonly state: EditState
  readonly connection: Connection
  readonly page: EditedPage
  readonly path: Path
  readonly section: Readonly<Record<string, unknown>>
  readonly kindName: string
  readonly index: number
  /** The last place to which it can move. */
  readonly last: number
  /** The keys of the sections of the page, in their order. */
  readonly keys: readonly string[]
  readonly sorting: Pick<Sorting, 'handle' | 'row'>
  onTexts(place: Path): void
  onDone(done: RowDone): void
}

/** What was done with a section. */
export interface RowDone {
  /** The key of the section. */
  readonly key: string
  /** Where it stood. */
  readonly index: number
  /** The button that was pressed. */
  readonly control: 'up' | 'down' | 'show' | 'remove' | 'copy'
  /** What it has changed, in words. */
  readonly said: string
}

/** A section of a page, and what can be done with it. Before it is removed, a warning names the links that would lead nowhere. */
export function SectionRow(props: SectionRowProps) {
  const { state, connection, page, path, section, kindName, index, last, keys, sorting, onTexts, onDone } = props
  const { words, fill } = useWords()
  const [refusal, setRefusal] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  const key = String(path.at(-1))
  const isHidden = section.enabled === false
  // The opening stays where it is.
  const isFixed = index === 0
  const title = (section.title as Readonly<Record<string, string>> | undefined)?.[state.defaultLocale]
  const unfinished = state.problems.find(({ code, path: at }) => code === 'part-unfinished' && isSamePath(at, path))
  const leading = referencesTo(state.value, { page: page.key, section: key })

  const name = title ?? kindName
  const count = last + 1

  /** Makes an edit; then says what it did, and gives the focus to what was pressed. */
  async function make(edit: SentEdit, then: Omit<RowDone, 'key' | 'index'>): Promise<void> {
    const answer = await connection.edit({ edits: [edit] })
    setRefusal('refused' in answer ? (words.refused[answer.refused] ?? answer.refused) : '')
    if ('version' in answer) onDone({ key, index, ...then })
  }

  const placed = { path, section, index, keys }
  const move = (to: number, control: 'up' | 'down') =>
    void make(moveSection(placed, to), { control, said: fill(words.parts.movedTo, { name, index: to + 1, count }) })
  const remove = () =>
    void make(removeSection(placed), { control: 'remove', said: fill(words.parts.isRemoved, { name }) })
  const copy = () => void make(copySection(placed), { control: 'copy', said: fill(words.parts.isCopied, { name }) })
  const hide = () => void make(hideSection(placed), { control: 'show', said: fill(words.parts.isHidden, { name }) })

  return (
    <li data-hidden={isHidden || undefined} data-key={key} {...sorting.row(index)}>
      {isFixed ? <span className="sort-handle" /> : <SortHandle sorting={sorting} index={index} name={name} />}
      <div className="section-row-name">
        <strong>{name}</strong>
        <span>
          {kindName}
          {isHidden && ` · ${words.parts.hidden}`}
          {isFixed && ` · ${words.parts.staysFirst}`}
        </span>
        {unfinished && <span className="section-row-note">{unfinished.message}</span>}
      </div>
      <fieldset className="section-row-tools">
        <legend className="visually-hidden">{name}</legend>
        <button type="button" data-do="write" onClick={() => onTexts(path)}>
          <Icon name="texts" />
          {words.parts.write}
        </button>
        {!isFixed && (
          <>
            <button type="button" data-do="copy" onClick={copy}>
              <Icon name="copy" />
              {words.copyEntry}
            </button>
            <button
              type="button"
              data-do="up"
              disabled={index <= 1}
              aria-label={`${words.moveUp}: ${name}`}
              onClick={() => move(index - 1, 'up')}
            >
              <Icon name="up" />
            </button>
            <button
              type="button"
              data-do="down"
              disabled={index === last}
              aria-label={`${words.moveDown}: ${name}`}
              onClick={() => move(index + 1, 'down')}
            >
              <Icon name="down" />
            </button>
            {isHidden ? (
              <SwitchOn
                state={state}
                connection={connection}
                place={path}
                onDone={() => onDone({ key, index, control: 'show', said: fill(words.parts.isShown, { name }) })}
              />
            ) : (
              <button type="button" data-do="show" onClick={hide}>
                <Icon name="hide" />
                {words.parts.hide}
              </button>
            )}
            <button type="button" data-do="remove" onClick={() => (leading > 0 ? setIsAsking(true) : remove())}>
              <Icon name="remove" />
              {words.removeEntry}
            </button>
          </>
        )}
      </fieldset>
      {refusal && <p role="alert">{refusal}</p>}
      {isAsking && (
        <p className="notice" role="alert">
          {fill(words.parts.leads, { count: leading })} <Button label={words.parts.removeAll} onClick={remove} />{' '}
          <Button
            label={words.parts.keep}
            onClick={() => {
              setIsAsking(false)
              onDone({ key, index, control: 'remove', said: '' })
            }}
          />
        </p>
      )}
    </li>
  )
}
