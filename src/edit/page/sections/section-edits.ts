import { freeSectionKey } from '../../../../schema/section-keys.ts'
import type { Path, SentEdit } from '../../protocol/protocol.ts'

/** A section of a page, and where it stands among the others. */
export interface PlacedSection {
  readonly path: Path
  readonly section: Readonly<Record<string, unknown>>
  readonly index: number
  /** The keys of the sections of the page, in their order. */
  readonly keys: readonly string[]
}

/** Moves a section to another place. */
export function moveSection({ path, section }: PlacedSection, to: number): SentEdit {
  return { do: 'move', path, was: section, to }
}

/** Hides a section. */
export function hideSection({ path, section }: PlacedSection): SentEdit {
  const order = ['kind', 'enabled', 'title']
  return { do: 'set', path: [...path, 'enabled'], was: section.enabled ?? null, value: false, order }
}

/** Takes a section out. */
export function removeSection({ path, section }: PlacedSection): SentEdit {
  return { do: 'remove', path, was: section }
}

/** Puts a copy behind a section, hidden, without the name that an address has for it. */
export function copySection({ path, section, index, keys }: PlacedSection): SentEdit {
  const { kind, anchor, enabled, ...rest } = section
  const behind = keys[index + 1]
  return {
    do: 'add',
    path: [...path.slice(0, -1), freeSectionKey(String(path.at(-1)), keys)],
    value: { kind, enabled: false, ...rest },
    ...(behind !== undefined && { before: behind }),
  }
}
