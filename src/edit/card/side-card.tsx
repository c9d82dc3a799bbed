import { useState } from 'react'
import { isUnwritten } from '../../../schema/placeholder.ts'
import { valueAt } from '../../../schema/value-at.ts'
import { Button } from '../button.tsx'
import { lacksContact } from '../contact/lacks-contact.ts'
import { LookPanel } from '../look/look-panel.tsx'
import { hiddenSection } from '../page/find-hidden.ts'
import { SwitchOn } from '../page/switch-on.tsx'
import { leaveCard } from '../panes.ts'
import { isSamePath, isWithin } from '../paths/paths.ts'
import { fileName } from '../pictures/file-name.ts'
import type { EditState, Path } from '../protocol/protocol.ts'
import { useOpenFile } from '../state/open-file.ts'
import type { Workspace } from '../state/use-workspace.ts'
import type { View } from '../view.ts'
import type { EditorWords } from '../words/en.ts'
import { useWords } from '../words/use-words.ts'
import { ElsewhereNote } from './elsewhere-note.tsx'
import { HeldCard } from './held-card.tsx'
import { PlaceCard } from './place-card.tsx'
import { type Replaced, replacedBy } from './same-elsewhere.ts'
import { TextCard } from './text-card.tsx'

/** What stands beside a view: the card of what is open, or what the view is changed with. */
export function SideCard({ workspace }: { readonly workspace: Workspace }) {
  const { words, fill } = useWords()
  const { state } = useOpenFile()
  const { view, picked, around, index, message, staged } = workspace
  /** What was changed last: the card of a text that is typed on the page gives way to another one once it is opened. */
  const [replaced, setReplaced] = useState<Replaced>()
  if (!picked && view === 'look') return <LookPanel />
  if (!picked) {
    return (
      <div className="hint">
        <HintDrawing />
        {chooseHints(view, words).map((hint) => (
          <p key={hint}>{hint}</p>
        ))}
        {view === 'page' && lacksContact(state.value) && (
          <Button label={words.contact.task} className="hint-task" onClick={() => workspace.show('contact')} />
        )}
      </div>
    )
  }
  const shared = {
    onOpen: workspace.openPlace,
    onMoved: workspace.follow,
    onBegun: workspace.openAdded,
    onOpenAmong: workspace.openAmong,
    onKept: (file: string) => workspace.setNotice(fill(words.pictures.kept, { name: fileName(file) })),
    onClose() {
      // It may be about what was open.
      workspace.setNotice('')
      leaveCard()
      setReplaced(undefined)
      workspace.open(undefined)
    },
  }
  // In the place of a text that is to be written again, the page shows the name of its place.
  const onType = (path: Path, text: string) => workspace.setTyped(isUnwritten(text) ? undefined : { path, text })
  const onReplaced = (next: Replaced) => setReplaced((last) => replacedBy(last, next))
  const text = { stale: workspace.stale, locale: workspace.locale, picked, onType, replaced, onReplaced }
  const place = placeAround(state, picked.path)
  const hidden = hiddenSection(state, picked.path)
  return (
    <>
      <HeldCard key={JSON.stringify(picked)} isHeld={workspace.isHeld}>
        {place ? (
          <PlaceCard
            {...shared}
            text={text}
            path={place}
            focused={picked}
            onLanguage={workspace.beginLanguage}
            onPlaced={(alt, isOfFormer) => {
              if (alt && isOfFormer) workspace.setNotice(words.pictures.say)
              if (alt) workspace.follow(alt)
            }}
          />
        ) : (
          <TextCard
            {...shared}
            text={text}
            picked={picked}
            dropped={workspace.dropped}
            onPasteFiles={workspace.setDropped}
            onPlaced={(alt) => {
              workspace.setNotice(alt ? words.pictures.say : '')
              if (alt) workspace.follow(alt)
            }}
            onShow={message && !(staged && view === 'page') ? workspace.showStaged : undefined}
          />
        )}
      </HeldCard>
      {picked.isInPlace && replaced && isWithin(replaced.path, picked.path) && (
        <div className="slim-note">
          <ElsewhereNote replaced={replaced} />
        </div>
      )}
      {hidden && (
        <p className="card-note">
          {words.parts.isHiddenNow} <SwitchOn place={hidden} />
        </p>
      )}
      {index !== -1 && around.length > 1 && (
        <nav className="card-steps" aria-label={words.texts}>
          <Button label={words.previous} disabled={index === 0} onClick={() => workspace.lead(-1)} />
          <span>{fill(words.position, { index: index + 1, count: around.length })}</span>
          <Button label={words.next} disabled={index === around.length - 1} onClick={() => workspace.lead(1)} />
        </nav>
      )}
    </>
  )
}

/** A line of text that is about to be clicked. */
function HintDrawing() {
  return (
    <svg className="hint-drawing" viewBox="0 0 96 64" aria-hidden="true" focusable="false">
      <path d="M6 4h84v56H6zM18 18h34M18 28h60M18 36h60M18 44h24" />
      <path className="strong" d="M54 34l26 11-11 4-4 11z" />
    </svg>
  )
}

/** Whether something stands beside a view: not where nothing is open and nothing opens there. */
export function hasCard({ view, picked }: Workspace, words: EditorWords): boolean {
  return picked !== undefined || view === 'look' || chooseHints(view, words).length > 0
}

function chooseHints(view: View, words: EditorWords): readonly string[] {
  if (view === 'page') return [words.pickText, words.pickHint]
  const hint = words.hints[view]
  return hint === undefined ? [] : [hint]
}

/** The place whose form has what a path leads to: itself, or what it is in; undefined of a text, which has a card of its own. */
function placeAround(state: EditState, path: Path): Path | undefined {
  const value = valueAt(state.value, path)
  if (state.texts.some((text) => isSamePath(text.path, path)) || isByLocale(state, value)) return undefined
  if (typeof value === 'object' || path.length === 0) return path
  return placeAround(state, path.slice(0, -1))
}

/** Whether a value has a text in each language, such as the addresses of a page. */
function isByLocale(state: EditState, value: unknown): boolean {
  const entries = Object.entries(value ?? {})
  const isLocale = (name: string) => state.locales.some(({ key }) => key === name)
  return entries.length > 0 && entries.every(([key, text]) => isLocale(key) && typeof text === 'string')
}
