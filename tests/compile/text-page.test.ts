import { beforeAll, describe, expect, test } from 'vitest'
import { checkFile } from '../../generator/check/check-file.ts'
import { compileSite } from '../../generator/compile-site.ts'
import { rootFiles } from '../../generator/output/root-files.ts'
import type { SiteConfig } from '../../schema/site-config.ts'
import { secondSite } from '../site/command.ts'
import { pageFor, sectionOf } from '../site/shipped-config.ts'

let second: SiteConfig

beforeAll(() => {
  const { config } = checkFile(secondSite)
  if (!config) throw new Error('The second site is wrong')
  second = config
})

/** The first page of plain text of the second site in its default locale, with another text if one is given. */
async function textPage(text?: string) {
  const config = structuredClone(second)
  const { key, page } = pageFor(config, 'other')
  const section = sectionOf(page, 'text')
  if (text !== undefined) section.text = Object.fromEntries(Object.keys(second.locales).map((to) => [to, text]))
  const { model } = await compileSite(config, secondSite)
  const found = model.pages.find(({ route }) => route.key === key && route.locale === second.defaultLocale)
  if (!found) throw new Error(`${key} has no route`)
  return { model, ...found, module: found.page, slug: page.slug }
}

describe('a page of plain text', () => {
  test('stands in the menus under its name', async () => {
    const { model, route } = await textPage()
    const shell = model.locales.find(({ locale }) => locale === route.locale)?.shell
    for (const links of [shell?.header.menu, shell?.footer.links])
      expect(links).toContainEqual({ page: route.key, label: 'Tarifs', href: route.path })
  })

  test('is a web page to search engines, with the trail to it', async () => {
    const { route, structuredData } = await textPage()
    const graph = JSON.stringify(structuredData)
    expect(graph).toContain(`"@type":"WebPage","@id":"${second.site.url}${route.path}#page"`)
    expect(graph).toContain('"@type":"BreadcrumbList"')
  })

  test('is listed in the site map in all languages, and for language models', async () => {
    const { model, slug } = await textPage()
    const files = rootFiles(model, () => '2026-03-31')
    for (const [locale, address] of Object.entries(slug)) {
      const url = `${second.site.url}/${locale}/${address}`
      expect(files.get('sitemap.xml')).toContain(`<loc>${url}</loc><lastmod>2026-03-31</lastmod>`)
      expect(files.get('llms.txt')).toContain(`(${url}): `)
    }
  })

  test('has its text cleaned, and its links led to pages by their keys', async () => {
    const { module } = await textPage('[Hello](page:contact) <script>alert(1)</script><b onclick="x()">you</b>')
    expect(module.content).toMatchObject({
      sections: [
        { kind: 'opening' },
        {
          text: [
            {
              tag: 'p',
              children: [
                { tag: 'a', attributes: { href: '/fr/contact' }, children: ['Hello'] },
                ' ',
                { tag: 'b', children: ['you'] },
              ],
            },
          ],
        },
      ],
    })
  })

  test('may show images of the hosts that its text names, and of no others', async () => {
    const { module } = await textPage('![The workshop](https://photos.example/a.jpg)')
    expect(module.imageHosts).toEqual(['https://photos.example'])
    expect((await textPage()).module).not.toHaveProperty('imageHosts')
  })
})
