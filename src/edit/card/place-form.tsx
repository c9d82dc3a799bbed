import { useState } from 'react'
import { valueAt } from '../../../schema/value-at.ts'
import { Button } from '../button.tsx'
import { choiceInWords } from '../fields/choice-words.ts'
import { FormField } from '../fields/form-field.tsx'
import { Icon } from '../icon.tsx'
import { isSectionLook } from '../look/section-look.tsx'
import type { Picked } from '../page/page-frame.tsx'
import { ownPictures } from '../page/pictures-for.ts'
import { ownName, pathInWords } from '../paths/path-words.ts'
import { isSamePath, isWithin, pathKey } from '../paths/paths.ts'
import { valueInWords } from '../paths/value-words.ts'
import type { FormPart } from '../protocol/forms.ts'
import type { EditState, EditsAnswer, EditsRequest, Path } from '../protocol/protocol.ts'
import { SortHandle } from '../sorting/sort-handle.tsx'
import { useSorting } from '../sorting/use-sorting.ts'
import type { EditorClient } from '../state/editor-client.ts'
import { useLatest } from '../state/use-latest.ts'
import { useWords } from '../words/use-words.ts'
import { ElsewhereNote } from './elsewhere-note.tsx'
import { readHelp } from './read-help.ts'
import { type Replaced, replacedBy } from './same-elsewhere.ts'
import { TextBlock, type TextBlockProps } from './text-block.tsx'

interface PlaceFormProps {
  readonly state: EditState
  readonly client: EditorClient
  readonly language: string
  readonly path: Path
  /** Whether a part is shown here, and not elsewhere. All are, if it is left out. */
  readonly isShown?: (path: Path) => boolean
  /** The value whose field takes the focus. */
  readonly focused?: Picked | undefined
  /** What texts are written with, where they are written here; left out, each is opened in a card of its own. */
  readonly text?: TextOfForm | undefined
  edit(request: EditsRequest): Promise<EditsAnswer>
  onOpen(path: Path): void
  /** Told of a place that was added, once it is in the file. */
  onAdded(path: Path): void
  /** Told of an entry that was begun by Enter in the one before it, once it is in the file. */
  onBegun?(path: Path): void
}

/** What the texts of a form are written with. */
export type TextOfForm = Omit<TextBlockProps, 'path' | 'name' | 'onReplaced' | 'onEnter'>

/** The most texts that are written in one form: more are opened one by one. */
const mostTexts = 8

