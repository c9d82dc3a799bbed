import { createGenerator } from 'ts-json-schema-generator'
import { projectFile } from '../paths.ts'
import { houseKeywords } from '../site-schema.ts'

/** The JSON schema of the configuration, as text, from the types in schema/. */
export function generateSchema(): string {
  const generator = createGenerator({
    path: projectFile('schema/site-config.ts'),
    tsconfig: projectFile('tsconfig.json'),
    type: 'SiteConfig',
    topRef: false,
    skipTypeCheck: true,
    extraTags: [...houseKeywords, 'exactlyOne'],
  })
  return `${JSON.stringify(withChoices(withoutMarks(generator.createSchema('SiteConfig'))), null, 2)}\n`
}

/** Puts what a type says of keys that exclude each other, which TypeScript cannot say plainly, in the words of JSON Schema: editors know those. */
function withChoices(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withChoices)
  if (typeof value !== 'object' || value === null) return value
  const { exactlyOne, ...others } = value as Record<string, unknown>
  const kept = Object.fromEntries(Object.entries(others).map(([key, child]) => [key, withChoices(child)]))
  return exactlyOne === undefined
    ? kept
    : {
        ...kept,
        oneOf: String(exactlyOne)
          .split(' ')
          .map((key) => ({ required: [key] })),
      }
}

/** Leaves out the marks that only the types have: properties named by a symbol. */
function withoutMarks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMarks)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([key]) => !key.startsWith('__@'))
  const result = Object.fromEntries(kept.map(([key, child]) => [key, withoutMarks(child)]))
  if (typeof result.properties === 'object' && Object.keys(result.properties as object).length === 0)
    delete result.properties
  return result
}
