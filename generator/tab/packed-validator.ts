import type { ErrorObject } from 'ajv'
import type { SiteSchema } from '../schema/site-schema.ts'
import { withoutOpenParts } from './open-errors.ts'
import { currentValidator } from './validators.ts'

// The port `#validator` in the tab.

/** The validator that the tab comes with, for a schema that may have kinds which it does not know. */
export function schemaValidator(schema: SiteSchema): (value: unknown) => readonly ErrorObject[] {
  return (value) => {
    const validate = currentValidator()
    return validate(value) ? [] : withoutOpenParts(validate.errors ?? [], value, schema)
  }
}
