import { type ReactNode, useEffect, useState } from 'react'
import { valueAt } from '../../../schema/value-at.ts'
import { FormField } from '../fields/form-field.tsx'
import { releaseKeys } from '../fields/typed-ahead.ts'
import { Icon } from '../icon.tsx'
import { isSectionLook } from '../look/section-look.tsx'
import type { Picked } from '../page/picked.ts'
import { ownName, pathInWords } from '../paths/path-words.ts'
import { isSamePath, isWithin, pathKey } from '../paths/paths.ts'
import { usePathWords } from '../paths/use-path-words.ts'
import type { EditedForm, FormPart } from '../protocol/forms.ts'
import type { EditState, Path } from '../protocol/protocol.ts'
import { SortHandle } from '../sorting/sort-handle.tsx'
import { useSorting } from '../sorting/use-sorting.ts'
import { useOpenFile } from '../state/open-file.ts'
import { useLatest } from '../state/use-latest.ts'
import { useWords } from '../words/use-words.ts'
import { AddEntry, AddParts, type OtherPart } from './add-parts.tsx'
import { ElsewhereNote } from './elsewhere-note.tsx'
import { layOutForm } from './lay-out-form.ts'
import { OpenPart } from './open-part.tsx'
import { type Replaced, replacedBy } from './same-elsewhere.ts'
import { TextBlock, type TextBlockProps } from './text-block.tsx'
import { useFormEdits } from './use-form-edits.ts'

interface PlaceFormProps {
  readonly path: Path
  /** Whether a part is shown here, and not elsewhere. All are, if it is left out. */
  readonly isShown?: (path: Path) => boolean
  /** The value whose field takes the focus. */
  readonly focused?: Picked | undefined
  /** What texts are written with, where they are written here; left out, each is opened in a card of its own. */
  readonly text?: TextOfForm | undefined
  /** The pictures that are there: they follow a form that is written in one piece. */
  readonly placed?: ReactNode
  /** Draws the pictures that may be added, as buttons among others where `isOffered` is set; else all pictures, in their order. */
  drawPictures?(isOffered: boolean): readonly OtherPart[]
  onOpen(path: Path): void
  /** Called with a place that was added, once it is in the file. */
  onAdded(path: Path): void
  /** Called with an entry that was begun by Enter in the one before it, once it is in the file. */
  onBegun?(path: Path): void
}

/** What the texts of a form are written with. */
export interface TextOfForm extends Omit<TextBlockProps, 'path' | 'name' | 'onReplaced' | 'onEnter'> {
  /** What was changed before the form was open, such as on the page. */
  readonly replaced?: Replaced | undefined
  onReplaced?(replaced: Replaced): void
}

/** What stands at a place: its values to be changed, its texts and parts to be opened, and what may be added. */
export function PlaceForm(props: PlaceFormProps) {
  const form = usePlaceForm(props.path)
  return form && <FormParts {...props} form={form} />
}

/** The form of a place; undefined until it is loaded. */
export function usePlaceForm(path: Path): EditedForm | undefined {
  const { state, client } = useOpenFile()
  const [form] = useLatest(() => client.form(path), client, `${pathKey(path)} ${state.version}`)
  return form
}

