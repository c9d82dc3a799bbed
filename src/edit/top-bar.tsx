import { PageBar, type PageBarProps } from './page/page-bar.tsx'
import { viewNames } from './palette/command.ts'
import type { View } from './view.ts'
import { useWords } from './words/use-words.ts'

/** The views that show a page, or something of it. */
const ofPage: readonly View[] = ['page', 'look', 'found', 'sections']

/** What is shown, in which language; undo and redo; whether all is saved, and what is to be mended. */
export function TopBar({ desk, isPhone, clickEdits, onPhone, onClickEdits }: PageBarProps) {
  const { state, connection, view, setView } = desk
  const { words, fill } = useWords()
  const tabs = viewNames(words).filter(([name]) => name !== 'problems' && name !== 'publish')
  const errors = state.problems.filter(({ severity }) => severity === 'error').length
  const warnings = state.problems.length - errors
  return (
    <header className="top-bar">
      <h1 className="visually-hidden">{words.title}</h1>
      <nav className="group views" aria-label={words.title}>
        {tabs.map(([name, label]) => (
          <button key={name} type="button" aria-pressed={view === name} onClick={() => desk.show(name)}>
            {label}
          </button>
        ))}
      </nav>
      <button
        type="button"
        aria-label={words.goTo.title}
        title={`${words.goTo.title} (Ctrl+K)`}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => desk.setIsGoing(true)}
      >
        <span aria-hidden>⌕</span>
      </button>
      <fieldset className="group">
        <legend className="visually-hidden">{words.steps}</legend>
        <StepButton name="undo" sign="↶" isOff={!state.canUndo} onStep={(name) => void desk.step(name)} />
        <StepButton name="redo" sign="↷" isOff={!state.canRedo} onStep={(name) => void desk.step(name)} />
      </fieldset>
      <div className="status">
        <span role="status" data-status={connection.status}>
          {words[connection.status]}
        </span>
        <button
          type="button"
          aria-pressed={view === 'problems'}
          data-severity={errors > 0 ? 'error' : warnings > 0 ? 'warning' : 'none'}
          onClick={() => setView(view === 'problems' ? 'page' : 'problems')}
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
          onClick={() => desk.show(view === 'publish' ? 'page' : 'publish')}
        >
          {state.unpublished ? fill(words.publish.count, { count: state.unpublished }) : words.publish.button}
        </button>
      </div>
      {ofPage.includes(view) && <PageBar {...{ desk, isPhone, clickEdits, onPhone, onClickEdits }} />}
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
