import { beforeAll, describe, expect, test } from 'vitest'
import { type BuiltSite, builtSite, sites } from './built-site.ts'
import { invalidHtml } from './html-validator.ts'

describe.each(sites)('%s', (_name, siteName) => {
  let site: BuiltSite
  beforeAll(async () => {
    site = await builtSite(siteName)
  })

  test('is valid HTML on every page', async () => {
    expect(await invalidHtml(site)).toEqual([])
  })
})
