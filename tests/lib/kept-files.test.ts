import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keptFolder, markUsed, removeUnused } from '../../generator/lib/kept-files.ts'

const day = 86_400_000

test('what was not used for thirty days is removed, and only that', async () => {
  const folder = join(keptFolder, `test-${process.pid}`)
  await mkdir(folder, { recursive: true })
  for (const [name, days] of Object.entries({ 'long unused': 31, 'not yet': 29, 'used again': 31 })) {
    const time = new Date(Date.now() - days * day)
    await writeFile(join(folder, name), '')
    await utimes(join(folder, name), time, time)
  }
  await markUsed(join(folder, 'used again'))
  await removeUnused()
  expect(await readdir(folder)).toEqual(['not yet', 'used again'])
  await rm(folder, { recursive: true })
})
