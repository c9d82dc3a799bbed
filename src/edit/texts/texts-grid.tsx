import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import { foldLetters } from '../../strip-accents.ts'
import type { Path } from '../protocol/protocol.ts'
import { useOpenFile } from '../state/open-file.ts'
import { useWords } from '../words/use-words.ts'
import { LanguagesPanel } from './languages-panel.tsx'
import { type Filter, filters, textRows } from './text-rows.ts'
import { fewRows, TextsTable } from './texts-table.tsx'
import { TranslatorsPanel } from './translators-panel.tsx'

interface TextsGridProps {
  /** A place in words. */
  namePlace(path: Path): string
  /** The texts that were not changed since what they translate was. */
  readonly stale: ReadonlySet<string>
  readonly open: Path | undefined
  /** What is shown at first. */
  readonly startWith: Filter
  /** Told the tag of a language that was added. */
  onLanguage(tag: string): void
  /** Opens a text; the others shown are those between which the card leads on. */
  onOpen(path: Path, shown: readonly Path[]): void
}

/** What is asked only where there is something to translate. */
const ofTranslations = new Set<Filter>(['same', 'stale'])

/** All texts in all languages: a row a text, a column a language. */
export function TextsGrid(props: TextsGridProps) {
  const { state } = useOpenFile()
  const { namePlace, stale, open, startWith, onLanguage, onOpen } = props
  const { words } = useWords()
  const [filter, setFilter] = useState(startWith)
  const [search, setSearch] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const all = useMemo(() => textRows(state, stale), [state, stale])
  const rows = useMemo(() => {
    const wanted = foldLetters(search.trim())
    return all.filter(({ is, searched }) => is[filter] && searched.includes(wanted))
  }, [all, filter, search])
  const shownFilters = state.locales.length > 1 ? filters : filters.filter((name) => !ofTranslations.has(name))
  const labels: Readonly<Record<Filter, string>> = {
    all: words.all,
    missing: words.missingOnly,
    same: words.sameOnly,
    stale: words.staleOnly,
    problems: words.withProblems,
  }

  // The browser finds only what is drawn. Pressed once more, it is the browser's own.
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isFind = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'f'
    if (!isFind || rows.length <= fewRows || document.activeElement === field.current) return
    event.preventDefault()
    field.current?.select()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])

  return (
    <section className="grid" aria-label={words.texts}>
      <div className="grid-tools">
        <input
          ref={field}
          type="search"
          value={search}
          aria-label={words.search}
          placeholder={words.search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <output aria-label={words.texts}>{rows.length}</output>
        <fieldset>
          <legend className="visually-hidden">{words.filter}</legend>
          {shownFilters.map((name) => (
            <label key={name} className="choice">
              <input type="radio" name={id} checked={filter === name} onChange={() => setFilter(name)} />
              {labels[name]}
            </label>
          ))}
        </fieldset>
      </div>
      <LanguagesPanel onAdded={onLanguage} />
      <TranslatorsPanel />
      <TextsTable
        namePlace={namePlace}
        rows={rows}
        open={open}
        onOpen={(path) =>
          onOpen(
            path,
            rows.map(({ text }) => text.path),
          )
        }
      />
    </section>
  )
}
