import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { canWatch, watchFile } from '../../generator/check/watch-file.ts'
import { type TemporaryFolder, temporaryFolder } from '../site/command.ts'

let folder: TemporaryFolder
let file: string
let stop: () => void
const saved = vi.fn()

beforeEach(async () => {
  folder = await temporaryFolder()
  file = join(folder.path, 'site.config.yaml')
  writeFileSync(file, 'a: 1')
  saved.mockClear()
  stop = watchFile(file, saved)
})
afterEach(async () => {
  stop()
  await folder.remove()
})

const isSaved = (times: number) => vi.waitFor(() => expect(saved).toHaveBeenCalledTimes(times), 3000)

test('a file is seen that is saved in place, and one that replaces it', async () => {
  writeFileSync(file, 'a: 2')
  await isSaved(1)
  writeFileSync(`${file}.new`, 'a: 3')
  renameSync(`${file}.new`, file)
  await isSaved(2)
})

test('what is saved in several steps is seen once', async () => {
  rmSync(file)
  writeFileSync(file, '')
  writeFileSync(file, 'a: 2')
  await isSaved(1)
})

test('another file of the folder is none of it', async () => {
  const notes = join(folder.path, 'notes.txt')
  const noted = vi.fn()
  const stopNotes = watchFile(notes, noted)
  writeFileSync(notes, 'x')
  await vi.waitFor(() => expect(noted).toHaveBeenCalled(), 3000)
  stopNotes()
  expect(saved).not.toHaveBeenCalled()
})

test('a file need not be there yet, but its folder must', () => {
  rmSync(file)
  expect(canWatch(file)).toBe(true)
  expect(canWatch(join(folder.path, 'nowhere/site.config.yaml'))).toBe(false)
})
