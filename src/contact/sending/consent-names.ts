/** The properties of a lead that record consent: the text of the checkbox, and its version. */
export function consentNames(field: {
  readonly name: string
  readonly type: string
  readonly version?: string | undefined
}): string[] {
  return field.type === 'checkbox' && field.version !== undefined ? [`${field.name}_text`, `${field.name}_version`] : []
}
