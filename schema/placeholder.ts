/** What stands in a file in the place of a text that is to be written: `check` counts it as missing, and pages leave it out. */
export const placeholder = 'TODO'

/** Whether a value is a text that is to be written: the placeholder alone, or with the variables that the text has to have. */
export function isUnwritten(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith(placeholder) && /^TODO(?: \{\{\w+\}\})*$/.test(value)
}