/** What stands at a place: its values to be changed, its texts and parts to be opened, and what may be added. */
export function PlaceForm({
  state,
  client,
  language,
  path,
  isShown = () => true,
  focused,
  text,
  edit,
  onOpen,
  onAdded,
  onBegun,
}: PlaceFormProps) {
  const { words, fill } = useWords()
  const [form] = useLatest(() => client.form(path), client, `${pathKey(path)} ${state.version}`)
  const [taken, setTaken] = useState(focused)
  const [replaced, setReplaced] = useState<Replaced>()
  const [told, setTold] = useState('')
  const [saidOfMove, setSaid] = useState('')

  const entries = form?.isList ? (valueAt(state.value, path) as readonly unknown[] | undefined) : undefined
  const sorting = useSorting<HTMLDivElement>({
    order: JSON.stringify(entries),
    onSay: setSaid,
    count: entries?.length ?? 0,
    onMove: (index, to) => make({ edits: [{ do: 'move', path: [...path, index], was: entries?.[index], to }] }),
  })

  if (!form) return null
  const partName = (part: FormPart) =>
    nameOfPart(state, part, { language, item: (number) => fill(words.item, { number }) })
  const parts = form.parts.filter((part) => isShown(part.path))
  const there = parts.filter((part) => valueAt(state.value, part.path) !== undefined)
  const absent = parts.filter((part) => part.fresh !== undefined && !there.includes(part))
  const isWhole = text !== undefined && !form.isList && parts.filter(({ as }) => as === 'text').length <= mostTexts
  const texts = isWhole ? text : undefined
  // A number is written as soon as it is known, such as a price: its field waits for it. Looks are chosen by their pictures.
  const waits = (part: FormPart) =>
    absent.includes(part) && ((isWhole && part.as === 'number') || isSectionLook(part.path))
  const isNested = ({ as, path: at, fresh }: FormPart) =>
    isWhole && as === 'place' && isFlat(valueAt(state.value, at) ?? fresh)
  const shown = parts.filter((part) => there.includes(part) || waits(part)).sort(isWhole ? byNeed : () => 0)
  // What no part of the form shows, such as what a picture is said to show, stands above it.
  const open = text?.picked?.path
  const isShownBelow = (part: FormPart) => (texts && part.as === 'text') || isNested(part)
  const alone =
    open &&
    isWithin(open, path) &&
    state.texts.some((one) => isSamePath(one.path, open)) &&
    !shown.some((part) => isWithin(open, part.path) && isShownBelow(part))
      ? open
      : undefined
  const addable = absent.filter((part) => !waits(part))

  async function make(request: EditsRequest): Promise<boolean> {
    const answer = await edit(request)
    setTold('refused' in answer ? (words.refused[answer.refused] ?? answer.refused) : '')
    return 'version' in answer
  }

  async function add(part: FormPart): Promise<void> {
    const { order = [] } = form ?? {}
    if (!(await make({ edits: [{ do: 'set', path: part.path, was: null, value: part.fresh, order }] }))) return
    if (isOpened(part) && !isNested(part)) onAdded(part.path)
    else setTaken({ path: part.path, offset: 0 })
  }

  async function insert(value: unknown): Promise<void> {
    const at = [...path, (valueAt(state.value, path) as readonly unknown[]).length]
    if ((await make({ edits: [{ do: 'insert', path: at, value }] })) && typeof value === 'object') onAdded(at)
  }

  /** Begins the entry behind this one, where all entries are of one kind. */
  async function begin(): Promise<void> {
    const list = path.slice(0, -1)
    const next: Path = [...list, Number(path.at(-1)) + 1]
    const [only, other] = (await client.form(list).catch(() => undefined))?.entries ?? []
    if (!only || other) return
    if (await make({ edits: [{ do: 'insert', path: next, value: only.value }] })) onBegun?.(next)
  }

  const onEnter =
    isWhole && onBegun && Array.isArray(valueAt(state.value, path.slice(0, -1))) ? () => void begin() : undefined
  /** The text that an entry is known by. */
  const nameText = shown.find(({ as, isRequired }) => as === 'text' && isRequired)

  return (
    <div className="place-form">
      {form.isList && (
        <p role="status" className="visually-hidden">
          {saidOfMove}
        </p>
      )}
      {text && alone && (
        <TextBlock
          {...{ ...text, path: alone }}
          name={pathInWords(state, alone, { language, item: String }).at(-1) ?? ''}
          onReplaced={(next) => setReplaced((last) => replacedBy(last, next))}
        />
      )}
      <div ref={sorting.list}>
        {shown.map((part, index) => {
          const name = partName(part)
          const value = valueAt(state.value, part.path)
          const said = isOpened(part) ? valueInWords(state, value, { language, words, tellings: part.tellings }) : ''
          return (
            <div key={pathKey(part.path)} className="place-part" {...(form.isList && sorting.row(index))}>
              {form.isList && shown.length > 1 && <SortHandle sorting={sorting} index={index} name={name} />}
              {texts && part.as === 'text' ? (
                <div>
                  <TextBlock
                    {...{ ...texts, path: part.path, name }}
                    onEnter={part === nameText ? onEnter : undefined}
                    onReplaced={(next) => setReplaced((last) => replacedBy(last, next))}
                  />
                  {replaced && isWithin(replaced.path, part.path) && (
                    <ElsewhereNote state={state} language={language} replaced={replaced} edit={edit} />
                  )}
                </div>
              ) : isNested(part) ? (
                <fieldset className="nested">
                  <legend>{name}</legend>
                  <PlaceForm
                    state={state}
                    client={client}
                    language={language}
                    text={text}
                    focused={focused}
                    edit={edit}
                    onOpen={onOpen}
                    onAdded={onAdded}
                    onBegun={onBegun}
                    path={part.path}
                  />
                </fieldset>
              ) : isOpened(part) ? (
                <button type="button" className="place-open" onClick={() => onOpen(part.path)}>
                  <Thumbnail src={ownPictures(state.pictures, part.path).find(({ src }) => src)?.src} />
                  <strong>{name}</strong> {said !== name && <span className="one-line">{said}</span>}
                </button>
              ) : (
                <FormField
                  state={state}
                  client={client}
                  part={part}
                  language={language}
                  edit={edit}
                  onEnter={onEnter}
                  label={name}
                  order={form.order}
                  taken={taken && isSamePath(taken.path, part.path) ? taken : undefined}
                  onReplaced={(next) => setReplaced((last) => replacedBy(last, next))}
                />
              )}
              {/* What a whole site is made of goes only where it is edited in whole. */}
              {!part.isRequired && path.length > 0 && there.includes(part) && !isSectionLook(part.path) && (
                <button
                  type="button"
                  className="icon-button"
                  aria-label={fill(words.form.remove, { name })}
                  title={fill(words.form.remove, { name })}
                  onClick={() => void make({ edits: [{ do: 'remove', path: part.path, was: value }] })}
                >
                  <Icon name="close" />
                </button>
              )}
            </div>
          )
        })}
      </div>
      {told && <p role="alert">{told}</p>}
      {replaced && !(texts && shown.some((part) => part.as === 'text' && isWithin(replaced.path, part.path))) && (
        <ElsewhereNote state={state} language={language} replaced={replaced} edit={edit} />
      )}
      {form.isList && (
        <p className="row">
          {form.entries.map(({ kind, value }) => (
            <Button
              label={fill(words.form.addKind, { kind: kind ? choiceInWords(kind, language) : words.form.entry })}
              key={kind ?? ''}
              onClick={() => void insert(value)}
            />
          ))}
        </p>
      )}
      {addable.length > 0 &&
        (isWhole ? (
          <p className="add-parts">
            {addable.map((part) => (
              <button
                key={pathKey(part.path)}
                type="button"
                title={readHelp(part, language)[0]}
                onClick={() => void add(part)}
              >
                <Icon name="plus" /> {partName(part)}
              </button>
            ))}
          </p>
        ) : (
          <details className="place-more">
            <summary>{words.form.add}</summary>
            {addable.map((part) => (
              <button key={pathKey(part.path)} type="button" className="place-open" onClick={() => void add(part)}>
                <strong>{partName(part)}</strong> <span className="field-note">{readHelp(part, language)[0]}</span>
              </button>
            ))}
          </details>
        ))}
    </div>
  )
}

