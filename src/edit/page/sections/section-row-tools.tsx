import { useState } from 'react'
import { Icon } from '../../icon.tsx'
import type { SentEdit } from '../../protocol/protocol.ts'
import { useWords } from '../../words/use-words.ts'
import { SwitchOn } from '../switch-on.tsx'
import { hideSection, moveSection, type PlacedSection } from './section-edits.ts'

/** A button of a row that changes something. */
export type RowControl = 'up' | 'down' | 'show' | 'remove' | 'copy'

interface SectionRowToolsProps {
  readonly placed: PlacedSection
  /** What the section is called. */
  readonly name: string
  onTexts(): void
  onCopy(): void
  /** Makes an edit; what it has done is told in words. */
  onEdit(edit: SentEdit, control: RowControl, said: string): void
  /** Told when the section was hidden and is no more. */
  onShown(): void
  onRemove(): void
}

/** What can be done with a section of the list; on a phone a part of it stands behind a button. The first one stays where it is: its texts alone are opened. */
export function SectionRowTools({ placed, name, onTexts, ...props }: SectionRowToolsProps) {
  const { words } = useWords()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <fieldset className="section-row-tools" data-open={isOpen || undefined}>
      <legend className="visually-hidden">{name}</legend>
      <button type="button" data-do="write" onClick={onTexts}>
        <Icon name="texts" />
        {words.parts.write}
      </button>
      {placed.index > 0 && (
        <ChangingTools {...props} placed={placed} name={name} isOpen={isOpen} onMore={() => setIsOpen(!isOpen)} />
      )}
    </fieldset>
  )
}

interface ChangingToolsProps extends Omit<SectionRowToolsProps, 'onTexts'> {
  readonly isOpen: boolean
  /** Shows or hides what is done more rarely, where there is room for one row. */
  onMore(): void
}

function ChangingTools(props: ChangingToolsProps) {
  const { placed, name, isOpen, onMore, onCopy, onEdit, onShown, onRemove } = props
  const { words, fill } = useWords()
  const { path, section, index, keys } = placed
  const count = keys.length
  const move = (to: number, control: 'up' | 'down') =>
    onEdit(moveSection(placed, to), control, fill(words.parts.movedTo, { name, index: to + 1, count }))
  return (
    <>
      <button
        type="button"
        data-do="up"
        disabled={index <= 1}
        aria-label={fill(words.named, { what: words.moveUp, name })}
        onClick={() => move(index - 1, 'up')}
      >
        <Icon name="up" />
      </button>
      <button
        type="button"
        data-do="down"
        disabled={index === count - 1}
        aria-label={fill(words.named, { what: words.moveDown, name })}
        onClick={() => move(index + 1, 'down')}
      >
        <Icon name="down" />
      </button>
      <button
        type="button"
        data-do="more"
        aria-label={fill(words.named, { what: words.more, name })}
        aria-expanded={isOpen}
        onClick={onMore}
      >
        <Icon name="more" />
      </button>
      <button type="button" data-do="copy" onClick={onCopy}>
        <Icon name="copy" />
        {words.copyEntry}
      </button>
      {section.enabled === false ? (
        <SwitchOn place={path} isSaid onDone={onShown} />
      ) : (
        <button
          type="button"
          data-do="show"
          onClick={() => onEdit(hideSection(placed), 'show', fill(words.parts.isHidden, { name }))}
        >
          <Icon name="hide" />
          {words.parts.hide}
        </button>
      )}
      <button type="button" data-do="remove" onClick={onRemove}>
        <Icon name="remove" />
        {words.removeEntry}
      </button>
    </>
  )
}
