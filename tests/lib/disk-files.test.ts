import { execFile } from 'node:child_process'
import { chmod, lstat, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeBytes } from '../../generator/lib/files/disk-files.ts'
import { type TemporaryFolder, temporaryFolder } from '../site/command.ts'

let folder: TemporaryFolder

beforeAll(async () => {
  folder = await temporaryFolder()
})
afterAll(() => folder.remove())

/** Runs code in a process that the system lets write no file of more than 4 kB, as a full disk would not. Returns what it prints. */
async function runInNarrowRoom(code: string): Promise<string> {
  const run = `ulimit -f 8; ulimit -n 512; exec "$0" --import tsx --input-type=module --eval "$1"`
  const { stdout } = await promisify(execFile)('sh', ['-c', run, process.execPath, code], {
    cwd: resolve(import.meta.dirname, '../..'),
    env: { ...process.env, TSX_DISABLE_CACHE: '1' },
  })
  return stdout.trim()
}

const module = (name: string) => JSON.stringify(resolve(import.meta.dirname, '../../generator', name))

describe.skipIf(process.platform === 'win32')('where the system stops within a file', () => {
  test('one that is new is not left behind as a half', async () => {
    const path = join(folder.path, 'new', 'picture.jpg')
    const code = `import { writeNew } from ${module('lib/files/disk-files.ts')}
      try { writeNew(${JSON.stringify(path)}, Buffer.alloc(100_000)) } catch ({ code }) { console.log(code) }`
    expect(await runInNarrowRoom(code)).toBe('EFBIG')
    expect(await readdir(join(folder.path, 'new'))).toEqual([])
  })

  test('one that is there is not taken away where no file can be opened any more', async () => {
    const path = join(folder.path, 'kept.jpg')
    await writeFile(path, 'what was there')
    const code = `import { openSync } from 'node:fs'
      import { writeNew } from ${module('lib/files/disk-files.ts')}
      try { for (;;) openSync('/dev/null', 'r') } catch {}
      try { writeNew(${JSON.stringify(path)}, Buffer.from('a')) } catch ({ code }) { console.log(code) }`
    expect(await runInNarrowRoom(code)).toBe('EMFILE')
    expect(await readFile(path, 'utf8')).toBe('what was there')
  })

  test('one that was there keeps what it had', async () => {
    const own = join(folder.path, 'old')
    await mkdir(own)
    await writeFile(join(own, 'texts.csv'), 'what was there')
    const code = `import { writeBytes } from ${module('lib/files/disk-files.ts')}
      try { writeBytes(${JSON.stringify(join(own, 'texts.csv'))}, Buffer.alloc(100_000)) } catch ({ code }) { console.log(code) }`
    expect(await runInNarrowRoom(code)).toBe('EFBIG')
    expect(await readdir(own)).toEqual(['texts.csv'])
    expect(await readFile(join(own, 'texts.csv'), 'utf8')).toBe('what was there')
  })

  test('a lead that finds no room leaves no half of a line, and what was there stays', async () => {
    const own = join(folder.path, 'leads')
    await mkdir(own)
    const file = join(own, 'leads.jsonl')
    await writeFile(file, '{"conversion_id":"a"}\n')
    const code = `import { openLeadStore } from ${module('serve/preview/lead-store.ts')}
      const store = openLeadStore(${JSON.stringify(file)})
      console.log(await store.keep({ conversion_id: 'b', message: 'x'.repeat(9000) }))
      console.log(await store.keep({ conversion_id: 'c', message: 'short' }))`
    expect(await runInNarrowRoom(code)).toBe('no-room\nnew')
    expect(await readFile(file, 'utf8')).toBe('{"conversion_id":"a"}\n{"conversion_id":"c","message":"short"}\n')
    expect(await readdir(own)).toEqual(['leads.jsonl'])
  })

  test('half a file of a lead does not count as kept when it is sent again', async () => {
    const own = join(folder.path, 'lead-files')
    const bytes = Buffer.alloc(100_000, 'a')
    const code = `import { keepFiles } from ${module('serve/preview/lead-files.ts')}
      const file = { field: 'cv', name: 'cv.pdf', bytes: Buffer.alloc(100_000, 'a') }
      await keepFiles(${JSON.stringify(own)}, [file]).catch(({ code }) => console.log(code))`
    expect(await runInNarrowRoom(code)).toBe('EFBIG')
    expect(await readdir(own)).toEqual([])
    const { keepFiles } = await import('../../generator/serve/preview/lead-files.ts')
    const kept = await keepFiles(own, [{ field: 'cv', name: 'cv.pdf', bytes }])
    expect(await readFile(join(folder.path, kept?.cv?.[0]?.file ?? ''))).toEqual(bytes)
  })
})

test('a link stays a link, and a file keeps who may read it', async () => {
  const file = join(folder.path, 'kept.txt')
  await writeFile(file, 'a')
  await chmod(file, 0o640)
  await symlink('kept.txt', join(folder.path, 'link.txt'))
  writeBytes(join(folder.path, 'link.txt'), Buffer.from('b'))
  expect((await lstat(join(folder.path, 'link.txt'))).isSymbolicLink()).toBe(true)
  expect(await readFile(file, 'utf8')).toBe('b')
  expect((await lstat(file)).mode & 0o777).toBe(0o640)
})
