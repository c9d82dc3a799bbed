import { expect, test } from 'vitest'
import { checkFile } from '../../../generator/check/check-file.ts'
import { createRouteTable } from '../../../generator/compile/routes/route-table.ts'
import { DevSite } from '../../../generator/serve/dev/dev-site.ts'
import { withDraftTexts } from '../../../generator/serve/dev/with-draft-texts.ts'
import type { SiteConfig } from '../../../schema/site-config.ts'
import { fourthSite, secondSite } from '../../site/command.ts'

const draft = 'valueOf'

/** The second site with a draft that has one text. */
function siteWithDraft(): SiteConfig {
  const { config } = checkFile(secondSite)
  if (!config) throw new Error('The second site is wrong')
  const { locales, footer } = structuredClone(config)
  locales[draft] = { name: 'Italiano', tag: 'it-IT', country: 'Italia', flag: 'it', draft: true }
  const rights = { ...footer?.rights, [draft]: 'Tutti i diritti riservati' }
  return { ...config, locales, footer: { ...footer, rights } }
}

test('a draft is shown, with the texts of the default language in the place of those that it lacks', async () => {
  const config = siteWithDraft()
  const { model } = await DevSite.of(config, secondSite)
  const shells = new Map(model.locales.map(({ locale, shell }) => [locale, shell]))
  const [shell, original] = [shells.get(draft), shells.get(config.defaultLocale)]
  expect(shell?.languages.map(({ locale }) => locale)).toContain(draft)
  expect(shell?.footer.rights).toBe('Tutti i diritti riservati')
  expect(shell?.footer.description).toBe(original?.footer.description)
  const pathsOf = (wanted: string) => model.routes.filter(({ locale }) => locale === wanted).map(({ path }) => path)
  expect(pathsOf(draft)).toEqual(
    pathsOf(config.defaultLocale).map((path) => path.replace(`/${config.defaultLocale}/`, `/${draft}/`)),
  )
})

test('the first draft of a site in one language moves none of its pages', () => {
  const { config } = checkFile(fourthSite)
  if (!config) throw new Error('The fourth site is wrong')
  const filled = withDraftTexts({
    ...config,
    locales: { ...config.locales, [draft]: { name: 'Italiano', tag: 'it', draft: true } },
  })
  expect(createRouteTable(filled).homes).toMatchObject({ [config.defaultLocale]: '/', [draft]: `/${draft}/` })
})

test('texts that may be left out stay out', () => {
  const filled = withDraftTexts(siteWithDraft())
  const shortened = Object.values(filled.services ?? {}).flatMap(({ canonical }) => (canonical ? [canonical] : []))
  expect(shortened).not.toHaveLength(0)
  for (const canonical of shortened) expect(Object.keys(canonical)).not.toContain(draft)
})

test('the configuration itself is left as it was', () => {
  const config = siteWithDraft()
  const before = structuredClone(config)
  withDraftTexts(config)
  expect(config).toEqual(before)
})
