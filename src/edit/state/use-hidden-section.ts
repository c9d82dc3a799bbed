import { useState } from 'react'
import { hiddenSection } from '../page/find-hidden.ts'
import { isSamePath, isWithin } from '../paths/paths.ts'
import type { EditState, Path } from '../protocol/protocol.ts'

/**
 * The hidden section that the page shows while it is written, until another page is shown, or another section is opened.
 *
 * @param opened the place that is open
 * @param page the place of the page that is shown
 */
export function useHiddenSection(state: EditState, opened: Path | undefined, page: Path | undefined): Path | undefined {
  const [written, setWritten] = useState<Path>()
  const section = opened && hiddenSection(state, opened)
  if (section && !(written && isSamePath(section, written))) setWritten(section)
  const shown = written && hiddenSection(state, written)
  return shown && page && isWithin(shown, page) ? shown : undefined
}
