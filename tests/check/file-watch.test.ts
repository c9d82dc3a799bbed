import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { canWatch, FileWatch } from '../../generator/serve/file-watch.ts'
import { type TemporaryFolder, temporaryFolder } from '../site/command.ts'

let folder: TemporaryFolder
let file: string
let image: string
let watch: FileWatch
const changed = vi.fn(() => watch.watch([file, image]))

beforeEach(async () => {
  folder = await temporaryFolder()
  file = join(folder.path, 'site.config.yaml')
  image = join(folder.path, 'images/team/photo.jpg')
  writeFileSync(file, 'a: 1')
  changed.mockClear()
  watch = new FileWatch(changed)
  watch.watch([file, image])
})
afterEach(async () => {
  watch.close()
  await folder.remove()
})

/** Waits until changes were told so many times in all. */
const isTold = (times: number) => vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(times), 3000)

test('a file is seen that is saved in place, and one that replaces it', async () => {
  writeFileSync(file, 'a: 2')
  await isTold(1)
  writeFileSync(`${file}.new`, 'a: 3')
  renameSync(`${file}.new`, file)
  await isTold(2)
})

test('what is saved in several steps is seen once', async () => {
  rmSync(file)
  writeFileSync(file, '')
  writeFileSync(file, 'a: 2')
  await isTold(1)
})

test('a file is seen that is removed, and one that appears in folders that were missing', async () => {
  rmSync(file)
  await isTold(1)
  mkdirSync(join(folder.path, 'images'))
  await isTold(2)
  mkdirSync(join(folder.path, 'images/team'))
  await isTold(3)
  writeFileSync(image, '')
  await isTold(4)
})

test('another file of the folder is none of it', async () => {
  const notes = join(folder.path, 'notes.txt')
  const noted = vi.fn()
  const others = new FileWatch(noted)
  watch.watch([file])
  others.watch([notes])
  writeFileSync(notes, 'x')
  await vi.waitFor(() => expect(noted).toHaveBeenCalled(), 3000)
  others.close()
  expect(changed).not.toHaveBeenCalled()
})

test('a watch that is closed stays closed', async () => {
  const noted = vi.fn()
  const others = new FileWatch(noted)
  watch.close()
  watch.watch([file])
  others.watch([file])
  writeFileSync(file, 'a: 2')
  await vi.waitFor(() => expect(noted).toHaveBeenCalled(), 3000)
  others.close()
  expect(changed).not.toHaveBeenCalled()
})

test('a file need not be there yet, but its folder must', () => {
  rmSync(file)
  expect(canWatch(file)).toBe(true)
  expect(canWatch(join(folder.path, 'nowhere/site.config.yaml'))).toBe(false)
})
