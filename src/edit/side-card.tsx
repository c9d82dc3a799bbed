import { valueAt } from '../../schema/value-at.ts'
import { LookPanel } from './look-panel.tsx'
import { isSamePath } from './paths.ts'
import { PlaceCard } from './place-card.tsx'
import type { EditState, Path } from './protocol.ts'
import { TextCard } from './text-card.tsx'
import type { Desk } from './use-desk.ts'
import { useWords } from './words/use-words.ts'

/** What stands beside a view: the card of what is open, or what the view is changed with. */
export function SideCard({ desk }: { readonly desk: Desk }) {
  const { words, fill } = useWords()
  const { state, language, connection, view, picked, around, index, message, staged } = desk
  if (!picked && view === 'look') return <LookPanel {...{ state, connection, language }} />
  if (!picked) {
    return (
      <div className="hint">
        <p>{words.pickText}</p>
        <p>{words.pickHint}</p>
      </div>
    )
  }
  const shared = {
    ...{ state, language, client: connection.client, edit: connection.edit },
    onOpen: desk.openPlace,
    onMoved: desk.follow,
    onClose: () => desk.open(undefined),
  }
  if (!isTextAt(state, picked.path)) {
    return (
      <PlaceCard
        key={JSON.stringify(picked.path)}
        {...shared}
        path={picked.path}
        onPlaced={(alt) => alt && desk.follow(alt)}
      />
    )
  }
  return (
    <>
      <TextCard
        key={JSON.stringify(picked)}
        {...shared}
        {...{ picked, locale: desk.locale, older: desk.older, dropped: desk.dropped }}
        onPasteFile={desk.setDropped}
        onType={(path, text) => desk.setTyped({ path, text })}
        onPlaced={(alt) => {
          desk.setNotice(alt ? words.pictures.say : '')
          if (alt) desk.follow(alt)
        }}
        onShow={message && !(staged && view === 'page') ? desk.showStaged : undefined}
      />
      {index !== -1 && (
        <nav className="card-steps">
          <button type="button" disabled={index === 0} onClick={() => desk.lead(-1)}>
            {words.previous}
          </button>
          <span>{fill(words.position, { index: index + 1, count: around.length })}</span>
          <button type="button" disabled={index === around.length - 1} onClick={() => desk.lead(1)}>
            {words.next}
          </button>
        </nav>
      )}
    </>
  )
}

/** Whether a path leads to a text, in one language or in all. */
function isTextAt(state: EditState, path: Path): boolean {
  const value = valueAt(state.value, path)
  return (
    typeof value !== 'object' || state.texts.some((text) => isSamePath(text.path, path)) || isByLocale(state, value)
  )
}

/** Whether a value has a text in each language, such as the addresses of a page. */
function isByLocale(state: EditState, value: unknown): boolean {
  const entries = Object.entries(value ?? {})
  const isLocale = (name: string) => state.locales.some(({ key }) => key === name)
  return entries.length > 0 && entries.every(([key, text]) => isLocale(key) && typeof text === 'string')
}
