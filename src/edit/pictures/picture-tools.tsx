import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { acceptImages } from '../../../schema/image-endings.ts'
import { valueAt } from '../../../schema/value-at.ts'
import { FocusField } from '../fields/focus-field.tsx'
import { takeFocus } from '../fields/take-focus.ts'
import { focusField } from '../fields/typed-ahead.ts'
import { endTyping, isTyping } from '../fields/typing.ts'
import { Icon } from '../icon.tsx'
import { pathKey } from '../paths/paths.ts'
import type { EditedPicture, Path, SentEdit } from '../protocol/protocol.ts'
import { explainFailure } from '../state/editor-client.ts'
import { useOpenFile } from '../state/open-file.ts'
import { useWords } from '../words/use-words.ts'
import { fileName } from './file-name.ts'
import { NewPicture } from './new-picture.tsx'
import { UnplacedPictures } from './unplaced-pictures.tsx'

interface PictureToolsProps {
  readonly picture: EditedPicture
  /** Its heading, where several stand in one view. */
  readonly title?: string
  /** What it is called among the buttons of what may be added, where it is one of them until there is a file. */
  readonly offeredAs?: string | undefined
  /** A file that was dropped on the page for it. */
  readonly dropped: File | undefined
  /** Whether it was gone to by the keyboard: its button takes the focus. */
  readonly isTaken?: boolean
  /** Told where the text stands that says what the picture shows. */
  onPlaced(alt: Path | undefined): void
  /** Told a file that was sent, and is on no page yet. */
  onKept?(file: string): void
}

/** The most bytes of a file. */
const limit = 40_000_000

