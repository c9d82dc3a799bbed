import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { ErrorObject, ValidateFunction } from 'ajv'
import type { SiteSchema } from '../site-schema.ts'

/** Checks a value against the schema: all errors at once, none when it is valid. */
export type SchemaValidator = (value: unknown) => readonly ErrorObject[]

const require = createRequire(import.meta.url)

/**
 * The validator that ajv compiles from the schema. Compiling costs more than everything else of a check, so its code is kept between
 * runs, under a name that changes with the schema and with ajv; where it cannot be kept, it is compiled each time.
 */
export function schemaValidator(schema: SiteSchema, text: string): SchemaValidator {
  const validate = keptValidator(schema, text) ?? compileValidator(schema)
  return (value) => (validate(value) ? [] : (validate.errors ?? []))
}

function keptValidator(schema: SiteSchema, text: string): ValidateFunction | undefined {
  const { version } = require('ajv/package.json') as { version: string }
  const name = createHash('sha256').update(`${version}\n${text}`).digest('hex').slice(0, 16)
  const directory = new URL('../../node_modules/.cache/site-generator/', import.meta.url)
  const file = new URL(`validate-${name}.cjs`, directory)
  if (!existsSync(file)) {
    try {
      mkdirSync(directory, { recursive: true })
      const unfinished = new URL(`${name}-${process.pid}.tmp`, directory)
      writeFileSync(unfinished, validatorCode(schema))
      renameSync(unfinished, file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code) return undefined
      throw error
    }
  }
  return require(fileURLToPath(file)) as ValidateFunction
}

function validatorCode(schema: SiteSchema): string {
  const { default: standalone } = require('ajv/dist/standalone') as typeof import('ajv/dist/standalone')
  const ajv = createAjv({ source: true })
  return standalone(ajv, ajv.compile(schema))
}

function compileValidator(schema: SiteSchema): ValidateFunction {
  return createAjv({ source: false }).compile(schema)
}

/** The ajv with the keywords of this house; the tests hold it against the translation of its errors. */
function createAjv({ source }: { source: boolean }) {
  const { default: Ajv } = require('ajv') as typeof import('ajv')
  const { default: addFormats } = require('ajv-formats') as typeof import('ajv-formats')
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    inlineRefs: false,
    code: { source },
  })
  addFormats(ajv, ['date'])
  for (const keyword of ['localised', 'reference', 'propertyKey']) ajv.addKeyword(keyword)
  return ajv
}
