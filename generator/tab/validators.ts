import type { ValidateFunction } from 'ajv'
import equal from 'ajv/dist/runtime/equal'
import ucs2length from 'ajv/dist/runtime/ucs2length'
import formats from 'ajv-formats/dist/formats'

// The validators that the tab comes with: that of its own schema, and that of the site that the editor is part of.

/** The code of a validator, which is given the modules that it asks for. */
export type ValidatorCode = (require: (name: string) => unknown) => ValidateFunction

let current: ValidateFunction | undefined

/** The modules of ajv that validators are made with. */
const modules: Readonly<Record<string, unknown>> = {
  'ajv/dist/runtime/equal': equal,
  'ajv/dist/runtime/ucs2length': ucs2length,
  'ajv-formats/dist/formats': formats,
}

/** Takes the validator of the site that the editor is part of, where that has kinds of its own; or else that of the generator's schema. */
export async function takeValidator(code: ValidatorCode | undefined): Promise<void> {
  // Made from the schema when the tab is bundled: a browser may forbid to make code of a text.
  current = code ? code((name) => modules[name]) : (await import('site-validator')).default
}

/** The validator of the site that is open. */
export function currentValidator(): ValidateFunction {
  if (!current) throw new Error('The validator is not loaded')
  return current
}
