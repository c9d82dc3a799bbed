import type { EntryField } from '../../../schema/fields.ts'

/** Whether a field is shown in a language. */
export function isInLocale(field: EntryField, locale: string): boolean {
  return !('languages' in field) || field.languages === undefined || field.languages.includes(locale)
}

/** Whether a fact is a value, or has it among several. */
export function hasValue(fact: unknown, value: unknown): boolean {
  return [fact].flat().includes(value)
}
