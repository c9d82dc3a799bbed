import type { ValidateFunction } from 'ajv'
import equal from 'ajv/dist/runtime/equal'
import ucs2length from 'ajv/dist/runtime/ucs2length'
import formats from 'ajv-formats/dist/formats'

// The validators that the tab comes with: that of the generator's schema, and that of the kinds of the site that the editor is part of.

/** The code of a validator, which is given the modules that it asks for. */
export type ValidatorCode = (require: (name: string) => unknown) => ValidateFunction

let current: Validators | undefined

interface Validators {
  readonly validate: ValidateFunction
  /** That of the kinds of the site that the editor is part of, where it has any. */
  readonly validateKinds?: ValidateFunction
}

/** The modules of ajv that validators are made with. */
const modules: Readonly<Record<string, unknown>> = {
  'ajv/dist/runtime/equal': equal,
  'ajv/dist/runtime/ucs2length': ucs2length,
  'ajv-formats/dist/formats': formats,
}

/** Loads that of the generator's schema. It was made when the tab was bundled: a browser may forbid to make code of a text. */
export async function importValidator(): Promise<ValidateFunction> {
  return (await import('site-validator')).default
}

/**
 * Says which validators there are.
 *
 * @param kinds the code of that of the kinds of the site that the editor is part of
 */
export function setValidators(validate: ValidateFunction, kinds: ValidatorCode | undefined): void {
  current = { validate, ...(kinds && { validateKinds: kinds((name) => modules[name]) }) }
}

/** The validators that are loaded. */
export function currentValidators(): Validators {
  if (!current) throw new Error('The validators are not loaded')
  return current
}
