import { LanguageButtons } from './bar/language-buttons.tsx'
import { PagePicker } from './bar/page-picker.tsx'
import { Button } from './button.tsx'
import { Icon, type IconName } from './icon.tsx'
import type { PageLook } from './page/page-view.tsx'
import { useOpenFile } from './state/open-file.ts'
import type { SaveStatus } from './state/use-changes.ts'
import type { Workspace } from './state/use-workspace.ts'
import type { View } from './view.ts'
import { useWords } from './words/use-words.ts'

/** What the bar is made with. */
interface TopBarProps extends PageLook {
  readonly workspace: Workspace
  onPhone(isPhone: boolean): void
  onClickEdits(clickEdits: boolean): void
}

/** The views that show a page in a language. */
const inLanguage: readonly View[] = ['page', 'look', 'found']

const statusIcons: Readonly<Record<SaveStatus, IconName>> = {
  saved: 'check',
  checking: 'busy',
  saving: 'busy',
  notSaved: 'alert',
  stopped: 'stop',
}

/** The worst of the problems that the check has found. */
function worstSeverity(errors: number, warnings: number): 'error' | 'warning' | 'none' {
  if (errors > 0) return 'error'
  return warnings > 0 ? 'warning' : 'none'
}

/** The page that is shown, in which language and how; undo and redo; whether everything is saved, and how many problems there are. */
export function TopBar({ workspace, isPhone, clickEdits, onPhone, onClickEdits }: TopBarProps) {
  const { state, status } = useOpenFile()
  const { view, setView } = workspace
  const { words, fill } = useWords()
  const errors = state.problems.filter(({ severity }) => severity === 'error').length
  const warnings = state.problems.length - errors
  const isFramed = view === 'page' || view === 'look'
  const worst = worstSeverity(errors, warnings)
  const found = {
    error: () => fill(words.errors, { count: errors }),
    warning: () => fill(words.warnings, { count: warnings }),
    none: () => words.allIsWell,
  }[worst]()
  return (
    <header className="top-bar">
      <h1 className="visually-hidden">{words.title}</h1>
      <PagePicker workspace={workspace} />
      <fieldset className="group steps">
        <legend className="visually-hidden">{words.steps}</legend>
        <StepButton name="undo" isOff={!state.canUndo} onStep={(name) => void workspace.step(name)} />
        <StepButton name="redo" isOff={!state.canRedo} onStep={(name) => void workspace.step(name)} />
      </fieldset>
      <button
        type="button"
        className="plain search-button"
        aria-label={words.goTo.title}
        title={`${words.goTo.title} (Ctrl+K)`}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => workspace.setIsGoing(true)}
      >
        <Icon name="search" />
      </button>
      <div className="page-look wide-only">
        {inLanguage.includes(view) && <LanguageButtons workspace={workspace} />}
        {isFramed && (
          <>
            <fieldset className="group">
              <legend className="visually-hidden">{words.width}</legend>
              <IconButton icon="wide" label={words.desktop} isOn={!isPhone} onPress={() => onPhone(false)} />
              <IconButton icon="phone" label={words.phone} isOn={isPhone} onPress={() => onPhone(true)} />
            </fieldset>
            <label className="choice switch">
              <input type="checkbox" checked={clickEdits} onChange={(event) => onClickEdits(event.target.checked)} />
              {words.clickEdits}
            </label>
          </>
        )}
      </div>
      <div className="status">
        <span role="status" className="save-state" data-status={status} title={words[status]}>
          <Icon name={statusIcons[status]} />
          <span>{words[status]}</span>
        </span>
        <button
          type="button"
          className="plain problems-button"
          aria-pressed={view === 'problems'}
          aria-label={found}
          title={found}
          data-severity={worst}
          onClick={() => setView(view === 'problems' ? 'page' : 'problems')}
        >
          <Icon name={errors + warnings > 0 ? 'alert' : 'flag'} />
          <span className="wide-only">{found}</span>
          <span className="narrow-only">{errors || warnings || ''}</span>
        </button>
        <Button
          label={state.unpublished ? fill(words.publish.count, { count: state.unpublished }) : words.publish.button}
          className="primary"
          aria-pressed={view === 'publish'}
          data-quiet={state.unpublished === 0 || undefined}
          onClick={() => workspace.show(view === 'publish' ? 'page' : 'publish')}
        />
      </div>
    </header>
  )
}

interface StepButtonProps {
  readonly name: 'undo' | 'redo'
  readonly isOff: boolean
  onStep(name: 'undo' | 'redo'): void
}

function StepButton({ name, isOff, onStep }: StepButtonProps) {
  const { words } = useWords()
  return (
    <button
      type="button"
      className="plain"
      aria-label={words[name]}
      title={words[name]}
      disabled={isOff}
      onClick={() => onStep(name)}
    >
      <Icon name={name} />
    </button>
  )
}

interface IconButtonProps {
  readonly icon: IconName
  readonly label: string
  readonly isOn: boolean
  onPress(): void
}

function IconButton({ icon, label, isOn, onPress }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} aria-pressed={isOn} onClick={onPress}>
      <Icon name={icon} />
    </button>
  )
}
