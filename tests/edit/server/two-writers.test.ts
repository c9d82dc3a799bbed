import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, renameSync, writeFileSync, writeSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ConfigFile } from '../../../generator/edit/server/config-file.ts'
import { EditSession } from '../../../generator/edit/server/edit-session.ts'
import type { FileText, NextText } from '../../../generator/edit/server/file-text.ts'
import { mergeTexts } from '../../../generator/edit/yaml/merge-texts.ts'
import { type TemporaryFolder, temporaryFolder } from '../../site/command.ts'

/** Our place and theirs stand far from each other: between them is much that a program writes in steps. */
const written = (ours: string, theirs: string) =>
  `ours: ${ours}\n${'# A comment of some length\n'.repeat(400)}theirs: ${theirs}\nend: yes\n`

const store = { read: () => undefined, write: () => {} }
const set = (was: string, value: string) => ({ edits: [{ do: 'set' as const, path: ['ours'], was, value }] })

let folder: TemporaryFolder
let files = 0

beforeAll(async () => {
  folder = await temporaryFolder()
})

afterAll(() => folder.remove())

async function newFile(text: string): Promise<string> {
  const path = join(folder.path, `${++files}.yaml`)
  await writeFile(path, text)
  return path
}

/** A file that another program saves at the last moment before ours is written. */
class RacedFile extends ConfigFile {
  theirs: (() => void) | undefined

  override async write(next: NextText, seen: FileText) {
    this.theirs?.()
    this.theirs = undefined
    return super.write(next, seen)
  }
}

describe('a save of another program between reading and writing', () => {
  const saves = {
    'in place': (path: string, text: string) => writeFileSync(path, text),
    'by a rename': (path: string, text: string) => {
      writeFileSync(`${path}.new`, text)
      renameSync(`${path}.new`, path)
    },
  }

  test.each(Object.entries(saves))('%s stays, and the edit is made on it', async (_name, save) => {
    const path = await newFile(written('a', 'b'))
    const file = new RacedFile(path)
    const session = new EditSession(file, store)
    file.theirs = () => save(path, written('a', 'saved'))
    expect(await session.apply(set('a', 'edited'))).toHaveProperty('version')
    expect(await readFile(path, 'utf8')).toBe(written('edited', 'saved'))
    await session.undo()
    expect(await readFile(path, 'utf8')).toBe(written('a', 'saved'))
  })

  test('of the same text is a conflict, and stays', async () => {
    const path = await newFile(written('a', 'b'))
    const file = new RacedFile(path)
    const session = new EditSession(file, store)
    file.theirs = () => writeFileSync(path, written('saved', 'b'))
    const conflicts = [{ path: ['ours'], was: 'a', now: 'saved' }]
    expect(await session.apply(set('a', 'edited'))).toEqual({ conflicts })
    expect(await readFile(path, 'utf8')).toBe(written('saved', 'b'))
  })

  test('that had opened the file before, and writes it after ours, stays as well', async () => {
    const path = await newFile(written('a', 'b'))
    const session = new EditSession(new ConfigFile(path), store)
    const theirs = openSync(path, 'r+')
    expect(await session.apply(set('a', 'edited'))).toHaveProperty('version')
    writeSync(theirs, written('a', 'c'), 0)
    closeSync(theirs)
    await expect.poll(() => readFile(path, 'utf8'), { timeout: 5000 }).toBe(written('edited', 'c'))
  })

  test('that takes its time is waited for, and not refused', async () => {
    const path = await newFile(written('a', 'b'))
    const session = new EditSession(new ConfigFile(path), store)
    const text = `${written('a', 'saved')}"quoted": "over here"\n`
    const theirs = openSync(path, 'w')
    writeSync(theirs, text.slice(0, -7))
    const answer = session.apply(set('a', 'edited'))
    await wait(400)
    writeSync(theirs, text.slice(-7))
    closeSync(theirs)
    expect(await answer).toHaveProperty('version')
    expect(await readFile(path, 'utf8')).toBe(text.replace('ours: a', 'ours: edited'))
  })
})

describe('of any two writers', () => {
  let program: ChildProcess

  beforeAll(async () => {
    program = fork(resolve('tests/edit/other-program.mjs'))
    await once(program, 'message')
  })

  afterAll(() => void program.kill())

  /** How many are tried; `EDIT_RUNS=2000` where nothing else is asked for. */
  const numRuns = Number(process.env.EDIT_RUNS ?? 30)

  test('neither loses a text, and none is refused for good', { timeout: 60_000 + 1000 * numRuns }, async () => {
    const path = await newFile(written('start', 'start'))
    const session = new EditSession(new ConfigFile(path), store)
    let [ours, round] = ['start', 0]
    const save = fc.record({
      way: fc.constantFrom('in place', 'by a rename', 'in two halves'),
      // Ours takes a few milliseconds.
      afterMs: fc.double({ min: 0, max: 8, noNaN: true }),
      pauseMs: fc.constantFrom(0, 1, 40, 150),
    })
    await fc.assert(
      fc.asyncProperty(save, async (how) => {
        const [mine, theirs] = [`ours-${++round}`, `theirs-${round}`]
        const saved = once(program, 'message')
        program.send({ ...how, file: path, text: written(ours, theirs) })
        expect(await session.apply(set(ours, mine))).toHaveProperty('version')
        await saved
        // Theirs knows nothing of ours: where it came last, ours is no longer there.
        const [last, both] = [written(ours, theirs), written(mine, theirs)]
        await expect.poll(() => readFile(path, 'utf8'), { timeout: 3000, interval: 5 }).toMatch(/theirs-/)
        await expect
          .poll(async () => [last, both].includes(await readFile(path, 'utf8')), { timeout: 3000, interval: 10 })
          .toBe(true)
        ours = (await readFile(path, 'utf8')) === both ? mine : ours
      }),
      { numRuns, endOnFailure: true },
    )
  })
})

test('two changed texts become one with the changes of both; of the same lines, theirs stay', () => {
  const base = 'a: 1\nb: 2\nc: 3\n'
  expect(mergeTexts(base, { ours: 'a: 1\nb: 2\nc: 4\nd: 5\n', theirs: 'a: 0\nb: 2\nc: 3\n' })).toBe(
    'a: 0\nb: 2\nc: 4\nd: 5\n',
  )
  expect(mergeTexts(base, { ours: 'a: 9\nb: 2\nc: 4\n', theirs: 'a: 0\nb: 2\nc: 3\n' })).toBe('a: 0\nb: 2\nc: 4\n')
})
