import { useId, useMemo, useState } from 'react'
import { valueAt } from '../../schema/value-at.ts'
import { LanguagesPanel } from './languages-panel.tsx'
import { pathInWords } from './path-words.ts'
import { isSamePath, isWithin, pathKey, placeholder } from './paths.ts'
import type { EditedText, EditState, Path } from './protocol.ts'
import { TranslatorsPanel } from './translators-panel.tsx'
import type { Editor as Connection } from './use-editor.ts'
import { useWords } from './words/use-words.ts'

/** How many rows are shown before somebody asks for all. */
const firstRows = 400

const filters = ['all', 'missing', 'same', 'older', 'problems'] as const

type Filter = (typeof filters)[number]

interface TextsGridProps {
  readonly state: EditState
  readonly connection: Connection
  readonly language: string
  /** The texts that are older than what they translate. */
  readonly older: ReadonlySet<string>
  readonly open: Path | undefined
  /** Opens a text; the others shown are those between which the card leads on. */
  onOpen(path: Path, shown: readonly Path[]): void
}

/** All texts in all languages: a row a text, a column a language. */
export function TextsGrid({ state, connection, language, older, open, onOpen }: TextsGridProps) {
  const { words, fill } = useWords()
  const [filter, setFilter] = useState<Filter>('all')
  const [search, setSearch] = useState('')
  const [showsAll, setShowsAll] = useState(false)
  const id = useId()
  const rows = useMemo(() => {
    const wanted = search.trim().toLowerCase()
    return state.texts.filter((text) => matches(state, text, { filter, older }) && contains(state, text, wanted))
  }, [state, filter, search, older])
  const labels: Readonly<Record<Filter, string>> = {
    all: words.all,
    missing: words.missingOnly,
    same: words.sameOnly,
    older: words.olderOnly,
    problems: words.withProblems,
  }
  const shown = showsAll ? rows : rows.slice(0, firstRows)
  const paths = rows.map(({ path }) => path)

  return (
    <section className="grid" aria-label={words.texts}>
      <div className="grid-tools">
        <input
          type="search"
          value={search}
          aria-label={words.search}
          placeholder={words.search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <fieldset>
          <legend className="visually-hidden">{words.filter}</legend>
          {filters.map((name) => (
            <label key={name} className="choice">
              <input type="radio" name={id} checked={filter === name} onChange={() => setFilter(name)} />
              {labels[name]}
            </label>
          ))}
        </fieldset>
        <output>{rows.length}</output>
      </div>
      <LanguagesPanel {...{ state, connection, language }} />
      <TranslatorsPanel {...{ state, connection, language }} />
      <div className="grid-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{words.where}</th>
              {state.locales.map(({ key, name }) => (
                <th key={key} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((text) => (
              <Row
                key={pathKey(text.path)}
                state={state}
                text={text}
                isOpen={open !== undefined && isSamePath(open, text.path)}
                place={pathInWords(state, text.path, { language, item: (number) => fill(words.item, { number }) })}
                onOpen={() => onOpen(text.path, paths)}
              />
            ))}
          </tbody>
        </table>
        {rows.length === 0 && <p className="empty">{words.nothingFound}</p>}
        {shown.length < rows.length && (
          <button type="button" onClick={() => setShowsAll(true)}>
            {fill(words.showAll, { count: rows.length })}
          </button>
        )}
      </div>
    </section>
  )
}

interface RowProps {
  readonly state: EditState
  readonly text: EditedText
  readonly place: readonly string[]
  readonly isOpen: boolean
  onOpen(): void
}

function Row({ state, text, place, isOpen, onOpen }: RowProps) {
  const { words } = useWords()
  const { path, isTranslated } = text
  return (
    <tr aria-current={isOpen || undefined} onClick={onOpen}>
      <th scope="row">
        <button type="button" className="link-button" onClick={onOpen}>
          {place.join(' › ')}
        </button>
      </th>
      {state.locales.map(({ key, tag }) => {
        if (!isTranslated && key !== state.defaultLocale) return <td key={key} />
        const cell = valueAt(state.value, isTranslated ? [...path, key] : path)
        return (
          <td key={key} lang={isTranslated ? tag : undefined} dir="auto">
            {cell && cell !== placeholder ? String(cell) : <em>{words.missing}</em>}
          </td>
        )
      })}
    </tr>
  )
}

function matches(
  state: EditState,
  { path, isTranslated }: EditedText,
  { filter, older }: { filter: Filter; older: ReadonlySet<string> },
): boolean {
  if (filter === 'all') return true
  if (filter === 'problems') return state.problems.some((problem) => isWithin(problem.path, path))
  if (!isTranslated) return false
  if (filter === 'older') return state.locales.some(({ key }) => older.has(pathKey([...path, key])))
  const source = valueAt(state.value, [...path, state.defaultLocale])
  return state.locales.some(({ key }) => {
    const text = valueAt(state.value, [...path, key])
    return filter === 'missing' ? !text || text === placeholder : key !== state.defaultLocale && text === source
  })
}

function contains(state: EditState, { path }: EditedText, wanted: string): boolean {
  return (
    wanted === '' ||
    JSON.stringify(valueAt(state.value, path) ?? '')
      .toLowerCase()
      .includes(wanted)
  )
}
