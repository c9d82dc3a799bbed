import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test, vi } from 'vitest'
import { compileSite } from '../../../generator/compile-site.ts'
import { siteModules } from '../../../generator/output/modules/site-modules.ts'
import { root, shippedSite, temporaryFolder } from '../../site/command.ts'
import { readShippedConfig } from '../../site/shipped-config.ts'

test('the generated route table maps slugs back to keys, and keys to paths', async () => {
  const { model } = await compileSite(readShippedConfig(), shippedSite)
  const folder = await temporaryFolder()
  const text = siteModules(model).get('routes.ts') ?? ''
  const file = join(folder.path, 'routes.ts')
  await mkdir(folder.path, { recursive: true })
  await writeFile(file, text.replaceAll("'../routing/", `'${pathToFileURL(join(root, 'src/routing')).href}/`))
  const { keyOfSlug, pathOfPage } = await import(file)
  await folder.remove()
  expect(
    ['', 'sobre', 'acerca-de', 'services/training', 'servicios/formacion', 'servicos/rotulos', 'nada'].map(keyOfSlug),
  ).toEqual(['home', 'about', 'about', 'serviceTreinamentos', 'serviceTreinamentos', 'serviceRotulos', undefined])
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(pathOfPage('serviceRotulos', 'es')).toBe('/es/servicios/etiquetas-nutricionales')
  expect(pathOfPage('about', 'fr')).toBe('/pt/sobre')
  expect(warn).not.toHaveBeenCalled()
  expect(pathOfPage('nothing', 'en')).toBe('')
  expect(warn.mock.calls).toEqual([['No page has the key "nothing"']])
  warn.mockRestore()
})
