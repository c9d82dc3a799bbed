import type { EditState } from './protocol.ts'
import type { Editor as Connection } from './use-editor.ts'
import { useWords } from './words/use-words.ts'

/** What the middle of the editor shows. */
export type View = 'page' | 'sections' | 'site' | 'texts' | 'found' | 'look' | 'problems' | 'publish'

interface TopBarProps {
  readonly state: EditState
  readonly connection: Connection
  readonly view: View
  readonly page: string
  readonly locale: string
  readonly isPhone: boolean
  readonly clickEdits: boolean
  onView(view: View): void
  onPage(key: string): void
  onLocale(locale: string): void
  onPhone(isPhone: boolean): void
  onClickEdits(clickEdits: boolean): void
  onStep(name: 'undo' | 'redo'): void
}

/** What is shown, in which language; undo and redo; whether all is saved, and what is to be mended. */
export function TopBar(props: TopBarProps) {
  const { state, connection, view, page, locale, isPhone, clickEdits } = props
  const { words, fill } = useWords()
  const isFramed = view === 'page' || view === 'look'
  const isOfPage = isFramed || view === 'found'
  const errors = state.problems.filter(({ severity }) => severity === 'error').length
  const warnings = state.problems.length - errors
  return (
    <header className="top-bar">
      <h1 className="visually-hidden">{words.title}</h1>
      <nav className="group views" aria-label={words.title}>
        <button type="button" aria-pressed={view === 'page'} onClick={() => props.onView('page')}>
          {words.page}
        </button>
        <button type="button" aria-pressed={view === 'sections'} onClick={() => props.onView('sections')}>
          {words.parts.sections}
        </button>
        <button type="button" aria-pressed={view === 'texts'} onClick={() => props.onView('texts')}>
          {words.texts}
        </button>
        <button type="button" aria-pressed={view === 'found'} onClick={() => props.onView('found')}>
          {words.found.title}
        </button>
        <button type="button" aria-pressed={view === 'look'} onClick={() => props.onView('look')}>
          {words.look.title}
        </button>
        <button type="button" aria-pressed={view === 'site'} onClick={() => props.onView('site')}>
          {words.form.title}
        </button>
      </nav>
      <fieldset className="group">
        <legend className="visually-hidden">{words.steps}</legend>
        <StepButton name="undo" sign="↶" isOff={!state.canUndo} onStep={props.onStep} />
        <StepButton name="redo" sign="↷" isOff={!state.canRedo} onStep={props.onStep} />
      </fieldset>
      {(isOfPage || view === 'sections') && (
        <select aria-label={words.page} value={page} onChange={(event) => props.onPage(event.target.value)}>
          {state.pages.map(({ key, labels, paths }) => (
            <option key={key} value={key}>
              {labels[state.defaultLocale] ?? key}
              {Object.keys(paths).length === 0 && ` · ${words.parts.hidden}`}
            </option>
          ))}
        </select>
      )}
      {isOfPage && (
        <fieldset className="group">
          <legend className="visually-hidden">{words.language}</legend>
          {state.locales.map(({ key, name, tag }) => (
            <button
              key={key}
              type="button"
              lang={tag}
              title={name}
              aria-label={name}
              aria-pressed={key === locale}
              onClick={() => props.onLocale(key)}
            >
              {key}
            </button>
          ))}
        </fieldset>
      )}
      {isFramed && (
        <>
          <fieldset className="group wide-only">
            <legend className="visually-hidden">{words.width}</legend>
            <button type="button" aria-pressed={!isPhone} onClick={() => props.onPhone(false)}>
              {words.desktop}
            </button>
            <button type="button" aria-pressed={isPhone} onClick={() => props.onPhone(true)}>
              {words.phone}
            </button>
          </fieldset>
          <label className="choice wide-only">
            <input
              type="checkbox"
              checked={clickEdits}
              onChange={(event) => props.onClickEdits(event.target.checked)}
            />
            {words.clickEdits}
          </label>
        </>
      )}
      <div className="status">
        <span role="status" data-status={connection.status}>
          {words[connection.status]}
        </span>
        <button
          type="button"
          aria-pressed={view === 'problems'}
          data-severity={errors > 0 ? 'error' : warnings > 0 ? 'warning' : 'none'}
          onClick={() => props.onView(view === 'problems' ? 'page' : 'problems')}
        >
          {errors > 0
            ? fill(words.errors, { count: errors })
            : warnings > 0
              ? fill(words.warnings, { count: warnings })
              : words.allIsWell}
        </button>
        <button
          type="button"
          className="primary"
          aria-pressed={view === 'publish'}
          onClick={() => props.onView(view === 'publish' ? 'page' : 'publish')}
        >
          {state.unpublished ? fill(words.publish.count, { count: state.unpublished }) : words.publish.button}
        </button>
      </div>
    </header>
  )
}

interface StepButtonProps {
  readonly name: 'undo' | 'redo'
  /** What stands for its name where there is little room. */
  readonly sign: string
  readonly isOff: boolean
  onStep(name: 'undo' | 'redo'): void
}

function StepButton({ name, sign, isOff, onStep }: StepButtonProps) {
  const { words } = useWords()
  return (
    <button type="button" aria-label={words[name]} title={words[name]} disabled={isOff} onClick={() => onStep(name)}>
      <span className="wide-only">{words[name]}</span>
      <span className="narrow-only" aria-hidden>
        {sign}
      </span>
    </button>
  )
}
