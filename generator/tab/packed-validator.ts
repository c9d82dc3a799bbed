import type { ErrorObject } from 'ajv'
// Made from the schema when the tab is bundled: a browser may forbid to make code of a text.
import validate from 'site-validator'

// The port `#validator` in the tab.

/** The validator of the schema that the tab comes with. */
export function schemaValidator(): (value: unknown) => readonly ErrorObject[] {
  return (value) => (validate(value) ? [] : (validate.errors ?? []))
}
