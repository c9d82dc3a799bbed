import type { ErrorObject } from 'ajv'
import { checkKinds } from '../../check/validate/kinds-validator.ts'
import type { SiteSchema } from '../../schema/site-schema.ts'
import { withoutOpenParts } from '../open-errors.ts'
import { currentValidators } from '../validators.ts'

// The port `#validator` in the tab.

/** The validator that the tab comes with, for a schema that may have kinds which it does not know. */
export function schemaValidator(schema: SiteSchema): (value: unknown) => readonly ErrorObject[] {
  return (value) => {
    const { validate, validateKinds } = currentValidators()
    if (validate(value)) return []
    const errors = validate.errors ?? []
    return withoutOpenParts(
      validateKinds ? checkKinds(errors, value, { validateKinds, schema }) : errors,
      value,
      schema,
    )
  }
}
