import { type ClipboardEvent, useState } from 'react'
import { valueAt } from '../../../schema/value-at.ts'
import { Button } from '../button.tsx'
import type { Picked } from '../page/picked.ts'
import { picturesFor } from '../page/pictures-for.ts'
import { isSamePath, isWithin, pathKey } from '../paths/paths.ts'
import { usePathWords } from '../paths/use-path-words.ts'
import { galleryAround } from '../pictures/gallery-edits.ts'
import { ManyPictures } from '../pictures/many-pictures.tsx'
import { pictureKey } from '../pictures/picture-key.ts'
import { PictureTools } from '../pictures/picture-tools.tsx'
import type { EditedPicture, Path } from '../protocol/protocol.ts'
import { useOpenFile } from '../state/open-file.ts'
import { keyInWords } from '../words/kind-words.ts'
import { useWords } from '../words/use-words.ts'
import { CardHead } from './card-head.tsx'
import { EarlierTexts } from './earlier-texts.tsx'
import { ElsewhereNote } from './elsewhere-note.tsx'
import { EntryTools } from './entry-tools.tsx'
import { HelpText } from './help-text.tsx'
import { UpButton } from './place-card.tsx'
import { PlaceForm, type TextOfForm } from './place-form.tsx'
import { type Replaced, replacedBy } from './same-elsewhere.ts'
import { TextBlock } from './text-block.tsx'
import { useFormEdits } from './use-form-edits.ts'

interface TextCardProps {
  readonly picked: Picked
  /** What its texts are written with. */
  readonly text: TextOfForm
  /** Told where the text is after its entry was moved or copied; undefined where it was removed. */
  onMoved(path: Path | undefined): void
  /** Told of an entry that was begun. */
  onBegun(path: Path): void
  /** Opens one of several texts, through which the card leads on. */
  onOpenAmong(path: Path, texts: readonly Path[]): void
  onClose(): void
  /** Opens another place. */
  onOpen(path: Path): void
  /** Shows the text as visitors see it, where that takes more than to open its page. */
  readonly onShow: (() => void) | undefined
  /** Files that were dropped on the text. */
  readonly dropped: readonly File[]
  /** Told of files that are pasted. */
  onPasteFiles(files: readonly File[]): void
  /** Told where the text stands that says what a new picture shows. */
  onPlaced(alt: Path | undefined): void
  /** Called with a picture that was sent, and is on no page yet. */
  onKept(file: string): void
}

