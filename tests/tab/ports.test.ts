import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import * as files from '../../generator/tab/ports/memory-files.ts'
import { isWithin } from '../../generator/tab/ports/places.ts'
import { basename, dirname, extname, join, posix, relative, resolve } from '../../generator/tab/ports/posix-path.ts'
import { sha256, sha384 } from '../../generator/tab/ports/sha2.ts'
import { unzipSite, zipFiles } from '../../generator/tab/zip-files.ts'

test('paths in the tab are those of other systems', () => {
  expect(join('/site', './images/', '../logo.svg')).toBe('/site/logo.svg')
  expect(join('parts', 'fonts')).toBe('parts/fonts')
  expect(resolve('/site', 'images/a.jpg')).toBe('/site/images/a.jpg')
  expect(resolve('/site', '/built/')).toBe('/built')
  expect(dirname('/site/site.config.yaml')).toBe('/site')
  expect(dirname('/site')).toBe('/')
  expect(basename('/images/our terrace.JPG', '.JPG')).toBe('our terrace')
  expect(extname('/images.d/photo')).toBe('')
  expect(extname('photo.min.webp')).toBe('.webp')
  expect(relative('/site', '/site/images/a.jpg')).toBe('images/a.jpg')
  expect(relative('/site/images', '/built')).toBe('../../built')
  expect(posix.normalize('../a/./b//c')).toBe('../a/b/c')
  expect(isWithin('/site/../built', '/site')).toBe(false)
})

test('hashes in the tab are those of the standard', () => {
  expect(sha256('abc', 'hex')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(sha256('', 'base64url')).toBe('47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU')
  expect(sha384('abc')).toBe('ywB1P0WjXou1oD1pmsZQBycsMqsO3tFjGotgWkP/W+2AhgcroefMI1i67KE0yCWn')
})

test('files in memory refuse as a disk does', async () => {
  files.writeBytes('/t/a/one.txt', strToU8('one'))
  files.writeBytes('/t/two.txt', strToU8('two'))
  expect(files.readText('/t/a/../a/one.txt')).toBe('one')
  expect(files.listFolder('/t')).toEqual([
    { name: 'a', isFolder: true, isFile: false },
    { name: 'two.txt', isFolder: false, isFile: true },
  ])
  expect(files.readFacts('/t/a')).toEqual({ kind: 'folder', size: 0 })
  expect(() => files.readBytes('/t/three.txt')).toThrow(expect.objectContaining({ code: 'ENOENT' }))
  expect(() => files.readBytes('/t/a')).toThrow(expect.objectContaining({ code: 'EISDIR' }))
  expect(files.writeNew('/t/two.txt', strToU8('other'))).toBe(false)
  files.removeFile('/t/two.txt')
  expect(files.fileExists('/t/two.txt')).toBe(false)
})

test('a ZIP of a site is taken from the folder that has its configuration, and nothing that leads elsewhere', () => {
  const zip = zipSync({
    'my-site/site.config.yaml': strToU8('format: 2\n'),
    'my-site/logo.svg': strToU8('<svg/>'),
    'my-site/node_modules/x/site.config.yaml': strToU8('no'),
    'my-site/../outside.txt': strToU8('no'),
    'readme.txt': strToU8('no'),
  })
  const site = unzipSite(zip) as Map<string, Uint8Array>
  expect([...site.keys()].sort()).toEqual(['logo.svg', 'site.config.yaml'])
  expect(unzipSite(zipFiles(site))).toEqual(site)
  expect(unzipSite(zipSync({ 'index.html': strToU8('') }))).toBeUndefined()
  expect(unzipSite(strToU8('no ZIP'))).toBeUndefined()
})
