import { expect, test } from 'vitest'
import { checkFile } from '../../generator/check/check-file.ts'
import { compileSite } from '../../generator/compile-site.ts'

const file = 'site.config.yaml'

test('the picture of a service without a document shows none; that of other pages the first that there is', async () => {
  const { config } = await checkFile(file)
  if (!config) throw new Error('The shipped configuration is wrong')
  const [first = '', second = ''] = Object.keys(config.services)
  delete config.services[first]?.artefact
  const { model } = await compileSite(config, file)
  const shown = (key: string) => {
    const route = model.routes.find((row) => row.key === key)
    return route && model.pageFacts(route).share.artefact?.kind
  }
  expect(shown(first)).toBeUndefined()
  expect(shown(second)).toBe(config.services[second]?.artefact?.kind)
  const contact = model.routes.find(({ template }) => template === 'contact')
  expect(shown(contact?.key ?? '')).toBe(config.services[second]?.artefact?.kind)
})

test('no picture shows the document of a service that is switched off', async () => {
  const { config } = await checkFile(file)
  if (!config) throw new Error('The shipped configuration is wrong')
  const documents = new Set<string | undefined>()
  for (const service of Object.values(config.services).slice(0, -1)) {
    service.enabled = false
    const { model } = await compileSite(config, file)
    for (const route of model.routes) documents.add(model.pageFacts(route).share.artefact?.title)
    expect(documents).not.toContain(service.artefact?.title[config.defaultLocale])
    documents.clear()
  }
})
