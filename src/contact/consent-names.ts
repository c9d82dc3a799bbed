/** The properties of a lead that say what was agreed to with a box whose text has a version: the text, and its version. */
export function consentNames(field: {
  readonly name: string
  readonly type: string
  readonly version?: string | undefined
}): string[] {
  return field.type === 'checkbox' && field.version !== undefined ? [`${field.name}_text`, `${field.name}_version`] : []
}
