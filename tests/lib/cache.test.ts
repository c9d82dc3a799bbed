import { linkSync } from 'node:fs'
import { mkdir, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  cached,
  cachedFile,
  cacheEvents,
  cacheFolder,
  readCached,
  removeUnused,
  writeCached,
} from '../../generator/lib/files/cache.ts'
import { damages, isTold } from '../site/damages.ts'

const kind = `test-${process.pid}`
const folder = join(cacheFolder, kind)
let damaged: string[]
const note = (what: string) => damaged.push(what)

beforeEach(() => {
  damaged = []
  cacheEvents.on('damaged', note)
})
afterEach(async () => {
  cacheEvents.off('damaged', note)
  await rm(folder, { recursive: true, force: true })
})

test('what was made of some parts is not made again, and of other parts it is', async () => {
  const make = (text: string) => async () => Buffer.from(text)
  expect(`${await cached(kind, ['a', 'b'], make('first'))}`).toBe('first')
  expect(`${await cached(kind, ['a', 'b'], make('second'))}`).toBe('first')
  expect(`${await cached(kind, ['ab'], make('third'))}`).toBe('third')
  expect(damaged).toEqual([])
})

test('code is loaded as it is', async () => {
  writeCached(`${kind}/code.mjs`, 'export const answer = 42')
  expect(await import(cachedFile(`${kind}/code.mjs`))).toMatchObject({ answer: 42 })
})

test.each(Object.entries(damages))('a file that %s is not read, and is made anew', async (name, damage) => {
  writeCached(`${kind}/other`, 'another one')
  writeCached(`${kind}/a`, 'whole')
  await damage(cachedFile(`${kind}/a`), cachedFile(`${kind}/other`))
  const isReadable = name === 'cannot be read' && !isTold(name)
  expect(readCached(`${kind}/a`)?.toString()).toBe(isReadable ? 'whole' : undefined)
  expect(damaged).toEqual(isTold(name) ? [kind] : [])
  expect(writeCached(`${kind}/a`, 'whole')).toBe(true)
  expect(readCached(`${kind}/a`)?.toString()).toBe('whole')
})

test('a file that there is not is no damage', () => {
  expect(readCached(`${kind}/none`)).toBe(undefined)
  expect(damaged).toEqual([])
})

test('a file that another thread writes at this moment is no damage', async () => {
  const file = cachedFile(`${kind}/a`)
  writeCached(`${kind}/a`, 'whole')
  const writer = new Worker(
    `const { linkSync, rmSync } = require('node:fs')
    const { workerData: [whole, file] } = require('node:worker_threads')
    rmSync(file)
    for (let turn = 0; turn < 20_000; turn++) {
      linkSync(whole, file)
      rmSync(file)
    }`,
    { eval: true, workerData: [`${file}-whole`, file] },
  )
  linkSync(file, `${file}-whole`)
  let isWriting = true
  writer.on('exit', () => (isWriting = false))
  while (isWriting) {
    for (let turn = 0; turn < 1000; turn++) readCached(`${kind}/a`)
    await setImmediate()
  }
  expect(damaged).toEqual([])
})

test('the folder of a kind may be a link to another disk', async () => {
  const other = `${folder}-elsewhere`
  await mkdir(other, { recursive: true })
  await symlink(other, folder)
  expect([readCached(`${kind}/a`), damaged]).toEqual([undefined, []])
  writeCached(`${kind}/a`, 'a')
  expect(await readdir(other)).toEqual(['a'])
  await rm(other, { recursive: true })
})

test('what was not used for thirty days is removed, and only that', async () => {
  for (const [name, days] of Object.entries({ 'long unused': 31, 'not yet': 29, 'used again': 31 })) {
    const time = new Date(Date.now() - days * 86_400_000)
    writeCached(`${kind}/${name}`, '')
    await utimes(cachedFile(`${kind}/${name}`), time, time)
  }
  readCached(`${kind}/used again`)
  await removeUnused()
  expect(await readdir(folder)).toEqual(['not yet', 'used again'])
})

test.each([
  ['a file', (path: string) => writeFile(path, '')],
  ['a folder', (path: string) => mkdir(join(path, 'below'), { recursive: true })],
  ['a link to nothing', (path: string) => symlink('nothing', path)],
])('what is written takes the place of %s, of its own name or of its folder’s', async (_name, spoil) => {
  const file = cachedFile(`${kind}/a`)
  for (const path of [dirname(file), file]) {
    await rm(path, { recursive: true, force: true })
    await spoil(path)
    expect(readCached(`${kind}/a`)).toBe(undefined)
    expect(writeCached(`${kind}/a`, 'a')).toBe(true)
    expect(readCached(`${kind}/a`)?.toString()).toBe('a')
  }
})
