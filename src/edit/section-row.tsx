import { useState } from 'react'
import { isSamePath } from './paths.ts'
import type { EditedPage, EditState, Path, SentEdit } from './protocol.ts'
import { referencesTo } from './references-to.ts'
import { SwitchOn } from './switch-on.tsx'
import type { Editor as Connection } from './use-editor.ts'
import { useWords } from './words/use-words.ts'

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
  onTexts(place: Path): void
}

/** A section of a page, and what can be done with it. What would lead nowhere without it is told before it is removed. */
export function SectionRow(props: SectionRowProps) {
  const { state, connection, page, path, section, kindName, index, last, onTexts } = props
  const { words, fill } = useWords()
  const [isAsking, setIsAsking] = useState(false)
  const isHidden = section.enabled === false
  // The opening stays where it is.
  const isFixed = index === 0
  const title = (section.title as Readonly<Record<string, string>> | undefined)?.[state.defaultLocale]
  const unfinished = state.problems.find(({ code, path: at }) => code === 'part-unfinished' && isSamePath(at, path))
  const leading = referencesTo(state.value, { page: page.key, section: String(path.at(-1)) })

  const make = (edit: SentEdit) => void connection.edit({ edits: [edit] })
  const remove = () => make({ do: 'remove', path, was: section })

  return (
    <li data-hidden={isHidden || undefined}>
      <div className="section-row-name">
        <strong>{title ?? kindName}</strong>
        <span>
          {kindName}
          {isHidden && ` · ${words.parts.hidden}`}
        </span>
        {unfinished && <span className="section-row-note">{unfinished.message}</span>}
      </div>
      <div className="section-row-tools">
        <button type="button" onClick={() => onTexts(path)}>
          {words.parts.write}
        </button>
        <button
          type="button"
          disabled={index <= 1}
          aria-label={`${words.moveUp}: ${title ?? kindName}`}
          onClick={() => make({ do: 'move', path, was: section, to: index - 1 })}
        >
          ↑
        </button>
        <button
          type="button"
          disabled={isFixed || index === last}
          aria-label={`${words.moveDown}: ${title ?? kindName}`}
          onClick={() => make({ do: 'move', path, was: section, to: index + 1 })}
        >
          ↓
        </button>
        {isHidden ? (
          <SwitchOn {...{ state, connection }} place={path} />
        ) : (
          <button
            type="button"
            disabled={isFixed}
            onClick={() =>
              make({
                do: 'set',
                path: [...path, 'enabled'],
                was: null,
                value: false,
                order: ['kind', 'enabled', 'title'],
              })
            }
          >
            {words.parts.hide}
          </button>
        )}
        <button type="button" disabled={isFixed} onClick={() => (leading > 0 ? setIsAsking(true) : remove())}>
          {words.removeEntry}
        </button>
      </div>
      {isAsking && (
        <p className="notice" role="alert">
          {fill(words.parts.leads, { count: leading })}{' '}
          <button type="button" onClick={remove}>
            {words.parts.removeAll}
          </button>{' '}
          <button type="button" onClick={() => setIsAsking(false)}>
            {words.parts.keep}
          </button>
        </p>
      )}
    </li>
  )
}
