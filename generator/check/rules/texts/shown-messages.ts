import { fieldMessages } from '../../../words/field-messages.ts'
import { type RuleInput, readForms } from '../rule-input.ts'

/** The messages that the fields of a site show: those that they name, and those that their types show by themselves. */
export function shownMessages(site: Pick<RuleInput, 'config'>): ReadonlySet<string | undefined> {
  return new Set(
    readForms(site)
      .flatMap(({ value }) => value.fields)
      .flatMap(fieldMessages),
  )
}
