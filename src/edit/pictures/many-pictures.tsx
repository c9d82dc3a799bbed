import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { acceptPhotos } from '../../../schema/image-endings.ts'
import { valueAt } from '../../../schema/value-at.ts'
import { Button } from '../button.tsx'
import { isTyping } from '../fields/typing.ts'
import { Icon } from '../icon.tsx'
import { isWithin } from '../paths/paths.ts'
import type { EditState, Path } from '../protocol/protocol.ts'
import { explainFailure } from '../state/editor-client.ts'
import { useOpenFile } from '../state/open-file.ts'
import { useWords } from '../words/use-words.ts'
import { fileName } from './file-name.ts'
import { addToGallery, altFromName, galleryAround } from './gallery-edits.ts'
import { UnplacedPictures } from './unplaced-pictures.tsx'

interface ManyPicturesProps {
  /** A place in the section. */
  readonly path: Path
  /** Files that were dropped or pasted elsewhere for it. */
  readonly dropped: readonly File[] | undefined
  /** Opens one of several texts, through which the card leads on. */
  onOpenAmong(path: Path, texts: readonly Path[]): void
}

/** Adds several pictures at once to the gallery that a place belongs to: by its button, by dropping or by pasting them. */
export function ManyPictures({ path, dropped, onOpenAmong }: ManyPicturesProps) {
  const { state, client, edit } = useOpenFile()
  const { words, fill } = useWords()
  const [told, setTold] = useState('')
  /** How many were added last. */
  const [added, setAdded] = useState(0)
  const [isOver, setIsOver] = useState(false)
  const list = galleryAround(state, path)
  /** The file as it is once the pictures are there: texts may be written meanwhile. */
  const latest = useRef(state)

  useEffect(() => {
    latest.current = state
  }, [state])

  const takeDropped = useEffectEvent((files: readonly File[]) => void add(files))
  useEffect(() => {
    if (dropped && dropped.length > 0) takeDropped(dropped)
  }, [dropped])

  if (!list) return null

  async function add(chosen: readonly File[]): Promise<void> {
    if (!list) return
    const files = chosen.filter(({ type }) => type.startsWith('image/'))
    const entries: Parameters<typeof addToGallery>[2][number][] = []
    const refused: string[] = []
    for (const [index, file] of files.entries()) {
      setTold(fill(words.pictures.sendingMany, { index: index + 1, count: files.length }))
      try {
        const answer = await client.ask('PUT images/', { file })
        if ('file' in answer) entries.push({ file: answer.file, alt: altFromName(state, file.name) })
        else refused.push(`${file.name}: ${words.pictures.refused[answer.refused]}`)
      } catch (error) {
        refused.push(`${file.name}: ${explainFailure(error, words.refused)}`)
      }
    }
    await put(entries, refused)
  }

  /** Puts pictures behind the others, and tells of those that could not be taken. */
  async function put(entries: Parameters<typeof addToGallery>[2], refused: readonly string[] = []): Promise<void> {
    if (!list) return
    const answer = entries.length > 0 ? await edit({ edits: addToGallery(latest.current, list, entries) }) : undefined
    const said = answer && !('version' in answer) ? [...refused, words.conflict] : refused
    setAdded(answer && 'version' in answer ? entries.length : 0)
    setTold([entries.length > 0 ? fill(words.pictures.added, { count: entries.length }) : '', ...said].join(' ').trim())
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
            accept={acceptPhotos}
            onChange={(event) => {
              const files = [...(event.target.files ?? [])]
              event.target.value = ''
              void add(files)
            }}
          />
        </label>
        <span className="field-note drop-hint">{words.pictures.dropMany}</span>
      </p>
      <p role="status">{told}</p>
      {added > 0 && (
        <Button
          label={words.pictures.sayEach}
          ref={giveFocus}
          className="primary"
          onClick={() => {
            const texts = textsOfNew(state, list, added)
            const [first] = texts.toSorted((a, b) => Number(b.missing.length > 0) - Number(a.missing.length > 0))
            const paths = texts.map((text) => text.path)
            if (first) onOpenAmong(first.path, paths)
          }}
        />
      )}
      <UnplacedPictures
        version={`${state.version} ${told}`}
        onChoose={(file) => void put([{ file, alt: altFromName(state, fileName(file)) }])}
      />
    </fieldset>
  )
}

/** The texts of the last entries of a list, and then what else its section lacks, such as a title. */
function textsOfNew({ texts, value }: EditState, list: Path, count: number): EditState['texts'] {
  const from = ((valueAt(value, list) ?? []) as readonly unknown[]).length - count
  const isNew = ({ path }: EditState['texts'][number]) => isWithin(path, list) && Number(path[list.length]) >= from
  const section = list.slice(0, -1)
  const lacking = texts.filter((text) => isWithin(text.path, section) && text.missing.length > 0 && !isNew(text))
  return [...texts.filter(isNew), ...lacking]
}

/** Gives the focus to what follows from choosing pictures, unless somebody writes meanwhile. */
function giveFocus(button: HTMLElement | null): void {
  if (!isTyping()) button?.focus()
}
