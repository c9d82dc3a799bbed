import { type DragEvent, useState } from 'react'
import { placeholder } from '../../../schema/placeholder.ts'
import { valueAt } from '../../../schema/value-at.ts'
import { Icon } from '../icon.tsx'
import { isWithin } from '../paths/paths.ts'
import type { EditState, EditsAnswer, EditsRequest, Path, SentEdit } from '../protocol/protocol.ts'
import type { EditorClient } from '../state/editor-client.ts'
import { useWords } from '../words/use-words.ts'

interface ManyPicturesProps {
  readonly state: EditState
  readonly client: EditorClient
  /** A place in the section. */
  readonly path: Path
  edit(request: EditsRequest): Promise<EditsAnswer>
}

/** Adds several pictures at once to the gallery that a place belongs to: by its button, by dropping or by pasting them. */
export function ManyPictures({ state, client, path, edit }: ManyPicturesProps) {
  const { words, fill } = useWords()
  const [told, setTold] = useState('')
  const [isOver, setIsOver] = useState(false)
  const list = galleryAround(state, path)
  if (!list) return null

  async function add(chosen: readonly File[]): Promise<void> {
    const files = chosen.filter(({ type }) => type.startsWith('image/'))
    const entries: unknown[] = []
    const refused: string[] = []
    for (const [index, file] of files.entries()) {
      setTold(fill(words.pictures.sendingMany, { index: index + 1, count: files.length }))
      const answer = await client.image(file).catch(() => undefined)
      if (answer && 'file' in answer) entries.push({ file: answer.file, alt: altFromName(state, file.name) })
      else refused.push(`${file.name}: ${answer ? words.pictures.refused[answer.refused] : words.noServer}`)
    }
    const answer = entries.length > 0 ? await edit({ edits: additions(state, list as Path, entries) }) : undefined
    if (answer && !('version' in answer)) refused.push(words.conflict)
    setTold(
      [entries.length > 0 ? fill(words.pictures.added, { count: entries.length }) : '', ...refused].join(' ').trim(),
    )
  }

  return (
    <fieldset
      className="picture many-pictures"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault()
        setIsOver(false)
        void add([...event.dataTransfer.files])
      }}
      onPaste={(event) => {
        if (event.clipboardData.files.length === 0) return
        event.preventDefault()
        event.stopPropagation()
        void add([...event.clipboardData.files])
      }}
    >
      <legend>{words.pictures.gallery}</legend>
      <p className="row">
        <label className="file-button">
          <Icon name="picture" />
          {words.pictures.addMany}
          <input
            type="file"
            multiple
            className="visually-hidden"
            accept="image/jpeg,image/png,image/webp,image/avif"
            onChange={(event) => {
              const files = [...(event.target.files ?? [])]
              event.target.value = ''
              void add(files)
            }}
          />
        </label>
        <span className="field-note">{words.pictures.dropMany}</span>
      </p>
      <p role="status">{told}</p>
    </fieldset>
  )
}

/** The list of pictures in the section that a place belongs to. */
function galleryAround(state: EditState, path: Path): Path | undefined {
  const at = path.indexOf('sections')
  const section = path.slice(0, at + 2)
  if (at === -1 || section.length < at + 2) return undefined
  const own = state.pictures.find(
    ({ owner, path: file }) =>
      isWithin(owner, section) && typeof owner.at(-1) === 'number' && file.length === owner.length + 1,
  )
  return own?.owner.slice(0, -1)
}

/** Puts pictures behind the others; what stood there only until there were some goes. */
function additions(state: EditState, list: Path, entries: readonly unknown[]): SentEdit[] {
  const now = valueAt(state.value, list) as readonly unknown[]
  const isFresh = now.length === 1 && Object.values((valueAt(now[0], ['alt']) ?? {}) as object).every(isUnwritten)
  const inserts = entries.map((value, index) => ({ do: 'insert', path: [...list, now.length + index], value }) as const)
  return isFresh ? [...inserts, { do: 'remove', path: [...list, 0], was: now[0] }] : inserts
}

function isUnwritten(text: unknown): boolean {
  return text === placeholder || text === ''
}

/** What a picture shows by the name of its file, in each language; to be written where that is the name of a camera. */
function altFromName({ locales, value }: EditState, file: string): Readonly<Record<string, string>> {
  const name = file
    .replace(/\.\w+$/, '')
    .replace(/[-_]+/g, ' ')
    .trim()
  const isNamed =
    /\p{L}{3,}/u.test(name) && !/^(?:img|dsc\w?|pxl|mvimg|p|image|photo|foto|screenshot|whatsapp\b.*)\s?\d*/i.test(name)
  const written = locales.filter(({ key }) => valueAt(value, ['locales', key, 'draft']) !== true)
  return Object.fromEntries(written.map(({ key }) => [key, isNamed ? name : placeholder]))
}
