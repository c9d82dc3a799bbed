import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { compileFunction } from 'node:vm'
import type { ErrorObject, ValidateFunction } from 'ajv'
import { cachedFile, readCached, writeCached } from '#cache'
import { packedPart, projectFile } from '#places'
import { editorKeywords, houseKeywords, readBaseSchema, type SiteSchema } from '../../schema/site-schema.ts'
import { checkKinds, kindsSchema } from './kinds-validator.ts'

/** Checks a value against the schema. Returns all errors; none if it is valid. */
export type SchemaValidator = (value: unknown) => readonly ErrorObject[]

const require = createRequire(import.meta.url)

/**
 * The validator of a site's schema: that of the generator, combined with one for the site's own kinds if it has any.
 *
 * @param text the schema as JSON
 */
export function schemaValidator(schema: SiteSchema, text: string): SchemaValidator {
  const base = readBaseSchema()
  const validate = compiledValidator(base.schema, base.text)
  const check: SchemaValidator = (value) => (validate(value) ? [] : (validate.errors ?? []))
  if (text === base.text) return check
  const kinds = kindsSchema(schema)
  const validateKinds = compiledValidator(kinds, JSON.stringify(kinds))
  return (value) => checkKinds(check(value), value, { validateKinds, schema })
}

/**
 * The validator that ajv compiles from a schema. Compiling takes longer than the rest of a check, so the code is cached, under a key that
 * contains the schema and the version of ajv. If it cannot be cached, it is compiled each time.
 */
function compiledValidator(schema: SiteSchema, text: string): ValidateFunction {
  return keptValidator(schema, text) ?? compileValidator(schema)
}

function keptValidator(schema: SiteSchema, text: string): ValidateFunction | undefined {
  const path = cachePath(text)
  const kept = readPacked(text) ?? readCached(path)?.toString()
  const code = kept ?? validatorCode(schema)
  if (kept === undefined && !writeCached(path, code)) return undefined
  return evaluate(code, cachedFile(path))
}

/** The code of the validator for a site's own kinds, usually from the cache. */
export function kindsValidatorCode(schema: SiteSchema): string {
  const kinds = kindsSchema(schema)
  return readCached(cachePath(JSON.stringify(kinds)))?.toString() ?? validatorCode(kinds)
}

function cachePath(text: string): string {
  const { version } = require('ajv/package.json') as { version: string }
  const name = createHash('sha256').update(`${version}\nwithout notes and messages\n${text}`).digest('hex').slice(0, 16)
  return `validate/${name}.cjs`
}

/** Where the package has the schema and its validator. */
export const packedValidator = { schema: 'schema/site-config.schema.json', code: 'validator.cjs' } as const

/** The packed code for the generator's schema; undefined for another schema, and in a checkout. */
function readPacked(text: string): string | undefined {
  const packed = packedPart(packedValidator.code)
  if (packed === undefined || text !== readFileSync(projectFile(packedValidator.schema), 'utf8')) return undefined
  return readFileSync(packed, 'utf8')
}

/** Runs the code of a validator. It requires a few modules of ajv, which are bundled into the package. */
function evaluate(code: string, filename: string): ValidateFunction {
  const module = { exports: {} as ValidateFunction }
  const ask = (name: string) => {
    if (name === 'ajv/dist/runtime/ucs2length') return require('ajv/dist/runtime/ucs2length')
    if (name === 'ajv/dist/runtime/equal') return require('ajv/dist/runtime/equal')
    if (name === 'ajv-formats/dist/formats') return require('ajv-formats/dist/formats')
    throw new Error(`The validator asks for ${name}`)
  }
  compileFunction(code, ['module', 'exports', 'require'], { filename })(module, module.exports, ask)
  return module.exports
}

/** The code of a validator: a module that requires some modules of ajv. */
export function validatorCode(schema: SiteSchema): string {
  const { default: standalone } = require('ajv/dist/standalone') as typeof import('ajv/dist/standalone')
  const ajv = createAjv({ source: true })
  return standalone(ajv, ajv.compile(withoutNotes(schema)))
}

/** A schema without its descriptions: the code of the validator contains the schema, and each check reads it. */
function withoutNotes(schema: SiteSchema): SiteSchema {
  const isNote = (key: string, value: unknown) =>
    editorKeywords.includes(key) || (key === 'description' && typeof value === 'string')
  return JSON.parse(JSON.stringify(schema, (key, value) => (isNote(key, value) ? undefined : value)))
}

function compileValidator(schema: SiteSchema): ValidateFunction {
  return createAjv({ source: false }).compile(schema)
}

/** An ajv with this project's own keywords. */
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
    // The schema is generated from types and need not be checked itself, which would take a third of the time.
    meta: false,
    validateSchema: false,
    // The messages are our own.
    messages: false,
    // V8 optimizes the code as well as ajv would, which would double the time.
    code: { source, optimize: false },
  })
  addFormats(ajv, ['date'])
  for (const keyword of [...houseKeywords, ...editorKeywords]) ajv.addKeyword(keyword)
  return ajv
}