/** A text in all its languages. */
export function TextCard(props: TextCardProps) {
  const { state, language } = useOpenFile()
  const { picked, dropped } = props
  const { locale } = props.text
  const { onMoved, onBegun, onOpenAmong, onClose, onOpen, onShow, onPlaced, onKept, onPasteFiles } = props
  const { words } = useWords()
  const inWords = usePathWords()
  const { path } = picked
  const before = props.text.replaced
  const [replaced, setReplaced] = useState(before && isWithin(before.path, path) ? before : undefined)
  const known = state.texts.find((text) => isSamePath(text.path, path))
  const place = inWords(path)
  const entry = entryAround(state.value, path)
  const isInForm = entry !== undefined && path.slice(entry.length).every((part) => typeof part === 'string')
  const ownPictures = picturesFor(state.pictures, path)
  const isOfPicture = ownPictures.some(({ alt }) => alt && isSamePath(alt, path))
  const lacksText = known?.missing.some((key) => key === state.defaultLocale || key === locale)
  // Whoever taps a picture that is described wants another one, and the keyboard of a phone would lie over it.
  const isUnfocused = isOfPicture && !lacksText && window.matchMedia('(pointer: coarse)').matches
  /** Whether it is a line of a list: Enter begins the next. */
  const isLine = typeof path.at(-1) === 'number' && !known?.isMarkdown
  const edits = useFormEdits({ path, focused: undefined, onAdded: onMoved, onBegun })
  const text = { ...props.text, picked: isUnfocused ? { ...picked, isInPlace: true } : picked }
  // One picture takes the place of the one here; several go behind the others.
  const isForGallery = dropped.length > 1 || ownPictures.length === 0
  const places = [path, [...path, locale]]
  const mistakes = state.problems.filter((problem) => places.some((at) => isSamePath(at, problem.path)))

  /** A picture that was copied takes the place of the one here; copied words may come with a picture of themselves. */
  function paste(event: ClipboardEvent): void {
    const { files, types } = event.clipboardData
    if (files.length === 0 || types.includes('text/plain')) return
    if (picturesFor(state.pictures, path).length === 0 && !galleryAround(state, path)) return
    event.preventDefault()
    onPasteFiles([...files])
  }

  function onReplaced(next: Replaced): void {
    setReplaced((last) => replacedBy(last, next))
    text.onReplaced?.(next)
  }

  const pictured = ownPictures[0]?.path

  const drawPicture = (picture: EditedPicture, isOffered = false) => (
    <PictureTools
      key={pathKey(picture.path)}
      picture={picture}
      onPlaced={onPlaced}
      onKept={onKept}
      offeredAs={isOffered ? keyInWords(pictureKey(picture, picture.owner), language) : undefined}
      dropped={picture === ownPictures[0] && !isForGallery ? dropped[0] : undefined}
    />
  )
  /** Whether a picture that may be added is among the other parts of the entry that may be. */
  const isOfForm = ({ file, owner }: EditedPicture) =>
    isInForm && !isOfPicture && file === undefined && isSamePath(owner, entry)

  return (
    <section className="card" aria-label={place.join(' › ')} data-place={pathKey(path)} onPaste={paste}>
      <CardHead
        place={place}
        onClose={onClose}
        hasLanguages={state.locales.length > 1}
        onExpand={picked.isInPlace ? () => onOpen(path) : undefined}
        onPicture={picked.isInPlace && entry && pictured ? () => onOpen(pictured) : undefined}
      />
      {picked.isInPlace && mistakes[0] && <p className="card-mistake">{mistakes[0].message}</p>}
      {known && <HelpText path={known.path} />}
      {onShow && (
        <p className="row">
          <Button label={words.form.show} onClick={onShow} />
        </p>
      )}
      {isOfPicture && ownPictures.map((picture) => drawPicture(picture))}
      {isInForm ? (
        <>
          <UpButton onOpen={onOpen} path={entry} />
          <PlaceForm
            key={pathKey(entry)}
            onOpen={onOpen}
            onBegun={onBegun}
            path={entry}
            text={text}
            focused={picked}
            onAdded={onMoved}
            drawPictures={(isOffered) =>
              ownPictures.filter(isOfForm).map((picture) => ({
                key: pictureKey(picture, picture.owner),
                drawn: drawPicture(picture, isOffered),
              }))
            }
          />
        </>
      ) : (
        <>
          <TextBlock
            {...{ ...text, path }}
            {...(!known?.isTranslated && { name: place.at(-1) ?? '' })}
            onReplaced={onReplaced}
            onEnter={isLine ? () => void edits.beginNext() : undefined}
          />
          {edits.refusal && <p role="alert">{edits.refusal}</p>}
          {replaced && <ElsewhereNote replaced={replaced} />}
        </>
      )}
      <EarlierTexts key={pathKey(path)} path={path} />
      {!isOfPicture && ownPictures.filter((one) => !isOfForm(one)).map((picture) => drawPicture(picture))}
      <ManyPictures path={path} onOpenAmong={onOpenAmong} dropped={isForGallery ? dropped : undefined} />
      <EntryTools path={path} onMoved={onMoved} />
      {!isInForm && <More path={path} onOpen={onOpen} onMoved={onMoved} onBegun={onBegun} text={text} />}
      {known?.isMarkdown && <p className="field-note">{words.formatting.note}</p>}
    </section>
  )
}

/** The rest of the place that a text is in: its values, its other texts, and what may be added. */
function More(
  props: Pick<TextCardProps, 'onOpen' | 'onMoved' | 'onBegun'> & {
    readonly path: Path
    readonly text: TextOfForm
  },
) {
  const { state } = useOpenFile()
  const { path, text, onOpen, onMoved } = props
  const { words, fill } = useWords()
  const owner = ownerPath(state.value, path)
  const place = usePathWords()(owner)
  const isEntry = typeof owner.at(-1) === 'number'
  return (
    <details className="more" open={isEntry}>
      <summary>{fill(words.form.more, { place: place.at(-1) ?? '' })}</summary>
      <UpButton onOpen={onOpen} path={owner} />
      <PlaceForm
        key={pathKey(owner)}
        {...props}
        // The open text stands above already.
        text={{ ...text, picked: undefined, replaced: undefined }}
        path={owner}
        isShown={(part) => !isSamePath(part, path)}
        onAdded={onMoved}
      />
    </details>
  )
}

/** The section or entry that a text is in: a list has none of its own. */
function ownerPath(value: unknown, path: Path): Path {
  const up = path.slice(0, -1)
  return Array.isArray(valueAt(value, up)) ? ownerPath(value, up) : up
}

/** The entry that a place is in, such as a price of a list; undefined where it is in none, or is one itself. */
function entryAround(value: unknown, path: Path): Path | undefined {
  const at = path.findLastIndex((part) => typeof part === 'number')
  const entry = path.slice(0, at + 1)
  return at === -1 || entry.length === path.length || isByLocale(valueAt(value, entry)) ? undefined : entry
}

function isByLocale(value: unknown): boolean {
  return typeof value !== 'object' || value === null
}
