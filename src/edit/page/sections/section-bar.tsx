import type { HTMLAttributes } from 'react'
import { Icon, type IconName } from '../../icon.tsx'
import type { SentEdit } from '../../protocol/protocol.ts'
import { useWords } from '../../words/use-words.ts'
import { hideSection, moveSection, type PlacedSection } from './section-edits.ts'

/** A button of the bar. */
interface Tool {
  readonly icon: IconName
  readonly label: string
  readonly isOff?: boolean
  onPress(): void
}

interface SectionBarProps {
  readonly placed: PlacedSection
  /** The name of its kind. */
  readonly kind: string
  /** Where the bar begins, in pixels. */
  readonly top: number
  /** What the handle is dragged by. */
  readonly handle: HTMLAttributes<HTMLButtonElement>
  onSettings(): void
  onCopy(): void
  /** Makes an edit; what it has done is told in words. */
  onEdit(edit: SentEdit, said: string): void
}

/** The name of a section and what can be done with it. The first section stays where it is. */
export function SectionBar({ handle, ...props }: SectionBarProps) {
  const { words, fill } = useWords()
  const { placed, kind, top } = props
  const tools = useTools(props)
  const move = fill(words.sorting.move, { name: kind })
  return (
    <fieldset className="section-bar" style={{ top }}>
      <legend className="visually-hidden">{fill(words.named, { what: words.parts.tools, name: kind })}</legend>
      {placed.index > 0 && (
        <button type="button" className="sort-handle" aria-label={move} title={move} {...handle}>
          <Icon name="grip" />
        </button>
      )}
      <span aria-hidden="true">{kind}</span>
      {tools.map(({ icon, label, isOff, onPress }) => (
        <button key={icon} type="button" aria-label={label} title={label} disabled={isOff} onClick={onPress}>
          <Icon name={icon} />
        </button>
      ))}
    </fieldset>
  )
}

function useTools({
  placed,
  kind,
  onSettings,
  onCopy,
  onEdit,
}: Omit<SectionBarProps, 'handle' | 'top'>): readonly Tool[] {
  const { words, fill } = useWords()
  const { index, keys, section } = placed
  const settings: Tool = { icon: 'site', label: words.parts.settings, onPress: onSettings }
  if (index === 0) return [settings]
  const move = (to: number) =>
    onEdit(moveSection(placed, to), fill(words.parts.movedTo, { name: kind, index: to + 1, count: keys.length }))
  const hide = () => onEdit(hideSection(placed), fill(words.parts.isHidden, { name: kind }))
  const tools: readonly Tool[] = [
    settings,
    { icon: 'up', label: words.moveUp, isOff: index <= 1, onPress: () => move(index - 1) },
    { icon: 'down', label: words.moveDown, isOff: index === keys.length - 1, onPress: () => move(index + 1) },
    { icon: 'copy', label: words.copyEntry, onPress: onCopy },
  ]
  return section.enabled === false ? tools : [...tools, { icon: 'hide', label: words.parts.hide, onPress: hide }]
}
