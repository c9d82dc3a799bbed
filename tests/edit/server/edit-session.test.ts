import { chmod, readFile, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { ConfigFile } from '../../../generator/edit/server/config-file.ts'
import { EditSession, type LogStore } from '../../../generator/edit/server/edit-session.ts'
import { ChangeLog, type SavedLog } from '../../../generator/edit/yaml/change-log.ts'
import { type TemporaryFolder, temporaryFolder } from '../../site/command.ts'

const text = `# The site
title:
  pt: Um # first
  es: Uno
items:
  - a
  - b
`

function memoryStore(): LogStore {
  const logs = new Map<string, SavedLog>()
  return { read: (version) => logs.get(version), write: (version, log) => void logs.set(version, structuredClone(log)) }
}

let folder: TemporaryFolder
let files = 0

beforeAll(async () => {
  folder = await temporaryFolder()
})

afterAll(() => folder.remove())

async function sessionOf(content: string, store = memoryStore()) {
  const path = join(folder.path, `${++files}.yaml`)
  await writeFile(path, content)
  const open = () => new EditSession(new ConfigFile(path), store)
  return { path, open, session: open(), read: () => readFile(path, 'utf8') }
}

const set = (path: (string | number)[], was: unknown, value: unknown) => ({ do: 'set' as const, path, was, value })

/** How many sequences are tried; some where nothing else is asked for. */
const runs = (usual: number) => Number(process.env.EDIT_RUNS ?? usual)

/** How long they may take: those of a large file are read again as a whole. */
const patience = { timeout: 180_000 + 1_000 * runs(0) }

describe('an edit', () => {
  test('writes the file', async () => {
    const { session, read } = await sessionOf(text)
    expect(await session.apply({ edits: [set(['title', 'pt'], 'Um', 'Dois')] })).toHaveProperty('version')
    expect(await read()).toBe(text.replace('Um', 'Dois'))
  })

  test('of a place that another program has changed is a conflict, and writes nothing', async () => {
    const { session, path, read } = await sessionOf(text)
    const theirs = text.replace('Um', 'Theirs')
    await writeFile(path, theirs)
    const conflicts = [{ path: ['title', 'pt'], was: 'Um', now: 'Theirs' }]
    expect(await session.apply({ edits: [set(['title', 'pt'], 'Um', 'Ours')] })).toEqual({ conflicts })
    expect(await read()).toBe(theirs)
  })

  test.each([
    { do: 'remove' as const, path: ['items', 0], was: 'a' },
    { do: 'move' as const, path: ['items', 0], was: 'a', to: 1 },
    { do: 'rename' as const, path: ['title'], was: { pt: 'Um', es: 'Uno' }, key: 'heading' },
  ])('that would $do what another program has changed is a conflict as well', async (edit) => {
    const { session, path, read } = await sessionOf(text)
    const theirs = text.replace('- a', '- theirs').replace('Um', 'Theirs')
    await writeFile(path, theirs)
    expect(await session.apply({ edits: [edit] })).toMatchObject({ conflicts: [{ path: edit.path, was: edit.was }] })
    expect(await read()).toBe(theirs)
  })

  test('of another place keeps what another program has written', async () => {
    const { session, path, read } = await sessionOf(text)
    await writeFile(path, text.replace('Uno', 'Theirs'))
    await session.apply({ edits: [set(['title', 'pt'], 'Um', 'Ours')] })
    expect(await read()).toBe(text.replace('Uno', 'Theirs').replace('Um', 'Ours'))
  })

  test('among those of another program, in any order, loses none of either', patience, async () => {
    const keys = ['pt', 'es', 'fr'] as const
    const step = fc.record({
      by: fc.constantFrom('us', 'others', 'look'),
      key: fc.constantFrom(...keys),
      value: fc.constantFrom('one', 'two', 'three', 'four: five'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
        const written = (value: object) =>
          `title:\n${Object.entries(value)
            .map(([key, each]) => `  ${key}: ${JSON.stringify(each)} # ${key}\n`)
            .join('')}`
        let file: Record<string, string> = { pt: 'Um', es: 'Uno', fr: 'Un' }
        let seen = file
        const { session, path, read } = await sessionOf(written(file))
        for (const { by, key, value } of steps) {
          const next = { ...file, [key]: value }
          if (by === 'look') seen = file
          else if (by === 'others') await writeFile(path, written(next))
          else {
            const answer = await session.apply({ edits: [set(['title', key], seen[key], value)] })
            const isConflict = seen[key] !== file[key]
            expect(answer).toHaveProperty(isConflict ? 'conflicts' : 'version')
            if (isConflict) continue
            seen = { ...seen, [key]: value }
          }
          if (by !== 'look') file = next
          expect(parse(await read())).toEqual({ title: file })
        }
        expect((await read()).match(/# (?:pt|es|fr)$/gm)).toHaveLength(3)
      }),
      { numRuns: runs(8) },
    )
  })

  test('of a file in another encoding is refused: the letters that are not known would be lost', async () => {
    const { path, session } = await sessionOf(text)
    const bytes = Buffer.from(text.replace('Um', 'Ação'), 'latin1')
    await writeFile(path, bytes)
    expect(await session.apply({ edits: [set(['items', 0], 'a', 'c')] })).toEqual({ refused: 'unreadable' })
    expect(await session.undo()).not.toHaveProperty('version')
    expect(await readFile(path)).toEqual(bytes)
    // A version that has all letters may take its place.
    expect(await session.replace(text)).toHaveProperty('version')
    expect(await readFile(path, 'utf8')).toBe(text)
  })

  test('of a file that has the sign of a lost letter itself is made', async () => {
    const { session, read } = await sessionOf(text.replace('Um', 'A\ufffdo'))
    expect(await session.apply({ edits: [set(['items', 0], 'a', 'c')] })).toHaveProperty('version')
    expect(await read()).toBe(text.replace('Um', 'A\ufffdo').replace('- a', '- c'))
  })

  test('of a file that can no longer be read is refused', async () => {
    const { session, path } = await sessionOf(text)
    await writeFile(path, 'a: [')
    expect(await session.apply({ edits: [set(['title', 'pt'], 'Um', 'Ours')] })).toEqual({ refused: 'unreadable' })
  })

  test('keeps the byte order mark, the mode and the link of the file', async () => {
    const { path, read } = await sessionOf(`\ufeff${text}`)
    await chmod(path, 0o640)
    const link = `${path}.link`
    await symlink(path, link)
    await new EditSession(new ConfigFile(link), memoryStore()).apply({ edits: [set(['title', 'pt'], 'Um', 'Dois')] })
    expect(await read()).toBe(`\ufeff${text.replace('Um', 'Dois')}`)
    expect((await stat(path)).mode & 0o777).toBe(0o640)
  })
})

describe('undo', () => {
  test('restores the bytes after any edits, also in a later session, and redo makes them again', patience, async () => {
    const values = fc.array(fc.tuple(fc.constantFrom('pt', 'es', 'en'), fc.string({ minLength: 1 })), {
      minLength: 1,
      // As many as the log keeps, where more is asked for.
      maxLength: process.env.EDIT_RUNS ? 500 : 20,
      size: 'max',
    })
    await fc.assert(
      fc.asyncProperty(values, async (steps) => {
        const { session, open, read } = await sessionOf(text)
        const seen: Record<string, string> = { pt: 'Um', es: 'Uno' }
        let made = 0
        for (const [locale, value] of steps) {
          if (seen[locale] !== value) made++
          await session.apply({ edits: [set(['title', locale], seen[locale], value)] })
          seen[locale] = value
        }
        const last = await read()
        const later = open()
        for (let step = 0; step < made; step++) await later.undo()
        expect(await read()).toBe(text)
        expect(await later.undo()).toEqual({ refused: 'nothing-to-do' })
        for (let step = 0; step < made; step++) await later.redo()
        expect(await read()).toBe(last)
      }),
      { numRuns: runs(30) },
    )
  })

  test('takes a whole text back that was put in the place of the file', async () => {
    const { session, read } = await sessionOf(text)
    await session.replace('title: Earlier\n')
    await session.undo()
    expect(await read()).toBe(text)
  })

  test('takes the edits of a group back together', async () => {
    const { session, read } = await sessionOf(text)
    for (const [was, value] of [
      ['Um', 'D'],
      ['D', 'Do'],
      ['Do', 'Dois'],
    ]) {
      await session.apply({ edits: [set(['title', 'pt'], was, value)], group: 'title.pt' })
    }
    await session.undo()
    expect(await read()).toBe(text)
    await session.redo()
    expect(await read()).toBe(text.replace('Um', 'Dois'))
  })

  test('leaves nothing to make again once something else was edited', async () => {
    const { session, read } = await sessionOf(text)
    await session.apply({ edits: [set(['title', 'pt'], 'Um', 'Dois')] })
    await session.undo()
    expect(session.steps).toEqual({ canUndo: false, canRedo: true })
    await session.apply({ edits: [set(['title', 'es'], 'Uno', 'Dos')] })
    expect(session.steps).toEqual({ canUndo: true, canRedo: false })
    expect(await session.redo()).toEqual({ refused: 'nothing-to-do' })
    expect(await read()).toBe(text.replace('Uno', 'Dos'))
  })

  test('leaves what another program has written since, at other places', async () => {
    const { session, path, read } = await sessionOf(text)
    await session.apply({ edits: [set(['title', 'pt'], 'Um', 'A much longer one')] })
    await session.apply({ edits: [{ do: 'insert', path: ['items', 2], value: 'c' }] })
    await writeFile(path, `${(await read()).replace('Uno', 'Theirs')}`)
    await session.undo()
    await session.undo()
    expect(await read()).toBe(text.replace('Uno', 'Theirs'))
    await session.redo()
    expect(await read()).toBe(text.replace('Uno', 'Theirs').replace('Um', 'A much longer one'))
  })

  test('is made again where another program has moved the place meanwhile', async () => {
    const { session, path, read } = await sessionOf(text)
    await session.apply({ edits: [set(['title', 'pt'], 'Um', 'Ours')] })
    await session.undo()
    await writeFile(path, `# Theirs\n${text}`)
    await session.redo()
    expect(await read()).toBe(`# Theirs\n${text.replace('Um', 'Ours')}`)
  })

  test('takes the last steps back of more than are kept', () => {
    const log = new ChangeLog()
    for (let step = 0; step < 501; step++) log.add(`a: ${step}\n`, `a: ${step + 1}\n`)
    expect(log.saved.done).toHaveLength(500)
    expect(log.undo('a: 501\n')).toBe('a: 500\n')
  })

  test('says that another program has changed the same place, and changes nothing', async () => {
    const { session, path, read } = await sessionOf(text)
    await session.apply({ edits: [set(['title', 'pt'], 'Um', 'Ours')] })
    const theirs = text.replace('Um', 'Theirs')
    await writeFile(path, theirs)
    expect(await session.undo()).toEqual({ refused: 'changed-elsewhere' })
    expect(await read()).toBe(theirs)
  })
})
