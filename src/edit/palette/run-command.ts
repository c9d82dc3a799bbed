import { flushSync } from 'react-dom'
import type { BegunPage } from '../page/new-page.tsx'
import { focusFirst } from '../panes.ts'
import { pathKey } from '../paths/paths.ts'
import type { PartRequest, Path } from '../protocol/protocol.ts'
import type { View } from '../view.ts'
import type { Command } from './command.ts'

/** What leads to something, or begins it. */
interface Ways {
  /** The key of the page that is shown. */
  readonly page: string
  show(view: View): void
  showPage(key: string): void
  leadTo(path: Path, part: { readonly offset: number; readonly length: number }): void
  openPlace(path: Path): void
  beginPage(page: BegunPage): void
  begin(part: PartRequest): Promise<void>
  switchOn(place: Path): void
}

/** Goes to what was chosen by its name, or begins it. */
export function runCommand(goal: Command, ways: Ways): void {
  if (goal.to === 'view') ways.show(goal.view)
  if (goal.to === 'part') {
    flushSync(() => ways.show(goal.view))
    const [first, ...others] = document.querySelectorAll<HTMLInputElement>(
      `[data-part=${goal.part}] input:not([type=color])`,
    )
    const isGroup = first?.type === 'radio'
    const chosen = isGroup ? ([first, ...others].find(({ checked }) => checked) ?? first) : first
    if (chosen) chosen.focus()
    // Its form is still to come.
    else focusFirst(document.querySelector('main'), `[data-part=${goal.part}] :is(input, textarea, button)`)
  }
  if (goal.to === 'field') {
    flushSync(() => ways.show(goal.view))
    // In one field, or in one for each language.
    const at = pathKey(goal.path).slice(0, -1)
    const fields = [...document.querySelectorAll<HTMLTextAreaElement>('main textarea[data-at]')]
    fields.find((field) => field.dataset.at?.startsWith(at))?.focus()
  }
  if (goal.to === 'picture') ways.leadTo(goal.path, { offset: 0, length: 0 })
  if (goal.to === 'place') ways.openPlace(goal.path)
  if (goal.to === 'page') ways.showPage(goal.page)
  if (goal.to === 'text')
    ways.leadTo(goal.locale ? [...goal.path, goal.locale] : goal.path, { offset: goal.offset, length: goal.length })
  if (goal.to === 'newPage') ways.beginPage({ list: goal.list, asBlog: goal.asBlog === true })
  if (goal.to === 'switchOn') ways.switchOn(goal.place)
  if (goal.to === 'newSection') void ways.begin({ what: 'section', kind: goal.kind, page: ways.page })
  if (goal.to === 'newLanguage') void ways.begin({ what: 'language', tag: goal.tag })
}
