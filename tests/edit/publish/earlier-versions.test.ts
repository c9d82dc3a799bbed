import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EarlierVersions } from '../../../generator/edit/publish/earlier-versions.ts'
import { Repository } from '../../../generator/edit/publish/repository.ts'
import { ConfigFile } from '../../../generator/edit/server/config-file.ts'
import { EditSession } from '../../../generator/edit/server/edit-session.ts'
import { type TemporaryFolder, temporaryFolder } from '../../site/command.ts'

const versions = [
  'items:\n  - pt: Um texto inicial\n    en: A first text\n',
  'items:\n  - pt: Um texto mudado\n    en: A first text\n',
  'items: [\n',
  'items:\n  - pt: Outro item novo\n    en: Something else\n  - pt: Um texto mudado\n    en: A changed text\n',
]

let folder: TemporaryFolder
let earlier: EarlierVersions
let commits: string[]

beforeAll(async () => {
  folder = await temporaryFolder()
  const file = join(folder.path, 'site.yaml')
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder.path }).toString().trim()
  git('init', '-q', '-b', 'main')
  for (const [index, text] of versions.entries()) {
    await writeFile(file, text)
    git('add', '.')
    const date = `2026-01-0${index + 1}T12:00:00Z`
    const names = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com']
    git(...names, 'commit', '-qm', `Version ${index + 1}`, `--date=${date}`)
  }
  commits = git('log', '--format=%H').split('\n')
  await writeFile(file, (versions.at(-1) ?? '').replace('A changed text', 'A text of today'))
  const session = new EditSession(new ConfigFile(file), { read: () => undefined, write: () => {} })
  earlier = new EarlierVersions(new Repository(file), session)
})

afterAll(() => folder.remove())

test('a text has those that stood in its place before, each once, with the day on which it was published; its entry is followed', async () => {
  const texts = await earlier.earlierTexts(['items', 1])
  const day = (time: number) => new Date(time * 1000).toISOString().slice(0, 10)
  expect(texts.map(({ locale, text, time, author }) => [locale, text, day(time), author])).toEqual([
    ['en', 'A changed text', '2026-01-04', 'Ada'],
    ['en', 'A first text', '2026-01-01', 'Ada'],
    ['pt', 'Um texto inicial', '2026-01-01', 'Ada'],
  ])
})

test('publications are listed with what each has changed; one that could not be read counts as empty', async () => {
  const all = await earlier.publications()
  expect(all.map(({ note }) => note)).toEqual(['Version 4', 'Version 3', 'Version 2', 'Version 1'])
  expect(await earlier.listChanges(commits[2] ?? '')).toEqual([
    { do: 'changed', path: ['items', 0, 'pt'], was: 'Um texto inicial', now: 'Um texto mudado', tellings: [] },
  ])
  expect((await earlier.listChanges(commits[1] ?? ''))?.map(({ do: kind }) => kind)).toEqual(['removed'])
})

test('only publications of this file are given out', async () => {
  expect(await earlier.readText(commits[3] ?? '')).toBe(versions[0])
  for (const other of ['HEAD', '', '--output=x', 'deadbeef']) {
    expect(await earlier.readText(other)).toBeUndefined()
    expect(await earlier.listChanges(other)).toBeUndefined()
  }
})
