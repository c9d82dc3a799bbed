import { isUnwritten, placeholder } from '../../../schema/placeholder.ts'
import { valueAt } from '../../../schema/value-at.ts'
import { isWithin } from '../paths/paths.ts'
import type { EditState, Path, SentEdit } from '../protocol/protocol.ts'

/** A picture of a gallery, with what it shows in each language. */
interface GalleryEntry {
  readonly file: string
  readonly alt: Readonly<Record<string, string>>
}

/** The list of pictures in the section that a place belongs to. */
export function galleryAround(state: EditState, path: Path): Path | undefined {
  const section = findSection(path)
  const own = state.pictures.find(
    ({ owner, path: file }) =>
      section && isWithin(owner, section) && typeof owner.at(-1) === 'number' && file.length === owner.length + 1,
  )
  return own?.owner.slice(0, -1)
}

/** Puts pictures behind the others. What stood there only until there were some goes, and a gallery with nothing left to write is shown. */
export function addToGallery(state: EditState, list: Path, entries: readonly GalleryEntry[]): SentEdit[] {
  const now = valueAt(state.value, list) as readonly unknown[]
  const isFresh = now.length === 1 && Object.values((valueAt(now[0], ['alt']) ?? {}) as object).every(isMissing)
  const edits = entries.map((value, index): SentEdit => ({ do: 'insert', path: [...list, now.length + index], value }))
  if (!isFresh) return edits
  edits.push({ do: 'remove', path: [...list, 0], was: now[0] })
  const section = findSection(list)
  const isWritten = !entries.some(({ alt }) => Object.values(alt).some(isMissing))
  if (
    section &&
    isWritten &&
    valueAt(state.value, [...section, 'enabled']) === false &&
    isFinished(state, section, list)
  )
    edits.push({ do: 'remove', path: [...section, 'enabled'], was: false })
  return edits
}

/** What a picture shows by the name of its file, in each language; to be written where that is the name of a camera. */
export function altFromName({ locales, value }: EditState, file: string): Readonly<Record<string, string>> {
  const name = file
    .replace(/\.\w+$/, '')
    .replace(/[-_]+/g, ' ')
    .trim()
  const isNamed =
    /\p{L}{3,}/u.test(name) &&
    !/^(?:(?:img|dsc\w?|pxl|mvimg|p|image|photo|foto)(?:\s?\d.*)?$|(?:screenshot|whatsapp)\b)/i.test(name)
  const written = locales.filter(({ key }) => valueAt(value, ['locales', key, 'draft']) !== true)
  return Object.fromEntries(written.map(({ key }) => [key, isNamed ? name : placeholder]))
}

function findSection(path: Path): Path | undefined {
  const at = path.indexOf('sections')
  return at === -1 || path.length < at + 2 ? undefined : path.slice(0, at + 2)
}

/** Whether all texts of a section are written in all languages that are published, but for those of a list. */
function isFinished({ texts, locales, value }: EditState, section: Path, list: Path): boolean {
  const written = locales.filter(({ key }) => valueAt(value, ['locales', key, 'draft']) !== true)
  return texts
    .filter(({ path, isTranslated }) => isTranslated && isWithin(path, section) && !isWithin(path, list))
    .every(({ path }) => written.every(({ key }) => !isMissing(valueAt(value, [...path, key]))))
}

function isMissing(text: unknown): boolean {
  return text === undefined || text === '' || isUnwritten(text)
}
