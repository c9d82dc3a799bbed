import { flushSync } from 'react-dom'
import { isUnwritten } from '../../../schema/placeholder.ts'
import { valueAt } from '../../../schema/value-at.ts'
import { isAtHours } from '../contact/hours-at-point.ts'
import { pressKey } from '../fields/press-key.ts'
import { isSamePath } from '../paths/paths.ts'
import { galleryAround } from '../pictures/gallery-edits.ts'
import { type Path, sectionParameter } from '../protocol/protocol.ts'
import { showMessage } from '../state/message-state.ts'
import { type OpenFile, useOpenFile } from '../state/open-file.ts'
import type { Workspace } from '../state/use-workspace.ts'
import { useWords } from '../words/use-words.ts'
import { findNumberAtPoint } from './number-at-point.ts'
import { PageFrame } from './page-frame.tsx'
import { pageTyping } from './page-typing.ts'
import { picturesFor } from './pictures-for.ts'
import { HiddenSection } from './sections/hidden-section.tsx'
import { SectionTools } from './sections/section-tools.tsx'

/** How the page is shown. */
export interface PageLook {
  readonly isPhone: boolean
  /** Whether a click opens a text; with Alt it does the other. */
  readonly clickEdits: boolean
}

/** The page that is chosen, and what is opened from it. */
export function PageView({ workspace, look }: { readonly workspace: Workspace; readonly look: PageLook }) {
  const { words } = useWords()
  const file = useOpenFile()
  const { state } = file
  const { locale, picked, typed, staged, hidden } = workspace
  const written = () => typed?.text ?? String(valueAt(state.value, [...(picked?.path ?? []), locale]) ?? '')
  return (
    <PageFrame
      {...look}
      typed={typed && isShownAsTyped({ state, locale }, typed) ? typed : undefined}
      address={workspace.address}
      version={state.version}
      isReachable={file.gone === undefined}
      title={words.page}
      waiting={words.opening}
      open={picked?.path}
      isUnwritten={(path) => [[], [locale]].some((at) => isUnwritten(valueAt(state.value, [...path, ...at])))}
      stage={staged && ((shown) => showMessage(shown, staged, written()))}
      typing={look.clickEdits && !staged ? pageTyping(file, workspace) : undefined}
      onPick={({ said = '', ...next }) => {
        const number = findNumberAtPoint(state.value, next.path, said)
        if (!number && isAtHours(state.value, { path: next.path, said })) return showHours(workspace)
        workspace.setView('page')
        workspace.open(number ? { path: number, offset: 0, length: said.length } : next)
      }}
      onPickNumber={({ path, said }) => {
        const number = findNumberAtPoint(state.value, path, said)
        if (number) {
          workspace.setView('page')
          workspace.open({ path: number, offset: 0, length: said.length })
        }
        return number !== undefined
      }}
      onKey={(event) => pressKey(event, workspace, file)}
      onVisit={workspace.visit}
      onDropFiles={(target, files) => {
        const isPlace =
          target && (picturesFor(state.pictures, target.path).length > 0 || galleryAround(state, target.path))
        workspace.setNotice(isPlace ? '' : words.pictures.noPlace)
        if (isPlace) workspace.drop({ ...target, offset: 0 }, files)
      }}
      onTexts={workspace.setPageTexts}
      query={
        hidden && workspace.view === 'page'
          ? `?${new URLSearchParams({ [sectionParameter]: JSON.stringify(hidden) })}`
          : ''
      }
      renderAbove={
        workspace.view === 'page' && look.clickEdits && !staged
          ? (shown, place) => (
              <>
                {hidden && <HiddenSection {...{ workspace, section: hidden, page: shown, ...place }} />}
                <SectionTools {...{ workspace, page: shown, ...place }} />
              </>
            )
          : undefined
      }
    />
  )
}

/** Shows the form of the hours, with the focus in its first line. */
function showHours(workspace: Workspace): void {
  flushSync(() => {
    workspace.open(undefined)
    workspace.setView('contact')
  })
  document.querySelector<HTMLElement>('.hours-table input')?.focus()
}

/** Signs of Markdown. */
const signs = /[*_`[\]<>#|~\\\n]|^\s*(?:[-+]|\d+[.)])/

/** Whether a text looks as it is typed: a formatted one is shown once it is saved. */
function isShownAsTyped(
  { state, locale }: Pick<OpenFile, 'state'> & Pick<Workspace, 'locale'>,
  { path, text }: { readonly path: Path; readonly text: string },
): boolean {
  const isFormatted = state.texts.some((one) => one.isMarkdown && isSamePath(one.path, path))
  return !isFormatted || ![text, String(valueAt(state.value, [...path, locale]) ?? '')].some((one) => signs.test(one))
}
