import { type ClipboardEvent, useState } from 'react'
import { valueAt } from '../../../schema/value-at.ts'
import { TextField } from '../fields/text-field.tsx'
import type { Picked } from '../page/page-frame.tsx'
import { picturesFor } from '../page/pictures-for.ts'
import { pathInWords } from '../paths/path-words.ts'
import { isSamePath, isWithin, pathKey, placeholder } from '../paths/paths.ts'
import { PictureTools } from '../pictures/picture-tools.tsx'
import type { EditState, EditsAnswer, EditsRequest, Path } from '../protocol/protocol.ts'
import type { EditorClient } from '../state/editor-client.ts'
import { useWords } from '../words/use-words.ts'
import { CardHead } from './card-head.tsx'
import { EarlierTexts } from './earlier-texts.tsx'
import { ElsewhereNote } from './elsewhere-note.tsx'
import { EntryTools } from './entry-tools.tsx'
import { HelpText } from './help-text.tsx'
import { UpButton } from './place-card.tsx'
import { PlaceForm } from './place-form.tsx'
import { type Replaced, replacedBy } from './same-elsewhere.ts'

interface TextCardProps {
  readonly state: EditState
  readonly language: string
  /** The texts that are older than what they translate. */
  readonly older: ReadonlySet<string>
  readonly picked: Picked
  /** The language of the page that is shown. */
  readonly locale: string
  edit(request: EditsRequest): Promise<EditsAnswer>
  readonly client: EditorClient
  /** Told what is typed into the language of the page. */
  onType(path: Path, text: string): void
  /** Told where the text is after its entry was moved or copied; undefined where it was removed. */
  onMoved(path: Path | undefined): void
  onClose(): void
  /** Opens another place. */
  onOpen(path: Path): void
  /** Shows the text as visitors see it, where that takes more than to open its page. */
  readonly onShow: (() => void) | undefined
  /** A file that was dropped on the text. */
  readonly dropped: File | undefined
  /** Told of a file that is pasted. */
  onPasteFile(file: File): void
  /** Told where the text stands that says what a new picture shows. */
  onPlaced(alt: Path | undefined): void
}

/** A text in all its languages. */
export function TextCard(props: TextCardProps) {
  const { state, older, language, picked, locale, edit, client, dropped } = props
  const { onType, onMoved, onClose, onOpen, onShow, onPlaced, onPasteFile } = props
  const { words, fill } = useWords()
  const [replaced, setReplaced] = useState<Replaced>()
  const { path, offset } = picked
  const known = state.texts.find((text) => isSamePath(text.path, path))
  const place = pathInWords(state, path, { language, item: (number) => fill(words.item, { number }) })
  const isTranslated = known?.isTranslated ?? typeof valueAt(state.value, path) === 'object'
  const source = state.defaultLocale
  const sourceText = valueAt(state.value, [...path, source])
  const sourceName = state.locales.find(({ key }) => key === source)?.name ?? source
  const problemsWithin = (at: Path) => state.problems.filter((problem) => isWithin(problem.path, at))

  const renderField = (
    at: Path,
    own: { label: string; lang?: string; isShown: boolean; children?: React.ReactNode },
  ) => (
    <TextField
      key={pathKey(at)}
      place={at}
      label={own.label}
      lang={own.lang}
      value={readText(state.value, at)}
      caret={own.isShown ? offset : undefined}
      selected={own.isShown ? picked.length : undefined}
      problems={problemsWithin(at)}
      onMend={(mend) => void edit({ edits: [mend] })}
      onType={(text) => own.isShown && onType(path, text)}
      save={async (was, value) => {
        const order = isTranslated ? state.locales.map(({ key }) => key) : undefined
        const answer = await edit({
          edits: [{ do: 'set', path: at, was: was ?? null, value, order }],
          group: pathKey(at),
        })
        if ('version' in answer) setReplaced((last) => replacedBy(last, { path: at, was: was ?? '', now: value }))
        return answer
      }}
    >
      {own.children}
    </TextField>
  )

  /** A picture that was copied takes the place of the one here; copied words may come with a picture of themselves. */
  function paste(event: ClipboardEvent): void {
    const { files, types } = event.clipboardData
    if (!files[0] || types.includes('text/plain') || picturesFor(state.pictures, path).length === 0) return
    event.preventDefault()
    onPasteFile(files[0])
  }

  return (
    <section className="card" aria-label={place.join(' › ')} onPaste={paste}>
      <CardHead {...{ place, onClose }} />
      {known && <HelpText text={known} language={language} />}
      {onShow && (
        <p className="row">
          <button type="button" onClick={onShow}>
            {words.form.show}
          </button>
        </p>
      )}
      {isTranslated
        ? state.locales.map(({ key, name, tag }) => {
            const text = valueAt(state.value, [...path, key])
            const isMissing = text === undefined || text === '' || text === placeholder
            const isSame = key !== source && !isMissing && text === sourceText
            return renderField([...path, key], {
              label: `${name}${key === source ? ` · ${words.source}` : ''}${isMissing ? ` · ${words.missing}` : ''}`,
              lang: tag,
              isShown: key === locale,
              children: isSame ? (
                <p className="field-note">{fill(words.sameAsSource, { language: sourceName })}</p>
              ) : (
                older.has(pathKey([...path, key])) && (
                  <p className="field-note older">{fill(words.olderThan, { language: sourceName })}</p>
                )
              ),
            })
          })
        : renderField(path, { label: place.at(-1) ?? '', isShown: true })}
      {replaced && <ElsewhereNote {...{ state, language, replaced, edit }} />}
      <EarlierTexts key={pathKey(path)} {...{ state, client, path, edit, language }} />
      {picturesFor(state.pictures, path).map((picture) => (
        <PictureTools
          key={pathKey(picture.path)}
          {...{ state, client, picture, edit, onPlaced }}
          dropped={picture === picturesFor(state.pictures, path)[0] ? dropped : undefined}
        />
      ))}
      <EntryTools {...{ state, path, edit, onMoved }} />
      <More {...{ state, language, path, client, edit, onOpen, onMoved }} />
      {known?.isMarkdown && <p className="field-note">{words.markdown}</p>}
    </section>
  )
}

/** The rest of the place that a text is in: its values, its other texts, and what may be added. */
function More(
  props: Pick<TextCardProps, 'state' | 'language' | 'client' | 'edit' | 'onOpen' | 'onMoved'> & { readonly path: Path },
) {
  const { state, language, path, onOpen, onMoved } = props
  const { words, fill } = useWords()
  const owner = ownerPath(state.value, path)
  const place = pathInWords(state, owner, { language, item: (number) => fill(words.item, { number }) })
  const isEntry = typeof owner.at(-1) === 'number'
  return (
    <details className="more" open={isEntry}>
      <summary>{fill(words.form.more, { place: place.at(-1) ?? '' })}</summary>
      <UpButton {...{ state, language, onOpen }} path={owner} />
      <PlaceForm
        key={pathKey(owner)}
        {...props}
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

function readText(value: unknown, path: Path): string | undefined {
  const text = valueAt(value, path)
  return text === undefined || text === null ? undefined : String(text)
}
