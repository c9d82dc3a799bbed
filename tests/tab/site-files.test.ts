import { expect, test } from 'vitest'
import { chooseSiteFiles, findSiteFolder } from '../../generator/tab/forges/site-files.ts'
import { findSite } from '../../generator/tab/zip-files.ts'

test('of what a host lists, the files of the site are taken, and nothing that leads out of it or is code', () => {
  const listed = [
    'web/site.config.yaml',
    'web/logo.svg',
    'web/images/a.jpg',
    'web/images/../../program/schema.json',
    'web/pages/kinds/menu/view.tsx',
    'web/.git/hooks/pre-commit',
    'web/node_modules/x/images/b.jpg',
    'web/unnamed.txt',
    'other/images/c.jpg',
  ]
  const text = 'logo: ./logo.svg\nevil: [images/../../program/schema.json, pages/kinds/menu/view.tsx]\n'
  const chosen = chooseSiteFiles(new Map(listed.map((path) => [path, 'hash'])), {
    ...{ folder: 'web/', text, always: ['site.config.yaml'] },
  })
  expect([...chosen.keys()]).toEqual(['site.config.yaml', 'logo.svg', 'images/a.jpg'])
})

test('of a folder that somebody gives, the site is looked for where sites lie', () => {
  const files = new Map(
    ['node_modules/site.config.yaml', 'web/site.config.yaml', 'web/logo.svg'].map((name) => [name, new Uint8Array()]),
  )
  expect([...(findSite(files) ?? new Map()).keys()]).toEqual(['site.config.yaml', 'logo.svg'])
})

test('the site that lies least deep is the one', () => {
  const paths = ['docs/examples/site.config.yaml', 'web/site.config.yaml', 'node_modules/site.config.yaml']
  expect(findSiteFolder(paths, 'site.config.yaml')).toBe('web/')
  expect(findSiteFolder(['README.md', '../site.config.yaml'], 'site.config.yaml')).toBeUndefined()
})
