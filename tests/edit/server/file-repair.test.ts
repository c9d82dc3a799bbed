import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { EarlierVersions } from '../../../generator/edit/publish/earlier-versions.ts'
import { Repository } from '../../../generator/edit/publish/repository.ts'
import { mergeVersions, readConflictMarks, resolveVersions } from '../../../generator/edit/publish/two-versions.ts'
import { ConfigFile } from '../../../generator/edit/server/config-file.ts'
import { EditSession } from '../../../generator/edit/server/edit-session.ts'
import { FileRepairer, type LastReadable } from '../../../generator/edit/server/file-repair.ts'
import type { SavedLog } from '../../../generator/edit/yaml/change-log.ts'
import { readOldBytes } from '../../../generator/translate/read-old-bytes.ts'
import { type TemporaryFolder, temporaryFolder } from '../../site/command.ts'

const text = 'title:\n  pt: Um\n  es: Uno\nitems:\n  - a\n  - b\n'

let folder: TemporaryFolder
let file: string
/** The steps that the session has kept last. */
let saved: SavedLog | undefined

beforeEach(async () => {
  folder = await temporaryFolder()
  file = join(folder.path, 'site.yaml')
  vi.stubEnv('GIT_CEILING_DIRECTORIES', join(folder.path, '..'))
})

afterEach(async () => {
  vi.unstubAllEnvs()
  await folder.remove()
})

/** The repair of a file that could be read as `text`, and that another program has left in some way. */
async function deskOf(left: string | undefined, last: string | undefined = text) {
  if (left !== undefined) await writeFile(file, left)
  const keep = (_version: string, log: SavedLog) => {
    saved = log
  }
  const session = new EditSession(new ConfigFile(file), { read: () => undefined, write: keep })
  const earlierVersions = new EarlierVersions(new Repository(file), session)
  return {
    session,
    repairer: new FileRepairer({ session, last: { text: last } as LastReadable, earlierVersions, readOldBytes }),
  }
}

describe('of a file that cannot be read', () => {
  test('only the broken lines are as they were again, and all else that was saved stays', async () => {
    const { session, repairer } = await deskOf(text.replace('  es: Uno', '  es: "Uno').replace('- b', '- c'))
    const looked = await repairer.look()
    expect(looked).toMatchObject({ kind: 'unreadable', hasLast: true, conflicts: [] })
    expect(looked.lines).toEqual([{ line: 3, was: '  es: Uno\n', now: '  es: "Uno\n' }])
    expect(await repairer.fix({ version: 'another', by: 'lines' })).toEqual({ refused: 'changed-elsewhere' })
    expect(await repairer.fix({ version: looked.version, by: 'lines' })).toHaveProperty('version')
    expect(await readFile(file, 'utf8')).toBe(text.replace('- b', '- c'))
    await session.undo()
    expect(await readFile(file, 'utf8')).toContain('es: "Uno\n')
  })

  test.each([
    ['empty', '', 'unreadable'],
    ['gone', undefined, 'missing'],
  ])('the last version comes back where it is %s', async (_name, left, kind) => {
    const { repairer } = await deskOf(left)
    const { version, ...looked } = await repairer.look()
    expect(looked).toMatchObject({ kind, hasLast: true })
    expect(await repairer.fix({ version, by: 'last' })).toHaveProperty('version')
    expect(await readFile(file, 'utf8')).toBe(text)
  })

  test.each([
    ['windows-1252', Buffer.from('title: Ação \x80\n', 'latin1'), 'Ação', 'title: Ação €\n'],
    ['UTF-16', Buffer.from('\ufefftitle: Łódź\r\n', 'utf16le'), 'Łódź', 'title: Łódź\r\n'],
    ['UTF-16', Buffer.from('\ufefftitle: Łódź\n', 'utf16le').swap16(), 'Łódź', 'title: Łódź\n'],
  ])(
    'one in %s is saved as it reads; undone, it has the bytes that it had',
    async (encoding, bytes, example, meant) => {
      const { session, repairer } = await deskOf('', 'title: Ação em Łódź\n')
      await writeFile(file, bytes)
      const { version, ...looked } = await repairer.look()
      expect(looked).toMatchObject({ kind: 'letters', hasLast: true, lines: [], readings: [{ encoding, example }] })
      expect(await repairer.fix({ version, by: { encoding: 'koi8-r' } })).toEqual({ refused: 'no-such-place' })
      expect(await repairer.fix({ version, by: { encoding } })).toHaveProperty('version')
      expect(await readFile(file, 'utf8')).toBe(meant)
      expect(await session.undo()).toHaveProperty('version')
      expect(await readFile(file)).toEqual(bytes)
      expect(await repairer.look()).toMatchObject({ kind: 'letters' })
      expect(await session.redo()).toHaveProperty('version')
      expect(await readFile(file, 'utf8')).toBe(meant)
    },
  )

  test('the letters of its languages say how one is read', async () => {
    const polish = 'locales:\n  pl: { tag: pl }\n'
    const { repairer } = await deskOf('', polish)
    await writeFile(file, Buffer.concat([Buffer.from(`${polish}title: `), Buffer.from([0xa3, 0xf3, 0x64, 0x9f, 0x0a])]))
    const { version, readings } = await repairer.look()
    expect(readings).toEqual([{ encoding: 'windows-1250', example: 'Łódź' }])
    expect(await repairer.fix({ version, by: { encoding: 'windows-1250' } })).toHaveProperty('version')
    expect(await readFile(file, 'utf8')).toBe(`${polish}title: Łódź\n`)
  })

  test('one that is UTF-8 but for a letter is read in no other encoding, which would garble all others', async () => {
    const { repairer } = await deskOf('')
    await writeFile(file, Buffer.concat([Buffer.from('title: Ação\nother: '), Buffer.from([0xe9, 0x0a])]))
    expect(await repairer.look()).toMatchObject({ kind: 'unreadable', readings: [] })
  })

  test('a step back that no longer knows the bytes of before writes nothing', async () => {
    const { session, repairer } = await deskOf('')
    await writeFile(file, Buffer.from('title: Ação\n', 'latin1'))
    const { version } = await repairer.look()
    expect(await repairer.fix({ version, by: 'last' })).toHaveProperty('version')
    await session.undo()
    expect(await readFile(file, 'latin1')).toBe('title: Ação\n')
    await session.redo()
    expect(await readFile(file, 'utf8')).toBe(text)
    const later = new EditSession(new ConfigFile(file), { read: () => saved, write: () => {} })
    expect(await later.undo()).toEqual({ refused: 'unreadable' })
    expect(await readFile(file, 'utf8')).toBe(text)
  })

  test('of one in another encoding, the whole of the last version comes back', async () => {
    const { session, repairer } = await deskOf('')
    await writeFile(file, Buffer.from(`${text.replace('Um', 'Ação')}x: "a\n`, 'latin1'))
    const { version, ...looked } = await repairer.look()
    expect(looked).toMatchObject({ kind: 'letters', hasLast: true, lines: [] })
    expect(await repairer.fix({ version, by: 'lines' })).toHaveProperty('version')
    expect(await readFile(file, 'utf8')).toBe(text)
    expect(session.current.oldBytes).toBeUndefined()
  })

  test('nothing is offered where no version is known, and the file that comes back is taken', async () => {
    const { session, repairer } = await deskOf(undefined, undefined)
    await rm(file, { force: true })
    expect(await (await deskOf(undefined, '')).repairer.look()).toMatchObject({ kind: 'missing', hasLast: false })
    expect(await repairer.look()).toMatchObject({ kind: 'missing' })
    await writeFile(file, text)
    expect(session.current.text).toBe(text)
  })
})

