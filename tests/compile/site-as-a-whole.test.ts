import { expect, test } from 'vitest'
import { checkFile } from '../../generator/check/check-file.ts'
import { compileSite } from '../../generator/compile-site.ts'
import { rootFiles } from '../../generator/output/root-files.ts'
import { secondSite } from '../site/command.ts'

/** The second site with another address or word for robots: its model, and its files at the root. */
async function compiled({ url, robots }: { readonly url?: string; readonly robots?: string }) {
  const { config } = checkFile(secondSite)
  if (!config) throw new Error('The second site is wrong')
  const { site, metadata } = config
  const changed = {
    ...config,
    site: { ...site, url: url ?? site.url },
    metadata: { ...metadata, robots: robots ?? metadata?.robots ?? 'index' },
  }
  const { model } = await compileSite(changed, secondSite)
  return { model, files: rootFiles(model, () => undefined) }
}

test.each(['noindex', 'noindex, nofollow', 'follow, noindex', 'none'])(
  'a site with %s has no site map',
  async (robots) => {
    const { files } = await compiled({ robots })
    expect([...files.keys()].filter((path) => path.startsWith('sitemap'))).toEqual([])
    expect(files.get('robots.txt')).toBe('User-agent: *\nAllow: /\n')
  },
)

test.each(['index, follow', 'index, max-image-preview:none'])('a site with %s has one', async (robots) => {
  const { files } = await compiled({ robots })
  expect(files.get('robots.txt')).toContain('Sitemap: ')
  expect([...files.keys()]).toContain('sitemap.xml')
})

test('the address of a site has one form everywhere', async () => {
  const { model, files } = await compiled({ url: 'https://Straße.example' })
  const all = JSON.stringify([model, ...files.values()])
  expect(all).not.toMatch(/straße\.example/i)
  expect(files.get('sitemap.xml')).toContain('<loc>https://xn--strae-oqa.example/fr/</loc>')
})
