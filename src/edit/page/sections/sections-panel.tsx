import { useEffect, useId, useRef, useState } from 'react'
import { valueAt } from '../../../../schema/value-at.ts'
import { catchKeys, releaseKeys } from '../../fields/typed-ahead.ts'
import { pathKey } from '../../paths/paths.ts'
import type { EditedPage, Path } from '../../protocol/protocol.ts'
import { useSorting } from '../../sorting/use-sorting.ts'
import { useOpenFile } from '../../state/open-file.ts'
import type { Connection } from '../../state/use-editor.ts'
import { kindInWords } from '../../words/kind-words.ts'
import { useWords } from '../../words/use-words.ts'
import { type BegunPage, NewPage } from '../new-page.tsx'
import { PageTools } from '../page-tools.tsx'
import { SwitchOn } from '../switch-on.tsx'
import { KindList } from './kind-list.tsx'
import { moveSection } from './section-edits.ts'
import { type RowDone, SectionRow } from './section-row.tsx'

interface SectionsPanelProps {
  readonly page: EditedPage
  /** The path at which the page is shown. */
  readonly address: string
  /** The page that is begun; undefined where none is. */
  readonly begun: BegunPage | undefined
  /** Opens the texts of a place in the card. */
  onTexts(place: Path): void
  /** Opens a place itself. */
  onPlace(place: Path): void
  /** Told the place of a page that was added. */
  onAdded(place: Path): void
  /** Told when the page is gone. */
  onRemoved(): void
}

/** The sections of a page: moved, hidden, removed, and added from the list of kinds. */
export function SectionsPanel(props: SectionsPanelProps) {
  const { state, language, edit, add } = useOpenFile()
  const { page, address, begun, onTexts, onPlace, onAdded, onRemoved } = props
  const { words } = useWords()
  const [told, setTold] = useState('')
  const [done, setDone] = useState<RowDone>()
  const [said, setSaid] = useState('')
  const id = useId()
  const { place = [] } = page
  const own = (valueAt(state.value, place) ?? {}) as Readonly<Record<string, unknown>>
  const sections = Object.entries((own.sections ?? {}) as Readonly<Record<string, Readonly<Record<string, unknown>>>>)
  const keys = sections.map(([name]) => name)
  const sorting = useSorting<HTMLOListElement>({
    order: keys.join(),
    onSay: setSaid,
    count: keys.length,
    // The opening stays where it is.
    first: 1,
    async onMove(index, to) {
      const [key, section] = sections[index] ?? []
      if (!key || !section) return false
      const placed = { path: [...place, 'sections', key], section, index, keys }
      const answer = await edit({ edits: [moveSection(placed, to)] })
      setTold('refused' in answer ? (words.refused[answer.refused] ?? answer.refused) : '')
      return 'version' in answer
    },
  })

  useEffect(() => {
    if (done && sorting.list.current) focusRow(sorting.list.current, done)
  }, [done, sorting.list])

  // Another page begins at its first section.
  const panel = useRef<HTMLElement>(null)
  const shown = useRef(page.key)
  useEffect(() => {
    if (shown.current !== page.key) panel.current?.closest('main')?.scrollTo({ top: 0 })
    shown.current = page.key
  }, [page.key])

  if (!page.place) return null

  async function addPart(part: Parameters<Connection['add']>[0]): Promise<Path | undefined> {
    catchKeys()
    const answer = await add(part)
    if ('refused' in answer) releaseKeys()
    setTold('refused' in answer ? (words.refused[answer.refused] ?? answer.refused) : '')
    return 'version' in answer ? answer.path : undefined
  }

  async function addSection(kind: string): Promise<void> {
    const path = await addPart({ what: 'section', kind, page: page.key })
    if (path) onTexts(path)
  }

  const kindName = (kind: string) => kindInWords(kind, language)
  return (
    <section ref={panel} className="panel sections" aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>{words.parts.sectionsOf}</h2>
      {own.enabled === false && (
        <p className="notice">
          {words.parts.pageOff} <SwitchOn place={place} />
        </p>
      )}
      <PageTools page={page} place={place} onPlace={onPlace} onRemoved={onRemoved} isOff={own.enabled === false} />
      {sections.length === 0 && <p>{words.parts.none}</p>}
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <ol className="section-rows" ref={sorting.list}>
        {sections.map(([key, section], index) => (
          <SectionRow
            key={key}
            page={page}
            placed={{ path: [...place, 'sections', key], section, index, keys }}
            onTexts={() => onTexts([...place, 'sections', key])}
            sorting={sorting}
            onDone={(next) => {
              setDone(next)
              setSaid(next.said)
            }}
            onCopied={(copy, next) => {
              setSaid(next)
              onTexts(copy)
            }}
            kindName={kindName(String(section.kind))?.name ?? String(section.kind)}
          />
        ))}
      </ol>
      <h3>{words.parts.addSection}</h3>
      <p className="field-note">{words.parts.adds}</p>
      {told && <p role="alert">{told}</p>}
      <KindList address={address} onChoose={(kind) => void addSection(kind)} />
      <NewPage key={begun && `${pathKey(begun.list)} ${begun.asBlog}`} begun={begun} onAdded={onAdded} add={addPart} />
    </section>
  )
}

/** Gives the focus back to the button that was pressed, wherever its section is now; for one that is gone, to the one in its place. */
function focusRow(rows: HTMLOListElement, { key, index, control }: RowDone): void {
  const all = [...rows.children] as HTMLElement[]
  const row = all.find((one) => one.dataset.key === key) ?? all[index] ?? all.at(-1)
  const buttons = [...(row?.querySelectorAll<HTMLElement>('button:enabled') ?? [])]
  // On a phone, the same button of another row is behind one more.
  const shown = buttons.filter((button) => button.checkVisibility())
  const find = (name: string) => shown.find((button) => button.dataset.do === name)
  ;(find(control) ?? find('more') ?? shown[0])?.focus()
}