/** What an entry is known by that says little of itself; its words say the rest. */
function Thumbnail({ src }: { readonly src: string | undefined }) {
  return src && <img className="thumbnail" src={src} alt="" loading="lazy" />
}

/** Whether a value has nothing in it but texts and plain values, such as a button: it is written where it stands. */
function isFlat(value: unknown): boolean {
  const isMapping = (one: unknown) => typeof one === 'object' && one !== null && !Array.isArray(one)
  const isText = (one: unknown) =>
    isMapping(one) && Object.values(one as object).every((text) => typeof text === 'string')
  return isMapping(value) && Object.values(value as object).every((one) => typeof one !== 'object' || isText(one))
}

/** What an entry must have stands first, such as its name before its price. */
function byNeed(a: FormPart, b: FormPart): number {
  return Number(b.isRequired) - Number(a.isRequired)
}

/** Whether a part has a card of its own. */
function isOpened({ as }: FormPart): boolean {
  return as === 'text' || as === 'place'
}

/** The name of a part: of an entry its own title, else its key in words. */
function nameOfPart(
  state: EditState,
  { path, isEntry, as }: FormPart,
  told: { language: string; item(number: number): string },
): string {
  const own = isEntry && as === 'place' ? ownName(valueAt(state.value, path), state.defaultLocale) : undefined
  return own ?? pathInWords(state, path, told).at(-1) ?? ''
}
