import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lineTimes } from '../../../generator/check/history/file-history.ts'
import { createRepository, type Repository } from './repository.ts'

let repository: Repository

beforeEach(() => {
  repository = createRepository('site.config.yaml')
})
afterEach(() => repository.remove())

/** The days of the lines of a file. */
async function daysOf(file: string): Promise<(string | undefined)[] | undefined> {
  const times = await lineTimes(file)
  return times?.map((time) => (time === undefined ? undefined : new Date(time * 1000).toISOString().slice(0, 10)))
}

test('each line has the day on which it was written, also where lines of one commit stand apart', async () => {
  repository.commit('a: 1\nb: 1\nc: 1\n', { written: '2025-01-10' })
  repository.commit('a: 1\nb: 2\nc: 1\n', { written: '2025-03-20' })
  expect(await daysOf(repository.file)).toEqual(['2025-01-10', '2025-03-20', '2025-01-10'])
})

test('a line keeps its day when its commit is picked or rebased', async () => {
  repository.commit('a: 1\n', { written: '2025-01-10', committed: '2025-06-01' })
  expect(await daysOf(repository.file)).toEqual(['2025-01-10'])
})

test('a line that is not committed yet has no time', async () => {
  repository.commit('a: 1\nb: 1\n', { written: '2025-01-10' })
  repository.write('a: 2\nb: 1\nc: 1\n')
  expect(await daysOf(repository.file)).toEqual([undefined, '2025-01-10', undefined])
})

test('text that looks like an answer of git is text', async () => {
  repository.commit(`author-time 1\n${'0'.repeat(40)} 1 1\n\tauthor-time 1\n`, { written: '2025-01-10' })
  expect(await daysOf(repository.file)).toEqual(['2025-01-10', '2025-01-10', '2025-01-10'])
})

test('a file that git does not know has no history', async () => {
  const other = join(repository.folder, 'other.yaml')
  writeFileSync(other, 'a: 1\n')
  expect(await lineTimes(other)).toBeUndefined()
  repository.commit('a: 1\n', { written: '2025-01-10' })
  expect(await lineTimes(join(repository.folder, 'nowhere.yaml'))).toBeUndefined()
})
