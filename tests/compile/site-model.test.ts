import { expect, test } from 'vitest'
import { checkFile } from '../../generator/check/check-file.ts'
import { compileSite } from '../../generator/compile-site.ts'
import { secondSite, shippedSite, thirdSite } from '../site/command.ts'

test.each([shippedSite, secondSite, thirdSite])('the model of %s is plain data: JSON keeps all of it', async (file) => {
  const { config } = checkFile(file)
  if (!config) throw new Error(`${file} is wrong`)
  for (const page of Object.values(config.pages)) page.enabled = true
  const { model } = await compileSite(config, file)
  expect(model.pages.map(({ route }) => route)).toEqual(model.routes)
  expect(JSON.parse(JSON.stringify(model))).toEqual(model)
  expect(kindsIn(model)).toEqual(new Set(['Object', 'Array', 'String', 'Number', 'Boolean']))
})

/** The kinds of values in a value, by the names of their constructors; a getter counts as one. Keys without a value are left out, as by JSON. */
function kindsIn(value: unknown, kinds = new Set<string>()): Set<string> {
  kinds.add(Object(value).constructor?.name ?? 'Object')
  if (typeof value !== 'object' || value === null) return kinds
  for (const property of Object.values(Object.getOwnPropertyDescriptors(value))) {
    if (property.get) kinds.add('getter')
    else if (property.enumerable && property.value !== undefined) kindsIn(property.value, kinds)
  }
  return kinds
}
