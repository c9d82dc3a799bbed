import type { keyNames } from '../../../schema/key-names.ts'
import { placeholder } from '../../../schema/placeholder.ts'
import { valueAt } from '../../../schema/value-at.ts'
import { TextField } from '../fields/text-field.tsx'
import type { LinkedPage } from '../formatting/link-form.tsx'
import type { Picked } from '../page/picked.ts'
import { isSamePath, isWithin, pathKey } from '../paths/paths.ts'
import type { EditedLocale, EditState, Path } from '../protocol/protocol.ts'
import { useOpenFile } from '../state/open-file.ts'
import { useWords } from '../words/use-words.ts'
import type { Replaced } from './same-elsewhere.ts'

/** What the text of a place is written with. */
export interface TextBlockProps {
  /** The texts that were not changed since what they translate was. */
  readonly stale: ReadonlySet<string>
  readonly path: Path
  /** What the text is called, where it stands among others. */
  readonly name?: string
  /** The language of the page that is shown. */
  readonly locale: string
  /** The text that is open, with the place in it: where it is this one, all its languages are shown. */
  readonly picked: Picked | undefined
  /** Told what is typed into the language of the page. */
  onType(path: Path, text: string): void
  onReplaced(replaced: Replaced): void
  /** Begins the next entry, where the text is the name of one. */
  readonly onEnter?: (() => void) | undefined
}

/** A text: the open one in all its languages; any other in the language of the page, the rest on demand. */
export function TextBlock(props: TextBlockProps) {
  const { state } = useOpenFile()
  const { path, name, locale, picked } = props
  const { words, fill } = useWords()
  const isPicked = picked !== undefined && isSamePath(picked.path, path)
  const isTranslated =
    state.texts.find((text) => isSamePath(text.path, path))?.isTranslated ??
    typeof valueAt(state.value, path) === 'object'
  const { locales } = state
  const isMissing = ({ key }: EditedLocale) => lacksText(state, [...path, key])

  if (!isTranslated) return <LanguageField {...props} at={path} label={name ?? ''} isShown={isPicked} />
  if (isPicked || name === undefined || locales.length === 1) {
    const fields = locales.map((own) => <LocaleField key={own.key} {...props} own={own} isPicked={isPicked} />)
    return name === undefined || locales.length === 1 ? (
      fields
    ) : (
      <fieldset className="text-block">
        <legend>{name}</legend>
        {fields}
      </fieldset>
    )
  }
  const shown = locales.find(({ key }) => key === locale) ?? locales[0]
  const others = locales.filter((own) => own !== shown)
  const missing = others.filter(isMissing).length
  return (
    <div className="text-block">
      {shown && <LocaleField {...props} own={shown} isPicked={false} isAlone />}
      <details className="other-languages">
        <summary>
          {others.map((own) => own.name.replace(/ \(.*\)$/, '')).join(', ')}
          {missing > 0 && <span className="missing"> · {fill(words.missingCount, { count: missing })}</span>}
        </summary>
        {others.map((own) => (
          <LocaleField key={own.key} {...props} own={own} isPicked={false} />
        ))}
      </details>
    </div>
  )
}

interface LocaleFieldProps extends TextBlockProps {
  readonly own: EditedLocale
  readonly isPicked: boolean
  /** Whether it is called by the name of its text: the language is that of the page. */
  readonly isAlone?: boolean
}

/** A text in one language, with what is said of it as a translation. */
function LocaleField({ own, isPicked, isAlone = false, ...props }: LocaleFieldProps) {
  const { state } = useOpenFile()
  const { words, fill } = useWords()
  const { stale, path, name, locale } = props
  const { key, tag } = own
  const source = state.defaultLocale
  const text = valueAt(state.value, [...path, key])
  const isMissing = lacksText(state, [...path, key])
  // What is begun is written in the main language first, whichever one is shown; names in other scripts are not in it.
  const known = state.texts.find((one) => isSamePath(one.path, path))
  const focused = known?.missing.includes(source) ? source : locale
  const isSame = key !== source && !isMissing && text === valueAt(state.value, [...path, source])
  const language = state.locales.find((one) => one.key === source)?.name ?? source
  const isSingle = state.locales.length === 1 && name !== undefined
  const label = isAlone || isSingle ? name : `${own.name}${key === source ? ` · ${words.source}` : ''}`
  return (
    <LanguageField
      {...props}
      at={[...path, key]}
      lang={tag}
      label={`${label}${isMissing ? ` · ${words.missing}` : ''}`}
      isShown={isPicked && key === focused}
    >
      {isSame ? (
        <p className="field-note">{fill(words.sameAsSource, { language })}</p>
      ) : (
        stale.has(pathKey([...path, key])) && <p className="field-note stale">{fill(words.staleSince, { language })}</p>
      )}
    </LanguageField>
  )
}

interface LanguageFieldProps extends TextBlockProps {
  /** Where the text itself stands. */
  readonly at: Path
  readonly label: string
  readonly lang?: string
  /** Whether it takes the focus. */
  readonly isShown: boolean
  readonly children?: React.ReactNode
}

function LanguageField({ at, label, lang, isShown, children, ...props }: LanguageFieldProps) {
  const { state, edit } = useOpenFile()
  const { path, picked, locale, onType, onReplaced, onEnter } = props
  const isFocused = isShown && !picked?.isInPlace
  const isFormatted = state.texts.some((text) => text.isMarkdown && isSamePath(text.path, path))
  const isOnPage = at.length === path.length || at.at(-1) === locale
  return (
    <TextField
      place={at}
      onEnter={onEnter}
      linked={isFormatted ? linkedPages(state) : undefined}
      label={label}
      lang={lang}
      value={readText(state.value, at)}
      caret={isFocused ? picked?.offset : undefined}
      selected={isFocused ? picked?.length : undefined}
      problems={state.problems.filter((problem) => isWithin(problem.path, at))}
      onFix={(fix) => void edit({ edits: [fix] })}
      onType={(text) => isOnPage && onType(path, text)}
      save={async (was, value) => {
        const order = at.length > path.length ? state.locales.map(({ key }) => key) : undefined
        const request = {
          edits: [{ do: 'set', path: at, was: was ?? null, value, order } as const],
          group: pathKey(at),
        }
        const answer = await edit(request)
        if ('version' in answer) onReplaced({ path: at, was: was ?? '', now: value })
        return answer
      }}
    >
      {children}
    </TextField>
  )
}

/** The pages of the site, by their names in the main language. */
function linkedPages({ pages, defaultLocale }: EditState): LinkedPage[] {
  return pages.map(({ key, labels }) => ({ key, name: labels[defaultLocale] ?? key }))
}

/** The key of a text that may be empty: the address of the page at which a language begins. */
const mayBeEmpty: keyof typeof keyNames = 'slug'

/** Whether a text is still to be written in a language. */
function lacksText({ value }: EditState, path: Path): boolean {
  const text = valueAt(value, path)
  if (text === '') return path.at(-2) !== mayBeEmpty
  return text === undefined || text === null || text === placeholder
}

function readText(value: unknown, path: Path): string | undefined {
  const text = valueAt(value, path)
  return text === undefined || text === null ? undefined : String(text)
}
