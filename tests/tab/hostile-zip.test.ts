import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { unzipSite } from '../../generator/tab/zip-files.ts'

// A ZIP that somebody else has made.

const config = strToU8('name: x\n')

/** A ZIP whose last entry says another size of itself. */
function sayingSize(zip: Uint8Array, size: number): Uint8Array {
  const bytes = Buffer.from(zip)
  bytes.writeUInt32LE(size, bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 24)
  return bytes
}

/** The files of a ZIP that is taken. */
function opened(zip: Uint8Array): Map<string, Uint8Array> | undefined {
  const files = unzipSite(zip)
  return files === 'too-large' ? undefined : files
}

test('nothing in it leads out of the site', () => {
  const names = ['../up.txt', '/etc/passwd', 'a/../../b.txt', 'images\\..\\c.txt', './d.txt', 'images//e.txt']
  const zip = zipSync({ 'site.config.yaml': config, ...Object.fromEntries(names.map((name) => [name, config])) })
  expect([...(opened(zip)?.keys() ?? [])]).toEqual(['site.config.yaml'])
  expect(unzipSite(zipSync({ '../site.config.yaml': config }))).toBeUndefined()
})

test('one of too many files, or that says it is too large, is not unpacked', () => {
  const many = Object.fromEntries(Array.from({ length: 10_001 }, (_, index) => [`images/${index}`, new Uint8Array()]))
  expect(unzipSite(zipSync({ 'site.config.yaml': config, ...many }, { level: 0 }))).toBe('too-large')
  const bomb = zipSync({ 'site.config.yaml': config, 'images/a.jpg': new Uint8Array(1000) })
  expect(opened(bomb)?.size).toBe(2)
  expect(unzipSite(sayingSize(bomb, 400_000_000))).toBe('too-large')
})

test('a file is never unpacked beyond the size that it says', () => {
  const bomb = zipSync({ 'site.config.yaml': config, 'images/a.jpg': new Uint8Array(5_000_000) })
  expect(opened(sayingSize(bomb, 10))?.get('images/a.jpg')?.length ?? 0).toBeLessThanOrEqual(10)
})