describe('of a file in another format', () => {
  const older = '# Ours\nsite:\n  name: Um\npages:\n  home:\n    formerSlugs: { pt: [a] }\n'

  test('an older one is brought up to date by one step, which can be undone', async () => {
    const { session, repairer } = await deskOf(older)
    const looked = await repairer.look()
    expect(looked).toMatchObject({ kind: 'older', lines: [], hasLast: false, conflicts: [] })
    expect(await repairer.fix({ version: 'another', by: 'upgrade' })).toEqual({ refused: 'changed-elsewhere' })
    expect(await repairer.fix({ version: looked.version, by: 'upgrade' })).toHaveProperty('version')
    expect(await readFile(file, 'utf8')).toBe(
      '# Ours\nformat: 2\nsite:\n  name: Um\npages:\n  home:\n    formerPaths: { pt: [a] }\n',
    )
    await session.undo()
    expect(await readFile(file, 'utf8')).toBe(older)
    expect(await repairer.look()).toMatchObject({ kind: 'older' })
  })

  test('a newer one is left as it is', async () => {
    const { repairer } = await deskOf(`format: 9\n${older}`)
    const { version, ...looked } = await repairer.look()
    expect(looked).toMatchObject({ kind: 'newer', lines: [], hasLast: false })
    expect(await repairer.fix({ version, by: 'upgrade' })).toEqual({ refused: 'no-such-place' })
    expect(await readFile(file, 'utf8')).toBe(`format: 9\n${older}`)
  })
})

describe('conflict marks', () => {
  const marked =
    'title:\n<<<<<<< HEAD\n  pt: Meu\n||||||| base\n  pt: Um\n=======\n  pt: Deles\n>>>>>>> other\n  es: Uno\nitems:\n<<<<<<< HEAD\n  - a\n=======\n  - x\n>>>>>>> other\n'

  test('become two versions of each place, of which one is taken', async () => {
    const { repairer } = await deskOf(marked)
    const { version, kind, conflicts } = await repairer.look()
    expect(kind).toBe('conflict')
    expect(conflicts).toEqual([
      {
        mine: '  pt: Meu\n',
        theirs: '  pt: Deles\n',
        texts: [{ path: ['title', 'pt'], mine: 'Meu', theirs: 'Deles' }],
      },
      { mine: '  - a\n', theirs: '  - x\n', texts: [{ path: ['items', 0], mine: 'a', theirs: 'x' }] },
    ])
    expect(await repairer.fix({ version, by: ['theirs', 'mine'] })).toHaveProperty('version')
    expect(await readFile(file, 'utf8')).toBe('title:\n  pt: Deles\n  es: Uno\nitems:\n  - a\n')
  })

  test.each(['<<<<<<< HEAD\na: 1\n', 'a: 1\n>>>>>>> other\n', 'a: 1\n=======\n'])(
    'that are broken are none: %j',
    (left) => {
      expect(readConflictMarks(left)).toBeUndefined()
    },
  )
})

test('two changed texts are merged by lines; where both have changed the same ones, one side is chosen', () => {
  const base = 'a: 1\nb: 2\nc: 3\nd: 4\n'
  const versions = mergeVersions(base, { mine: 'a: 5\nb: 2\nc: 6\nd: 4\n', theirs: 'a: 7\nb: 8\nc: 3\nd: 4\ne: 9\n' })
  expect(versions.filter((part) => typeof part !== 'string')).toHaveLength(1)
  expect(resolveVersions(versions, ['mine'])).toContain('c: 6\nd: 4\ne: 9\n')
  expect(mergeVersions(base, { mine: base, theirs: 'a: 1\nb: 0\nc: 3\nd: 4\n' }).join('')).toBe(
    'a: 1\nb: 0\nc: 3\nd: 4\n',
  )
})
