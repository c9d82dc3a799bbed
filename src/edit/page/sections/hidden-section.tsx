import { valueAt } from '../../../../schema/value-at.ts'
import type { Path } from '../../protocol/protocol.ts'
import { useOpenFile } from '../../state/open-file.ts'
import type { Workspace } from '../../state/use-workspace.ts'
import { useWords } from '../../words/use-words.ts'
import { SwitchOn } from '../switch-on.tsx'
import { useSectionBox } from './section-box.ts'

interface HiddenSectionProps {
  readonly workspace: Workspace
  readonly section: Path
  /** The page in the frame. */
  readonly page: Document
  /** Where the frame lies in its stage. */
  readonly left: number
  readonly top: number
}

/** Says on the page itself that a section is hidden, while it is written. */
export function HiddenSection({ workspace, section, page, left, top }: HiddenSectionProps) {
  const { words } = useWords()
  const { state } = useOpenFile()
  const { locale } = workspace
  const id = String(valueAt(state.value, [...section, 'anchor', locale]) ?? section.at(-1))
  const box = useSectionBox(page, id, state.version)
  if (!box || box.bottom < 0 || box.top > box.height) return null
  return (
    <div className="section-tools" style={{ left, top, width: box.left + box.width, height: box.height }}>
      <div
        className="section-outline"
        data-hidden
        style={{ top: box.top, height: box.bottom - box.top, left: box.left, width: box.width }}
      />
      <p className="section-hidden" style={{ top: Math.max(box.top, 0) + 8, left: box.left + 8 }}>
        {words.parts.isHiddenNow} <SwitchOn place={section} />
      </p>
    </div>
  )
}
