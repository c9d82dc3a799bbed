import { messagesOf } from '../../words/messages-of-field.ts'
import { formsOf, type Site } from './site.ts'
import { entriesOf } from './unchecked-values.ts'

/** The messages that the fields of a site show: those that they name, and those that their types show by themselves. */
export function shownMessages(site: Pick<Site, 'value'>): ReadonlySet<string | undefined> {
  return new Set(
    formsOf(site)
      .flatMap(({ value }) => entriesOf(value.fields, []))
      .flatMap(({ value }) => messagesOf(value)),
  )
}
