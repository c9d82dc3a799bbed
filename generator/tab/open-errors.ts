import type { ErrorObject } from 'ajv'
import { toPointer } from '../schema/json-pointer.ts'
import { findOpenParts } from '../schema/open-parts.ts'
import type { SiteSchema } from '../schema/site-schema.ts'

/** What a validator says of a value, but for the parts that the schema leaves open: they are of kinds that the validator may not know. */
export function withoutOpenParts(
  errors: readonly ErrorObject[],
  value: unknown,
  schema: SiteSchema,
): readonly ErrorObject[] {
  const open = findOpenParts(value, schema).map(toPointer)
  return errors.filter((error) => {
    const place = errorPlace(error)
    return !open.some((part) => place === part || place.startsWith(`${part}/`))
  })
}

/** The JSON pointer of what an error is about: of a key that should not be there, that of the key. */
function errorPlace({ instancePath, params }: ErrorObject): string {
  const { additionalProperty } = params as { readonly additionalProperty?: string }
  return instancePath + (additionalProperty === undefined ? '' : toPointer([additionalProperty]))
}
