import { useState } from 'react'
import { isUnwritten } from '../../../../schema/placeholder.ts'
import { Button } from '../../button.tsx'
import { isSamePath } from '../../paths/paths.ts'
import { nameInWords, type ValueLanguage } from '../../paths/value-words.ts'
import type { EditedPage, EditState, Path, SentEdit } from '../../protocol/protocol.ts'
import { releaseFocus } from '../../release-focus.ts'
import { SortHandle } from '../../sorting/sort-handle.tsx'
import type { Sorting } from '../../sorting/use-sorting.ts'
import { useOpenFile } from '../../state/open-file.ts'
import { useWords } from '../../words/use-words.ts'
import { referencesTo } from '../references-to.ts'
import { copySection, type PlacedSection, removeSection } from './section-edits.ts'
import { type RowControl, SectionRowTools } from './section-row-tools.tsx'

interface SectionRowProps {
  readonly page: EditedPage
  readonly placed: PlacedSection
  readonly kindName: string
  readonly sorting: Pick<Sorting, 'handle' | 'row'>
  onTexts(): void
  onDone(done: RowDone): void
  /** Told of a copy in its place, and what was done, in words. */
  onCopied(section: Path, said: string): void
}

/** What was done with a section. */
export interface RowDone {
  /** The key of the section. */
  readonly key: string
  /** Where it stood. */
  readonly index: number
  /** The button that was pressed. */
  readonly control: RowControl
  /** What it has changed, in words. */
  readonly said: string
}

/** A section of a page, and what can be done with it. Before it is removed, a warning names the links that would lead nowhere. */
export function SectionRow({ page, placed, kindName, sorting, onTexts, onDone, onCopied }: SectionRowProps) {
  const file = useOpenFile()
  const { state, language } = file
  const { words, fill } = useWords()
  const [refusal, setRefusal] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  const { path, section, index } = placed
  const key = String(path.at(-1))
  const leading = referencesTo(state.value, { page: page.key, section: key })
  const name = writtenTitle(section, state.defaultLocale) ?? shownFrom(state, section, { language, words }) ?? kindName
  const done = (control: RowControl, said: string) => onDone({ key, index, control, said })

  /** Makes an edit. Returns whether it was made. */
  async function make(edit: SentEdit): Promise<boolean> {
    const answer = await file.edit({ edits: [edit] })
    setRefusal('refused' in answer ? (words.refused[answer.refused] ?? answer.refused) : '')
    return 'version' in answer
  }

  /** Makes an edit; then says what it did, and gives the focus to what was pressed. */
  async function change(edit: SentEdit, control: RowControl, said: string): Promise<void> {
    if (await make(edit)) done(control, said)
  }

  /** Copies the section, and has the copy opened. Without the focus, the button is not pressed again by what is typed meanwhile. */
  async function copy(): Promise<void> {
    releaseFocus()
    const edit = copySection(placed)
    if (await make(edit)) onCopied(edit.path, fill(words.parts.isCopied, { name }))
    else done('copy', '')
  }

  const remove = () => void change(removeSection(placed), 'remove', fill(words.parts.isRemoved, { name }))

  return (
    <li data-hidden={section.enabled === false || undefined} data-key={key} {...sorting.row(index)}>
      {index === 0 ? <span className="sort-handle" /> : <SortHandle sorting={sorting} index={index} name={name} />}
      <SectionName {...{ placed, kindName, name }} />
      <SectionRowTools
        {...{ placed, name, onTexts }}
        onCopy={() => void copy()}
        onEdit={(edit, control, said) => void change(edit, control, said)}
        onShown={() => done('show', fill(words.parts.isShown, { name }))}
        onRemove={() => (leading > 0 ? setIsAsking(true) : remove())}
      />
      {refusal && <p role="alert">{refusal}</p>}
      {isAsking && (
        <p className="notice" role="alert">
          {fill(words.parts.leads, { count: leading })} <Button label={words.parts.removeAll} onClick={remove} />{' '}
          <Button
            label={words.parts.keep}
            onClick={() => {
              setIsAsking(false)
              done('remove', '')
            }}
          />
        </p>
      )}
    </li>
  )
}

interface SectionNameProps extends Pick<SectionRowProps, 'placed' | 'kindName'> {
  readonly name: string
}

/** What a section is called, its kind, whether it is hidden, and what it lacks. */
function SectionName({ placed: { path, section, index }, kindName, name }: SectionNameProps) {
  const { state } = useOpenFile()
  const { words } = useWords()
  const unfinished = state.problems.find(({ code, path: at }) => code === 'part-unfinished' && isSamePath(at, path))
  return (
    <div className="section-row-name">
      <strong>{name}</strong>
      <span>
        {kindName}
        {section.enabled === false && ` · ${words.parts.hidden}`}
        {index === 0 && ` · ${words.parts.staysFirst}`}
      </span>
      {unfinished && <span className="section-row-note">{unfinished.message}</span>}
    </div>
  )
}

/** Where a section comes from that shows one of another page, in words; undefined of any other. */
function shownFrom(state: EditState, { section }: PlacedSection['section'], told: ValueLanguage): string | undefined {
  return typeof section === 'string' ? nameInWords(state, section, { ...told, names: 'section' }) : undefined
}

/** The title of a section in a language; undefined while it is to be written. */
function writtenTitle(section: PlacedSection['section'], locale: string): string | undefined {
  const title = (section.title as Readonly<Record<string, string>> | undefined)?.[locale]
  return isUnwritten(title) ? undefined : title
}
