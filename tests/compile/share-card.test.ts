import { expect, test } from 'vitest'
import { checkFile } from '../../generator/check/check-file.ts'
import type { PageModel } from '../../generator/compile/site-model.ts'
import { compileSite } from '../../generator/compile-site.ts'
import { pageFor } from '../site/shipped-config.ts'

const file = 'site.config.yaml'

/** The document on the card of a page. */
function documentOf({ share }: PageModel) {
  return 'artefact' in share ? share.artefact : undefined
}

test('the picture of a service without a document shows none; that of other pages the first that there is', async () => {
  const { config } = checkFile(file)
  if (!config) throw new Error('The shipped configuration is wrong')
  const [first = '', second = ''] = Object.keys(config.services ?? {})
  delete config.services?.[first]?.artefact
  const { model } = await compileSite(config, file)
  const shown = (key: string) => {
    const page = model.pages.find(({ route }) => route.key === key)
    return page && documentOf(page)?.kind
  }
  expect(shown(first)).toBeUndefined()
  expect(shown(second)).toBe(config.services?.[second]?.artefact?.kind)
  expect(shown(pageFor(config, 'contact').key)).toBe(config.services?.[second]?.artefact?.kind)
})

test('no picture shows the document of a service that is switched off', async () => {
  const { config } = checkFile(file)
  if (!config) throw new Error('The shipped configuration is wrong')
  const documents = new Set<string | undefined>()
  for (const service of Object.values(config.services ?? {}).slice(0, -1)) {
    service.enabled = false
    const { model } = await compileSite(config, file)
    for (const page of model.pages) documents.add(documentOf(page)?.title)
    expect(documents).not.toContain(service.artefact?.title[config.defaultLocale])
    documents.clear()
  }
})

test('a language with typefaces of its own has them on its pictures as well', async () => {
  const { config } = checkFile(file)
  if (!config?.locales.en) throw new Error('The shipped configuration is wrong')
  config.locales.en.fonts = { heading: 'Noto Serif', text: 'Noto Sans' }
  const { model } = await compileSite(config, file)
  const fonts = (locale: string) =>
    model.pages.flatMap(({ route, share }) => (route.locale === locale && 'fonts' in share ? [share.fonts] : []))
  expect(new Set(fonts('en').map(({ heading, text }) => `${heading}, ${text}`))).toEqual(
    new Set(['Noto Serif, Noto Sans']),
  )
  expect(fonts('pt').map(({ heading }) => heading)).not.toContain('Noto Serif')
})