/** A picture, to be chosen anew or to be added: by its button, or by dropping a file. */
export function PictureTools({ picture, title, offeredAs, dropped, isTaken, onPlaced, onKept }: PictureToolsProps) {
  const { state, client, edit } = useOpenFile()
  const { words, fill } = useWords()
  const [told, setTold] = useState('')
  const [isOver, setIsOver] = useState(false)
  /** The file that was chosen last: one that arrives later than it is not placed. */
  const latest = useRef<File>(undefined)
  const isOpen = useRef(false)
  /** The same file, until its texts are given, or nobody wants to give them. */
  const unsaid = useRef<string>(undefined)
  /** The name of a file that waits for the texts that say what it shows. */
  const [waiting, setWaiting] = useState<string>()
  const { path, alt, file, src, isLogo, focus } = picture
  /** A drawing is always shown whole. */
  const isPhoto = focus !== undefined && file !== undefined && !/\.svg$/i.test(file)
  const point = focus && valueAt(state.value, focus)

  async function place(edits: readonly SentEdit[]): Promise<void> {
    const answer = await edit({ edits })
    if ('version' in answer) {
      setWaiting(undefined)
      if (isTyping()) return
      onPlaced(alt)
      // The button that was pressed is gone; the picture stands elsewhere in the card.
      if (!alt) window.setTimeout(() => focusPicture(path))
    } else setTold('refused' in answer ? (words.refused[answer.refused] ?? answer.refused) : words.conflict)
  }

  async function take(chosen: File): Promise<void> {
    if (isLogo && !/svg|png/.test(chosen.type)) return setTold(words.pictures.onlyDrawing)
    if (chosen.size > limit) return setTold(words.pictures.refused['too-large'])
    setTold(words.pictures.sending)
    latest.current = chosen
    endTyping()
    const answer = await client
      .ask('PUT images/', { file: chosen })
      .catch((error: unknown) => ({ failed: explainFailure(error, words.refused) }))
    if (latest.current !== chosen) return
    if ('failed' in answer) return setTold(answer.failed)
    if ('refused' in answer) return setTold([words.pictures.refused[answer.refused], answer.part].join(' ').trim())
    setTold('')
    await put(answer.file)
  }

  /** Puts a picture here; a new one once it is said what it shows. */
  async function put(name: string): Promise<void> {
    if (file !== undefined || !alt) return place([{ do: 'set', path, was: file ?? null, value: name }])
    // Nobody is there any more to say what it shows.
    if (!isOpen.current) return onKept?.(name)
    unsaid.current = name
    setWaiting(name)
  }

  const tellKept = useEffectEvent(() => unsaid.current !== undefined && onKept?.(unsaid.current))
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
      // The card is closed while a picture waits for its texts.
      tellKept()
    }
  }, [])

  const takeDropped = useEffectEvent((chosen: File) => void take(chosen))
  useEffect(() => {
    if (dropped) takeDropped(dropped)
  }, [dropped])

  function drop(event: DragEvent): void {
    event.preventDefault()
    setIsOver(false)
    const [chosen] = event.dataTransfer.files
    if (chosen) void take(chosen)
  }

  // On a phone, there is no room for it beside the text that says what the picture shows.
  const isTouched = window.matchMedia('(pointer: coarse)').matches
  const focusField = src && isPhoto && (
    <FocusField
      src={src}
      value={typeof point === 'string' ? point : undefined}
      onEdit={(change) => edit({ edits: [{ ...change, path: focus }], group: pathKey(focus) })}
    />
  )
  const label = file === undefined ? words.pictures.add : words.pictures.replace
  const isOffer = offeredAs !== undefined && told === '' && waiting === undefined

  return (
    <fieldset
      className="picture"
      data-at={pathKey(path)}
      data-offer={isOffer || undefined}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {!isOffer && <legend>{title === undefined ? (offeredAs ?? words.pictures.title) : <h3>{title}</h3>}</legend>}
      {src && (!isPhoto || isTouched) && <img src={src} alt="" />}
      {focusField &&
        (isTouched ? (
          <details className="focus-fold">
            <summary>{words.pictures.focus}</summary>
            {focusField}
          </details>
        ) : (
          focusField
        ))}
      {file && <p className="field-note">{fileName(file)}</p>}
      <p className="row">
        <label className="file-button">
          {isOffer && <Icon name="plus" />}
          {isOffer ? offeredAs : label}
          <input
            ref={isTaken ? takeFocus : undefined}
            type="file"
            className="visually-hidden"
            accept={isLogo ? 'image/svg+xml,image/png' : acceptImages}
            onChange={(event) => {
              const [chosen] = event.target.files ?? []
              event.target.value = ''
              if (chosen) void take(chosen)
            }}
          />
        </label>
        {!isOffer && <span className="field-note drop-hint">{words.pictures.drop}</span>}
      </p>
      <p role="status">{told}</p>
      {waiting === undefined && (
        <UnplacedPictures
          version={`${state.version} ${told}`}
          isFit={(name) => !isLogo || /\.(?:svg|png)$/i.test(name)}
          onChoose={(name) => void put(name)}
        />
      )}
      {waiting !== undefined && alt && (
        <NewPicture
          file={waiting}
          onCancel={() => {
            unsaid.current = undefined
            setWaiting(undefined)
            setTold(fill(words.pictures.kept, { name: fileName(waiting) }))
          }}
          onWritten={(texts) => {
            unsaid.current = undefined
            void place(additions(picture, { alt, file: waiting, texts }))
          }}
        />
      )}
    </fieldset>
  )
}

/** Gives the focus to the button of a picture. */
function focusPicture(path: Path): void {
  const own = [...document.querySelectorAll<HTMLElement>('.picture')].find(
    ({ dataset }) => dataset.at === pathKey(path),
  )
  const button = own?.querySelector('input')
  if (button) focusField(button)
}

/** What adds a picture: the mapping with its file and texts; both keys, where they stand in the entry itself. */
function additions(
  { owner, path }: EditedPicture,
  { alt, file, texts }: { alt: Path; file: string; texts: Readonly<Record<string, string>> },
): SentEdit[] {
  if (path.length === owner.length + 1) {
    return [
      { do: 'set', path, was: null, value: file },
      { do: 'set', path: alt, was: null, value: texts },
    ]
  }
  return [{ do: 'set', path: path.slice(0, -1), was: null, value: { file, alt: texts } }]
}
