import { useEffect, useState } from 'react'
import { valueAt } from '../../../../schema/value-at.ts'
import { isWithin } from '../../paths/paths.ts'
import type { Path } from '../../protocol/protocol.ts'
import { useOpenFile } from '../../state/open-file.ts'
import type { Workspace } from '../../state/use-workspace.ts'
import { sectionAround } from './section-box.ts'
import type { PlacedSection } from './section-edits.ts'

/** The sections of the page that is shown, and the one that has the tools. */
export interface SectionUnder {
  readonly placed: PlacedSection
  /** The ids of all sections on the page, in their order. */
  readonly ids: readonly string[]
}

/** The section under the pointer, or else the selected one; undefined where there is none. */
export function useSectionUnder({ shownPage, locale, picked }: Workspace, page: Document) {
  const { state } = useOpenFile()
  const [hovered, setHovered] = useState<string>()
  const place = shownPage?.place
  const list: Path | undefined = place && [...place, 'sections']
  const selected = list && picked && isWithin(picked.path, list) ? picked.path[list.length] : undefined

  useEffect(() => {
    const stop = new AbortController()
    const follow = ({ target }: Event) => setHovered((now) => sectionAround(target as Element) ?? now)
    // Not `pointerover`, which is told as well where a section that was moved goes away under a pointer that rests.
    for (const name of ['pointermove', 'pointerdown']) page.addEventListener(name, follow, { signal: stop.signal })
    return () => stop.abort()
  }, [page])

  useEffect(() => {
    if (selected !== undefined) setHovered(undefined)
  }, [selected])

  if (!list) return undefined
  const sections = Object.entries((valueAt(state.value, list) ?? {}) as Record<string, PlacedSection['section']>)
  const keys = sections.map(([key]) => key)
  const ids = sections.map(([key, { anchor }]) => String(valueAt(anchor, [locale]) ?? key))
  const index = hovered === undefined ? keys.indexOf(String(selected)) : ids.indexOf(hovered)
  const [key, section] = sections[index] ?? []
  if (key === undefined || !section) return undefined
  return { placed: { path: [...list, key], section, index, keys }, ids } satisfies SectionUnder
}
