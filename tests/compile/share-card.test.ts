import { expect, test } from 'vitest'
import { checkFile } from '../../generator/check/check-file.ts'
import type { PageRoute } from '../../generator/compile/routes.ts'
import type { SiteModel } from '../../generator/compile/site-model.ts'
import { compileSite } from '../../generator/compile-site.ts'

const file = 'site.config.yaml'

/** The document on the card of a page. */
function documentOf(model: SiteModel, route: PageRoute) {
  const { share } = model.pageFacts(route)
  return 'artefact' in share ? share.artefact : undefined
}

test('the picture of a service without a document shows none; that of other pages the first that there is', async () => {
  const { config } = checkFile(file)
  if (!config) throw new Error('The shipped configuration is wrong')
  const [first = '', second = ''] = Object.keys(config.services)
  delete config.services[first]?.artefact
  const { model } = await compileSite(config, file)
  const shown = (key: string) => {
    const route = model.routes.find((row) => row.key === key)
    return route && documentOf(model, route)?.kind
  }
  expect(shown(first)).toBeUndefined()
  expect(shown(second)).toBe(config.services[second]?.artefact?.kind)
  const contact = model.routes.find(({ template }) => template === 'contact')
  expect(shown(contact?.key ?? '')).toBe(config.services[second]?.artefact?.kind)
})

test('no picture shows the document of a service that is switched off', async () => {
  const { config } = checkFile(file)
  if (!config) throw new Error('The shipped configuration is wrong')
  const documents = new Set<string | undefined>()
  for (const service of Object.values(config.services).slice(0, -1)) {
    service.enabled = false
    const { model } = await compileSite(config, file)
    for (const route of model.routes) documents.add(documentOf(model, route)?.title)
    expect(documents).not.toContain(service.artefact?.title[config.defaultLocale])
    documents.clear()
  }
})
