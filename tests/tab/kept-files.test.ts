import { afterEach, expect, test, vi } from 'vitest'
import { ConfigFile } from '../../generator/tab/ports/kept-config-file.ts'
import { fileExists, writeBytes } from '../../generator/tab/ports/memory-files.ts'
import { keepSite, replaceSite, siteFiles } from '../../generator/tab/site-store.ts'

afterEach(() => void vi.unstubAllGlobals())

/** A browser's own files, with no room for one of them. */
function filesWithout(refused: string) {
  const folder = {
    getDirectoryHandle: async () => folder,
    removeEntry: async () => {},
    getFileHandle: async (name: string) => ({
      createWritable: async () => ({
        write: async () => {
          if (name === refused) throw new DOMException('full', 'QuotaExceededError')
        },
        close: async () => {},
      }),
    }),
  }
  return { storage: { getDirectory: async () => folder } }
}

test('a site of which a single file cannot be kept is not told to be kept, and no part of it stays but what was answered of it', async () => {
  keepSite()
  vi.stubGlobal('navigator', filesWithout('photo.jpg'))
  const [photo, config] = [Uint8Array.of(1), Uint8Array.of(2)]
  const files = new Map([
    ['images/photo.jpg', photo],
    ['site.config.yaml', config],
  ])
  writeBytes('/welcome/answers.json', config)
  await expect(replaceSite(files)).rejects.toThrow('full')
  expect(fileExists('/welcome/answers.json')).toBe(true)
  // The next visit would open a part of a site.
  expect(siteFiles().size).toBe(0)
  await expect(replaceSite(new Map([['site.config.yaml', config]]))).resolves.toBeUndefined()
  expect(fileExists('/welcome/answers.json')).toBe(false)
})

test('a file is decoded and hashed once for as long as nobody writes it', () => {
  const path = '/read-once/site.config.yaml'
  const file = new ConfigFile(path)
  writeBytes(path, new TextEncoder().encode('name: Ana\n'))
  const read = file.read()
  expect(read.text).toBe('name: Ana\n')
  expect(file.read()).toBe(read)
  writeBytes(path, new TextEncoder().encode('name: Eva\n'))
  expect(file.read().text).toBe('name: Eva\n')
  expect(file.read().version).not.toBe(read.version)
})
