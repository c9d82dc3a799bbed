import { afterAll, beforeAll } from 'vitest'
import { type Preview, preview } from '../../generator/serve/preview/preview.ts'
import type { SiteName } from '../site/site-texts.ts'
import { type BuiltSite, builtSite } from './built-site.ts'

/** A built site that a preview serves. */
interface ServedSite extends BuiltSite {
  /** The address of the preview, without a trailing slash. */
  readonly address: string
}

/** Serves one of the built sites to the tests of a block. What this returns is filled in before the first of them. */
export function servedSite(name: SiteName): ServedSite {
  const served = {} as ServedSite
  let server: Preview
  beforeAll(async () => {
    const site = await builtSite(name)
    server = await preview({ out: site.out, port: 0, handlers: () => [], print: console.error })
    Object.assign(served, site, { address: server.address })
  })
  afterAll(async () => {
    await server.close()
  })
  return served
}
