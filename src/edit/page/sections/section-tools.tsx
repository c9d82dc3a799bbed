import { useRef, useState } from 'react'
import { Icon } from '../../icon.tsx'
import type { SentEdit } from '../../protocol/protocol.ts'
import { releaseFocus } from '../../release-focus.ts'
import { useOpenFile } from '../../state/open-file.ts'
import type { Workspace } from '../../state/use-workspace.ts'
import { kindInWords } from '../../words/kind-words.ts'
import { useWords } from '../../words/use-words.ts'
import { KindDialog } from './kind-list.tsx'
import { SectionBar } from './section-bar.tsx'
import { type SectionBox, useSectionBox } from './section-box.ts'
import { copySection, moveSection } from './section-edits.ts'
import { useSectionDrag } from './use-section-drag.ts'
import { type SectionUnder, useSectionUnder } from './use-section-under.ts'

interface SectionToolsProps {
  readonly workspace: Workspace
  /** The page in the frame. */
  readonly page: Document
  /** Where the frame lies in its stage. */
  readonly left: number
  readonly top: number
}

/** The tools of the section that is selected, or under the pointer, on the page itself: they lie above the frame and follow it. */
export function SectionTools(props: SectionToolsProps) {
  const { workspace, page } = props
  const under = useSectionUnder(workspace, page)
  /** The section before which another is to be added: undefined for none, an empty name for the end. */
  const [adding, setAdding] = useState<string>()
  return (
    <>
      {under && <ToolsOfSection {...props} under={under} onAdd={setAdding} />}
      {adding !== undefined && (
        <KindDialog
          address={workspace.address}
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

interface ToolsOfSectionProps extends SectionToolsProps {
  readonly under: SectionUnder
  /** Told the section before which another is to be added, or an empty name for the end. */
  onAdd(before: string): void
}

function ToolsOfSection({ workspace, page, left, top, under, onAdd }: ToolsOfSectionProps) {
  const file = useOpenFile()
  const { words, fill } = useWords()
  const { placed, ids } = under
  const { index, keys, section, path } = placed
  const box = useSectionBox(page, ids[index], file.state.version)
  const above = useRef<HTMLDivElement>(null)
  const kind = kindInWords(String(section.kind), file.language)?.name ?? String(section.kind)
  const moved = (to: number) => fill(words.parts.movedTo, { name: kind, index: to + 1, count: keys.length })
  const { dragged, handle } = useSectionDrag({
    page,
    index,
    ids,
    frameTop: () => above.current?.getBoundingClientRect().top ?? 0,
    onMove: (to) => void make(moveSection(placed, to), moved(to)),
  })

  /** Returns whether the edit was made. */
  async function make(edit: SentEdit, said: string): Promise<boolean> {
    const answer = await file.edit({ edits: [edit] })
    workspace.setNotice('refused' in answer ? (words.refused[answer.refused] ?? answer.refused) : said)
    return 'version' in answer
  }

  /** Copies the section, and opens the copy. Without the focus, the button is not pressed again by what is typed meanwhile. */
  async function copy(): Promise<void> {
    releaseFocus()
    const edit = copySection(placed)
    if (await make(edit, fill(words.parts.isCopied, { name: kind }))) workspace.openAdded(edit.path)
  }

  // While it is dragged, its handle holds the pointer, also where the page has scrolled past it.
  if (!box || !(dragged || isSeen(box))) return null
  const isLastOpen = index === keys.length - 1 && section.kind === 'closing'
  return (
    <div ref={above} className="section-tools" style={{ left, top, width: box.left + box.width, height: box.height }}>
      <div
        className="section-outline"
        style={{ top: box.top, height: box.bottom - box.top, left: box.left, width: box.width }}
      />
      <SectionBar
        placed={placed}
        kind={kind}
        top={barTop(box)}
        handle={handle}
        onSettings={() => workspace.openPlace(path)}
        onCopy={() => void copy()}
        onEdit={(edit, said) => void make(edit, said)}
      />
      {dragged && <div className="section-drop" style={{ top: dragged.at, left: box.left, width: box.width }} />}
      {index > 0 && !dragged && box.top > box.covered - plusReach && (
        <PlusButton
          at={Math.max(box.top, box.covered + halfPlus)}
          label={words.parts.addAbove}
          onPress={() => onAdd(keys[index] ?? '')}
        />
      )}
      {!isLastOpen && !dragged && isInside(box.bottom, box) && (
        <PlusButton at={box.bottom} label={words.parts.addBelow} onPress={() => onAdd(keys[index + 1] ?? '')} />
      )}
    </div>
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

/** Half the height of a button that stands on an edge, and how far the upper edge may lie below the bar of the site before its button goes, in pixels. */
const [halfPlus, plusReach] = [20, 60]

/** Whether some of a section can be seen, and no open menu of the site lies above it. */
function isSeen({ top, bottom, covered, height, isBelowMenu }: SectionBox): boolean {
  return bottom >= covered && top <= height && !isBelowMenu
}

/** Whether a button in the middle of an edge is seen whole. */
function isInside(edge: number, { covered, height }: SectionBox): boolean {
  return edge >= covered + halfPlus && edge <= height - halfPlus
}

/** The bar lies on the upper edge of its section, or below the bar of the site where that is above it. */
function barTop({ top, covered }: SectionBox): number {
  return Math.max(top - 20, covered + 8)
}
