import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { schemaValidator } from '../../../generator/check/validate/schema-validator.ts'
import {
  type Format,
  formatDiagnostics,
  formatNames,
} from '../../../generator/diagnostics/reporters/format-diagnostics.ts'
import { loadSiteKinds } from '../../../generator/kinds/site-kinds.ts'
import { compileSchema, type SchemaNode } from '../../../generator/schema/schema-node.ts'
import { readSiteSchema } from '../../../generator/schema/site-schema.ts'
import { checkText, secondSite } from '../../diagnostics/check-example.ts'
import { runsOf } from '../../site/thorough.ts'

/** The same values on every run; FUZZ_SEED=… looks elsewhere, FUZZ=all at ten times as many. */
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 49_990_108) })
const runs = (usual: number) => ({ numRuns: process.env.FUZZ === 'all' ? usual * 10 : runsOf(usual) })

loadSiteKinds(fileURLToPath(secondSite))
const { schema, text: schemaText } = readSiteSchema()
const accepts = (value: unknown) => schemaValidator(schema, schemaText)(value).length === 0
const site = readFileSync(secondSite)

/** Checks anything and prints it in all formats and languages. */
function survives(input: string | Uint8Array) {
  const diagnostics = checkText(input)
  for (const format of formatNames) print(format)
  return diagnostics

  function print(format: Format) {
    for (const language of ['en', 'pt'] as const) {
      const text = formatDiagnostics(diagnostics, { format, language, colour: true, file: 'site.config.yaml' })
      expect(text).not.toMatch(/\n\s+at .*\.ts:\d|undefined|\[object Object\]/)
    }
  }
}

describe('nothing that a file can hold makes the check fail', { timeout: 600_000 }, () => {
  test('random bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => void survives(bytes)),
      runs(100),
    )
  })

  test('random text with the signs of YAML', () => {
    const sign = fc.constantFrom(
      'a',
      ' ',
      '\n',
      '\t',
      ':',
      '-',
      '"',
      "'",
      '#',
      '{',
      '}',
      '[',
      ']',
      '&',
      '*',
      '!',
      '|',
      '>',
      '%',
      '@',
      '`',
      ',',
      '?',
      '<<',
      'é',
      '\r',
      '\u0000',
    )
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 60 }), (signs) => void survives(signs.join(''))),
      runs(250),
    )
  })

  test('the site, cut short or with a piece taken out', () => {
    fc.assert(
      fc.property(fc.nat(site.length), fc.nat(400), (at, length) => {
        survives(site.subarray(0, at))
        survives(Buffer.concat([site.subarray(0, at), site.subarray(at + length)]))
      }),
      runs(4),
    )
  })

  test('random trees of the schema, right and wrong, as its validator says', () => {
    fc.assert(
      fc.property(anyValue(compileSchema(schema), 0), (value) => {
        const diagnostics = survives(stringify(value))
        if (!accepts(value)) expect(diagnostics.length).toBeGreaterThan(0)
      }),
      { ...runs(5), endOnFailure: true },
    )
  })
})

/** Values that follow the schema most of the time. */
function anyValue(node: SchemaNode, depth: number): fc.Arbitrary<unknown> {
  const right = rightValue(node, depth)
  return depth === 0
    ? right
    : fc.oneof(
        { arbitrary: right, weight: 60 },
        { arbitrary: fc.constantFrom(null, 7, 'x', '', [], {}, true, ['y'], { z: 1 }, '__proto__'), weight: 1 },
      )
}

/** A pattern as the maker of texts knows it: without what must or must not follow, so that some texts are wrong. */
function withoutLookahead(pattern: string): string {
  return pattern.replaceAll(/\(\?[!=](?:[^()]|\([^()]*\))*\)/g, '').replaceAll('\\s', ' \\n')
}

function rightValue(
  { schema: type, children, entry, item, branches }: SchemaNode,
  depth: number,
): fc.Arbitrary<unknown> {
  if (branches.size > 0) return fc.oneof(...[...branches.values()].map((branch) => rightValue(branch, depth)))
  if (type.const !== undefined) return fc.constant(type.const)
  if (type.enum) return fc.constantFrom(...type.enum)
  if (type.pattern)
    return fc.oneof(fc.stringMatching(new RegExp(withoutLookahead(type.pattern))), fc.constant('contact'))
  if (type.type === 'number') return fc.integer({ min: type.minimum ?? 0, max: type.maximum ?? 9999 })
  if (type.type === 'boolean') return fc.boolean()
  if (item)
    return fc.array(anyValue(item, depth + 1), {
      minLength: type.minItems ?? 0,
      maxLength: Math.max(2, type.minItems ?? 0),
    })
  if (children.size > 0) {
    const required = (type.required ?? []) as string[]
    const record = Object.fromEntries([...children].map(([key, child]) => [key, anyValue(child, depth + 1)]))
    return fc.record(record, { requiredKeys: required })
  }
  if (entry)
    return fc.dictionary(fc.constantFrom('fr', 'de', 'pt', 'contact', 'constructor'), anyValue(entry, depth + 1), {
      minKeys: 1,
      maxKeys: 3,
    })
  return fc.constantFrom('contact', 'a text', '12', 'Ein Text <em>mit</em> 45 % {x}', 'https://a.example [b](page:c)')
}
