import { placeholder } from '../../../schema/placeholder.ts'
import { valueAt } from '../../../schema/value-at.ts'
import { Button } from '../button.tsx'
import { formAround } from '../form-maker/form-around.ts'
import { FormMaker } from '../form-maker/form-maker.tsx'
import { isHomePage } from '../page/is-home-page.ts'
import type { Picked } from '../page/picked.ts'
import { ownPictures } from '../page/pictures-for.ts'
import { isSamePath, pathKey } from '../paths/paths.ts'
import { usePathWords } from '../paths/use-path-words.ts'
import { ManyPictures } from '../pictures/many-pictures.tsx'
import { pictureKey } from '../pictures/picture-key.ts'
import { PictureTools } from '../pictures/picture-tools.tsx'
import type { EditedPicture, EditState, Path } from '../protocol/protocol.ts'
import { useOpenFile } from '../state/open-file.ts'
import { LanguagesPanel } from '../texts/languages-panel.tsx'
import { keyInWords } from '../words/kind-words.ts'
import { useWords } from '../words/use-words.ts'
import { CardHead } from './card-head.tsx'
import { EntryTools } from './entry-tools.tsx'
import { PlaceForm, type TextOfForm } from './place-form.tsx'

interface PlaceCardProps {
  readonly path: Path
  /** The value that was picked, with the place in it: its field takes the focus. */
  readonly focused: Picked
  /** What its texts are written with. */
  readonly text: TextOfForm
  onOpen(path: Path): void
  onMoved(path: Path | undefined): void
  /** Called with an entry that was begun. */
  onBegun(path: Path): void
  /** Opens one of several texts, through which the card leads on. */
  onOpenAmong(path: Path, texts: readonly Path[]): void
  /** Told the tag of a language that was added. */
  onLanguage(tag: string): void
  /** Told where the text stands that says what a picture shows, and whether it was written of the picture before. */
  onPlaced(alt: Path | undefined, isOfFormer: boolean): void
  /** Called with a picture that was sent, and is on no page yet. */
  onKept(file: string): void
  onClose(): void
}

/** A place that is no text: a section, an entry, the settings of a page. */
export function PlaceCard(props: PlaceCardProps) {
  const { state, language } = useOpenFile()
  const { path, focused, text, onOpen, onMoved, onBegun, onOpenAmong, onLanguage, onPlaced, onKept, onClose } = props
  const place = usePlaceWords()(path)
  const form = formAround(state.value, path)
  const own = ownPictures(state.pictures, path)
  /** Whether the card was opened for a picture, which then stands above all else. */
  const isForPicture = own.some((picture) => isSamePath(picture.path, focused.path))
  const drawPicture = (picture: EditedPicture, isOffered = false) => (
    <PictureTools
      key={pathKey(picture.path)}
      {...(own.length > 1 && { title: keyInWords(pictureKey(picture, path), language) })}
      picture={picture}
      isTaken={isSamePath(picture.path, focused.path)}
      onPlaced={(alt) => onPlaced(alt, picture.file !== undefined)}
      onKept={onKept}
      offeredAs={isOffered ? keyInWords(pictureKey(picture, path), language) : undefined}
      dropped={undefined}
    />
  )
  const isPlaced = ({ file }: EditedPicture) => file !== undefined
  return (
    <section className="card" aria-label={place.join(' › ')} data-place={pathKey(path)}>
      <CardHead place={place} onClose={onClose} />
      <UpButton path={path} onOpen={onOpen} />
      {isForPicture && own.map((picture) => drawPicture(picture))}
      {form !== undefined && <FormMaker key={form} form={form} onOpen={onOpen} />}
      <PlaceForm
        key={pathKey(path)}
        path={path}
        focused={focused}
        onOpen={onOpen}
        onBegun={onBegun}
        isShown={(at) => !isMadeAbove(form, at) && !isSwitchOfHome(state, at)}
        text={path.length > 1 ? text : undefined}
        onAdded={onMoved}
        placed={!isForPicture && own.filter(isPlaced).map((picture) => drawPicture(picture))}
        drawPictures={(isOffered) =>
          isForPicture
            ? []
            : own
                .filter((one) => !isOffered || !isPlaced(one))
                .map((picture) => ({ key: pictureKey(picture, path), drawn: drawPicture(picture, isOffered) }))
        }
      />
      {isSamePath(path, ['locales']) && <LanguagesPanel onAdded={onLanguage} />}
      <ManyPictures {...{ path, onOpenAmong }} dropped={undefined} />
      <EntryTools path={path} onMoved={onMoved} onCopied={onBegun} />
    </section>
  )
}

/** Whether the fields and the receiver of a form are shown above, as what they are. */
function isMadeAbove(form: string | undefined, path: Path): boolean {
  return form !== undefined && ['fields', 'deliver'].some((key) => isSamePath(path, ['forms', form, key]))
}

/** Whether a value would hide the home page, with which a site begins. */
function isSwitchOfHome({ value, defaultLocale }: EditState, path: Path): boolean {
  return path.length === 3 && path[2] === 'enabled' && isHomePage(value, path.slice(0, 2), defaultLocale)
}

/** Leads to the place that a place is in. */
export function UpButton({ path, onOpen }: Pick<PlaceCardProps, 'path' | 'onOpen'>) {
  const { state } = useOpenFile()
  const { words, fill } = useWords()
  const inWords = usePlaceWords()
  const around = path.slice(0, -1)
  // The fields of a form stand in the form itself.
  const up = around.at(-1) === 'fields' && around[0] === 'forms' ? around.slice(0, -1) : around
  if (up.length === 0) return null
  const isList = Array.isArray(valueAt(state.value, up))
  // The list of a section is called by what the section is.
  const named = isList && up.includes('sections') ? up.slice(0, -1) : up
  const place = inWords(named).at(-1) ?? ''
  return (
    <Button
      label={fill(isList ? words.form.wholeList : words.form.up, { place })}
      className="link-button up"
      onClick={() => onOpen(up)}
    />
  )
}

/** Returns a function that says a place in words, a page by its label. */
function usePlaceWords(): (path: Path) => string[] {
  const { state } = useOpenFile()
  const inWords = usePathWords()
  return (path) => {
    const label = valueAt(state.value, [...path, 'label', state.defaultLocale])
    const place = inWords(path)
    return typeof label === 'string' && label && label !== placeholder ? [...place.slice(0, -1), label] : place
  }
}