/** The parts of a form that is loaded, or some of them. */
export function FormParts({ form, ...props }: PlaceFormProps & { readonly form: EditedForm }) {
  const { state, language } = useOpenFile()
  const { path, isShown = () => true, focused, text, placed, drawPictures, onOpen, onAdded, onBegun } = props
  const { fill, words } = useWords()
  const inWords = usePathWords()
  const before = text?.replaced
  const [replaced, setReplaced] = useState(before && isWithin(before.path, path) ? before : undefined)
  const [saidOfMove, setSaid] = useState('')
  const edits = useFormEdits({ path, focused, onAdded, onBegun })
  const entries = form.isList ? (valueAt(state.value, path) as readonly unknown[] | undefined) : undefined
  const sorting = useSorting<HTMLDivElement>({
    order: JSON.stringify(entries),
    onSay: setSaid,
    count: entries?.length ?? 0,
    onMove: (index, to) => edits.make({ edits: [{ do: 'move', path: [...path, index], was: entries?.[index], to }] }),
  })
  const layout = layOutForm(form, { state, path, isShown, hasTexts: text !== undefined, open: text?.picked?.path })
  const { shown, isWhole, alone, chooseWay } = layout

  // Where none of its fields has taken the focus, nothing is waited for any more.
  useEffect(() => {
    if (focused) releaseKeys()
  }, [focused])

  const partName = (part: FormPart) => ownTitle(state, part) ?? inWords(part.path).at(-1) ?? ''
  function onReplaced(next: Replaced): void {
    setReplaced((last) => replacedBy(last, next))
    text?.onReplaced?.(next)
  }
  const isEntry = Array.isArray(valueAt(state.value, path.slice(0, -1)))
  const onEnter = isWhole && onBegun && isEntry ? () => void edits.beginNext() : undefined
  /** Whether Enter ends a text: in what an entry must have, unless its text has lines and paragraphs. */
  const endsByEnter = ({ as, isRequired, path: at }: FormPart) =>
    as === 'text' && isRequired && !state.texts.some((one) => one.isMarkdown && isSamePath(one.path, at))
  /** The text that other places repeat stands in this form: the note on them follows it. */
  const repeatedText = shown.find(
    (part) => chooseWay(part) === 'text' && replaced && isWithin(replaced.path, part.path),
  )
  const elsewhere = replaced && <ElsewhereNote replaced={replaced} />

  function drawPart(part: FormPart, name: string): ReactNode {
    const way = chooseWay(part)
    if (way === 'opened') return <OpenPart {...{ part, name, onOpen }} />
    if (way === 'nested')
      return (
        <fieldset className="nested">
          <legend>{name}</legend>
          <PlaceForm {...{ text, focused, onOpen, onAdded, onBegun }} path={part.path} />
        </fieldset>
      )
    if (way === 'text' && text)
      return (
        <div>
          <TextBlock
            {...{ ...text, path: part.path, name, onReplaced }}
            onEnter={endsByEnter(part) ? onEnter : undefined}
          />
          {part === repeatedText && elsewhere}
        </div>
      )
    const taken = edits.taken && isSamePath(edits.taken.path, part.path) ? edits.taken : undefined
    return <FormField {...{ part, onEnter, taken, onReplaced }} label={name} order={form.order} />
  }

  return (
    <div className="place-form">
      {form.isList && (
        <p role="status" className="visually-hidden">
          {saidOfMove}
        </p>
      )}
      {text && alone && (
        <TextBlock
          {...{ ...text, path: alone, onReplaced }}
          name={pathInWords(state, alone, { language, item: String }).at(-1) ?? ''}
        />
      )}
      <div ref={sorting.list}>
        {shown.map((part, index) => {
          const name = partName(part)
          return (
            <div key={pathKey(part.path)} className="place-part" {...(form.isList && sorting.row(index))}>
              {form.isList && shown.length > 1 && <SortHandle sorting={sorting} index={index} name={name} />}
              {drawPart(part, name)}
              {/* What a whole site is made of goes only where it is edited in whole. */}
              {!part.isRequired && path.length > 0 && layout.isPresent(part) && !isSectionLook(part.path) && (
                <RemovePart
                  label={fill(words.form.remove, { name })}
                  onRemove={() =>
                    void edits.make({
                      edits: [{ do: 'remove', path: part.path, was: valueAt(state.value, part.path) }],
                    })
                  }
                />
              )}
            </div>
          )
        })}
      </div>
      {edits.refusal && <p role="alert">{edits.refusal}</p>}
      {!repeatedText && elsewhere}
      {form.isList && <AddEntry entries={form.entries} onInsert={(value) => void edits.insert(value)} />}
      <AddParts
        {...{ isWhole, partName }}
        parts={layout.addable}
        order={form.order}
        others={drawPictures?.(isWhole) ?? []}
        onAdd={(part) =>
          void edits.add(part, { order: form.order, isOpened: ['text', 'opened'].includes(chooseWay(part)) })
        }
      />
      {isWhole && placed}
    </div>
  )
}

function RemovePart({ label, onRemove }: { readonly label: string; onRemove(): void }) {
  return (
    <button type="button" className="icon-button" aria-label={label} title={label} onClick={onRemove}>
      <Icon name="close" />
    </button>
  )
}

/** What an entry is called by its own texts; undefined for what the schema names. */
function ownTitle({ value, defaultLocale }: EditState, { path, isEntry, as }: FormPart): string | undefined {
  return isEntry && as === 'place' ? ownName(valueAt(value, path), defaultLocale) : undefined
}
