import { stringify } from 'yaml'

/** A value as a line of YAML has it: in quotes where it would otherwise be read as something else. */
export function yamlLine(value: unknown): string {
  const collectionStyle = Array.isArray(value) ? 'flow' : 'any'
  return stringify(value, { lineWidth: 0, blockQuote: false, collectionStyle, flowCollectionPadding: false }).trim()
}
