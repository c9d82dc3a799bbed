import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { createRuleContext } from '../../generator/check/rules/create-rule-context.ts'
import { validate } from '../../generator/check/validate/validate.ts'
import { load } from '../../generator/check/yaml/load.ts'
import { compileSite } from '../../generator/compile-site.ts'
import { loadSiteKinds } from '../../generator/kinds/site-kinds.ts'
import type { SiteConfig } from '../../schema/site-config.ts'
import { secondSite } from '../diagnostics/check-example.ts'

/** A value that throws where something changes it. */
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen)
  return value
}

test('neither the check changes what it has read, nor compiling what the check hands on', async () => {
  const file = fileURLToPath(secondSite)
  loadSiteKinds(file)
  const loaded = load({ file, bytes: readFileSync(file) })
  if (!('document' in loaded)) throw new Error('It cannot be read')
  const { document } = loaded
  frozen([document.value, document.plainScalars, document.problems])
  const { value, problems } = validate(document, createRuleContext(file))
  expect(problems).toEqual([])
  // The prefix of the country is an unquoted number in the file.
  expect(document.value).toMatchObject({ contactDetails: { phonePrefix: 33 } })
  expect(value).toMatchObject({ contactDetails: { phonePrefix: '+33' } })
  await compileSite(frozen(value) as SiteConfig, file)
})
