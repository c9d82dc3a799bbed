import type { Workspace } from '../state/use-workspace.ts'
import { useWords } from '../words/use-words.ts'
import type { PageLook } from './page-view.tsx'

/** What the bar of a page is made with. */
export interface PageBarProps extends PageLook {
  readonly desk: Workspace
  onPhone(isPhone: boolean): void
  onClickEdits(clickEdits: boolean): void
}

/** What is shown of which page, in which language, and how. */
export function PageBar({ desk, isPhone, clickEdits, onPhone, onClickEdits }: PageBarProps) {
  const { words } = useWords()
  const { state, view, page, locale } = desk
  const isFramed = view === 'page' || view === 'look'
  return (
    <div className="page-bar">
      <select aria-label={words.page} value={page} onChange={(event) => desk.showPage(event.target.value)}>
        {state.pages.map(({ key, labels, paths }) => (
          <option key={key} value={key}>
            {labels[state.defaultLocale] ?? key}
            {Object.keys(paths).length === 0 && ` · ${words.parts.hidden}`}
          </option>
        ))}
      </select>
      {view !== 'sections' && (
        <fieldset className="group">
          <legend className="visually-hidden">{words.language}</legend>
          {state.locales.map(({ key, name, tag }) => (
            <button
              key={key}
              type="button"
              lang={tag}
              title={name}
              aria-label={`${key}: ${name}`}
              aria-pressed={key === locale}
              onClick={() => desk.setLocale(key)}
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
            <button type="button" aria-pressed={!isPhone} onClick={() => onPhone(false)}>
              {words.desktop}
            </button>
            <button type="button" aria-pressed={isPhone} onClick={() => onPhone(true)}>
              {words.phone}
            </button>
          </fieldset>
          <label className="choice wide-only">
            <input type="checkbox" checked={clickEdits} onChange={(event) => onClickEdits(event.target.checked)} />
            {words.clickEdits}
          </label>
        </>
      )}
    </div>
  )
}
