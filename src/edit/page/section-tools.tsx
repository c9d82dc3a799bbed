import { useEffect, useRef, useState } from 'react'
import { valueAt } from '../../../schema/value-at.ts'
import { Icon, type IconName } from '../icon.tsx'
import { isWithin } from '../paths/paths.ts'
import type { SentEdit } from '../protocol/protocol.ts'
import type { Workspace } from '../state/use-workspace.ts'
import { kindInWords } from '../words/kind-words.ts'
import { useWords } from '../words/use-words.ts'
import { KindDialog } from './kind-list.tsx'
import { type SectionBox, sectionAround, useSectionBox } from './section-box.ts'
import { copySection, hideSection, moveSection, type PlacedSection } from './section-edits.ts'
import { useSectionDrag } from './use-section-drag.ts'

interface SectionToolsProps {
  readonly workspace: Workspace
  /** The page in the frame. */
  readonly page: Document
  /** Where the frame lies in its stage. */
  readonly left: number
  readonly top: number
}

/** The tools of the section that is selected, or under the pointer, on the page itself: they lie above the frame and follow it. */
export function SectionTools({ workspace, page, left, top }: SectionToolsProps) {
  const { words, fill } = useWords()
  const { state, shownPage, locale, picked, language } = workspace
  const [hovered, setHovered] = useState<string>()
  /** The section before which another is to be added: undefined for none, an empty name for the end. */
  const [adding, setAdding] = useState<string>()
  const place = shownPage?.place

  useEffect(() => {
    const stop = new AbortController()
    const follow = ({ target }: Event) => setHovered((now) => sectionAround(target as Element) ?? now)
    page.addEventListener('pointerover', follow, { signal: stop.signal })
    return () => stop.abort()
  }, [page])

  const own = (place ? valueAt(state.value, [...place, 'sections']) : undefined) ?? {}
  const sections = Object.entries(own as Readonly<Record<string, PlacedSection['section']>>)
  const anchorOf = ([key, { anchor }]: (typeof sections)[number]) => valueAt(anchor, [locale]) ?? key
  const selected =
    place && picked && isWithin(picked.path, [...place, 'sections']) ? picked.path[place.length + 1] : undefined
  const index = sections.findIndex((one) => (hovered === undefined ? one[0] === selected : anchorOf(one) === hovered))
  const current = sections[index]
  const box = useSectionBox(page, current && String(anchorOf(current)), state.version)

  const keys = sections.map(([name]) => name)
  const kindOf = ([, { kind }]: (typeof sections)[number]) => kindInWords(kind, language)?.name ?? String(kind)
  const kind = current ? kindOf(current) : ''
  const placedAt = ([key, section]: (typeof sections)[number]): PlacedSection => ({
    section,
    index,
    keys,
    path: [...(place ?? []), 'sections', key],
  })
  const moved = (to: number) => fill(words.parts.movedTo, { name: kind, index: to + 1, count: keys.length })

  async function make(edit: SentEdit, said = ''): Promise<void> {
    const answer = await workspace.connection.edit({ edits: [edit] })
    workspace.setNotice('refused' in answer ? (words.refused[answer.refused] ?? answer.refused) : said)
  }

  const above = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (selected !== undefined) setHovered(undefined)
  }, [selected])

  const { dragged, handle } = useSectionDrag({
    page,
    index,
    ids: sections.map((one) => String(anchorOf(one))),
    frameTop: () => above.current?.getBoundingClientRect().top ?? 0,
    onMove: (to) => current && void make(moveSection(placedAt(current), to), moved(to)),
  })

  // While it is dragged, its handle holds the pointer, also where the page has scrolled past it.
  const isSeen = dragged || (box && box.bottom >= 0 && box.top <= box.height)
  if (!place || !current || !box || !isSeen) return null
  const [key, section] = current
  const placed = placedAt(current)
  const last = sections.length - 1

  const tools: readonly { icon: IconName; label: string; isOff?: boolean; onPress: () => void }[] = [
    { icon: 'site', label: words.parts.settings, onPress: () => workspace.openPlace(placed.path) },
    ...(index === 0
      ? []
      : ([
          {
            icon: 'up',
            label: words.moveUp,
            isOff: index <= 1,
            onPress: () => void make(moveSection(placed, index - 1), moved(index - 1)),
          },
          {
            icon: 'down',
            label: words.moveDown,
            isOff: index === last,
            onPress: () => void make(moveSection(placed, index + 1), moved(index + 1)),
          },
          {
            icon: 'copy',
            label: words.copyEntry,
            onPress: () => void make(copySection(placed), fill(words.parts.isCopied, { name: kind })),
          },
          ...(section.enabled === false
            ? []
            : ([
                {
                  icon: 'hide',
                  label: words.parts.hide,
                  onPress: () => void make(hideSection(placed), fill(words.parts.isHidden, { name: kind })),
                },
              ] as const)),
        ] as const)),
  ]
  const isLastOpen = index === last && section.kind === 'closing'
  return (
    <>
      <div ref={above} className="section-tools" style={{ left, top, width: box.left + box.width, ...clip(box) }}>
        <div
          className="section-outline"
          style={{ top: box.top, height: box.bottom - box.top, left: box.left, width: box.width }}
        />
        <fieldset className="section-bar" style={{ top: barTop(box) }}>
          <legend className="visually-hidden">{`${words.parts.tools}: ${kind}`}</legend>
          {index > 0 && (
            <button
              type="button"
              className="sort-handle"
              aria-label={fill(words.sorting.move, { name: kind })}
              title={fill(words.sorting.move, { name: kind })}
              {...handle}
            >
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
        {dragged && <div className="section-drop" style={{ top: dragged.at, left: box.left, width: box.width }} />}
        {index > 0 && !dragged && (
          <PlusButton at={box.top} label={words.parts.addAbove} onPress={() => setAdding(key)} />
        )}
        {!isLastOpen && !dragged && isInside(box.bottom, box) && (
          <PlusButton at={box.bottom} label={words.parts.addBelow} onPress={() => setAdding(keys[index + 1] ?? '')} />
        )}
      </div>
      {adding !== undefined && (
        <KindDialog
          language={language}
          onClose={() => setAdding(undefined)}
          onChoose={(chosen) => {
            setAdding(undefined)
            void workspace.addSection(chosen, adding || undefined)
          }}
        />
      )}
    </>
  )
}

function PlusButton({ at, label, onPress }: { readonly at: number; readonly label: string; onPress(): void }) {
  return (
    <button
      type="button"
      className="section-plus"
      style={{ top: at }}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      <Icon name="plus" />
    </button>
  )
}

/** Whether a button in the middle of an edge is seen whole. */
function isInside(edge: number, { height }: SectionBox): boolean {
  return edge >= 20 && edge <= height - 20
}

/** The tools stay within the window of the page. */
function clip({ height }: SectionBox) {
  return { height }
}

/** The bar lies on the upper edge of its section, or of the window where that is above it. */
function barTop({ top, bottom }: SectionBox): number {
  return Math.min(Math.max(top - 20, 8), bottom - 48)
}
