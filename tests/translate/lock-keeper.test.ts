import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { staleTranslations } from '../../generator/check/stale-translations.ts'
import { lockPath, parseLock, readLock } from '../../generator/check/translations-lock.ts'
import { planPart } from '../../generator/edit/forms/new-part.ts'
import { ConfigFile } from '../../generator/edit/server/config-file.ts'
import { EditSession } from '../../generator/edit/server/edit-session.ts'
import { readValue } from '../../generator/edit/yaml/apply-edits.ts'
import { changeLock } from '../../generator/translate/lock-file.ts'
import { LockKeeper } from '../../generator/translate/lock-keeper.ts'
import { readSite } from '../check/read-site.ts'
import { TranslatedSite } from './translated-site.ts'

const title = ['pages', 'accueil', 'sections', 'opening', 'title']
const [french, german] = ['Un piano juste donne envie de jouer', 'Auf einem gestimmten Klavier spielt man lieber']
const today = new Date().toISOString().slice(0, 10)

/** The editor of a site. */
function editorOf(site = new TranslatedSite()) {
  const keeper = new LockKeeper(site.file, (error) => {
    throw error
  })
  const store = { read: () => undefined, write: () => {} }
  const session = new EditSession(new ConfigFile(site.file), store, (change) => keeper.note(change))
  return {
    site,
    session,
    keeper,
    /** Saves a text as the editor does. */
    async save(path: readonly (string | number)[], was: string, value: string) {
      const result = await session.apply({ edits: [{ do: 'set', path, was, value }] })
      expect(result).toHaveProperty('version')
    },
    async stale() {
      await keeper.settled()
      const now = readSite(site.file)
      return now ? staleTranslations(now, readLock(site.file)).map(({ path }) => path.join('.')) : undefined
    },
    /** The line of the lock for the German title, without its hashes. */
    async line() {
      await keeper.settled()
      return site.lock
        .split('\n')
        .find((text) => text.endsWith(` ${title.join('.')}.de`))
        ?.split(' ')
        .slice(2)
        .join(' ')
    },
  }
}

test('a translation is older once its source is changed in the editor, and fresh once it is written there', async () => {
  const { site, save, stale, line } = editorOf()
  expect(existsSync(lockPath(site.file))).toBe(false)
  await save([...title, 'fr'], french, 'Un piano juste')
  expect(await stale()).toEqual([`${title.join('.')}.de`])
  await save([...title, 'de'], german, 'Ein gestimmtes Klavier')
  expect(await stale()).toEqual([])
  expect(await line()).toBe(`person ${today} ${title.join('.')}.de`)
  // All others are known by now, too.
  expect(readLock(site.file).size).toBeGreaterThan(300)
})

test('both in one step are made of each other; a translation that is written first is older afterwards', async () => {
  const { session, save, stale } = editorOf()
  const both = [
    { do: 'set', path: [...title, 'fr'], was: french, value: 'Juste' },
    { do: 'set', path: [...title, 'de'], was: german, value: 'Gestimmt' },
  ] as const
  await session.apply({ edits: both })
  expect(await stale()).toEqual([])
  await save([...title, 'de'], 'Gestimmt', 'Wohlgestimmt')
  await save([...title, 'fr'], 'Juste', 'Bien juste')
  expect(await stale()).toEqual([`${title.join('.')}.de`])
})

test('undo brings back what was known, and redo what is known now', async () => {
  const { session, save, stale } = editorOf()
  const id = `${title.join('.')}.de`
  await save([...title, 'fr'], french, 'Un piano juste')
  await save([...title, 'de'], german, 'Ein gestimmtes Klavier')
  await session.undo()
  expect(await stale()).toEqual([id])
  await session.undo()
  expect(await stale()).toEqual([])
  await session.redo()
  expect(await stale()).toEqual([id])
  await session.redo()
  expect(await stale()).toEqual([])
})

test('an older translation that is copied or moved is older in its new place, too', async () => {
  const { session, save, stale } = editorOf()
  const items = ['pages', 'atelier', 'sections', 'purpose', 'items']
  const entries = () => (readValue(session.current.text) as Tree).pages.atelier.sections.purpose.items
  const german = (index: number) => [...items, index, 'text', 'de']
  await save([...items, 0, 'text', 'fr'], entries()[0]?.text.fr ?? '', 'Rendre à chaque piano sa voix.')
  expect(await stale()).toEqual([german(0).join('.')])
  await session.apply({ edits: [{ do: 'insert', path: [...items, 0], value: entries()[0] }] })
  expect(await stale()).toEqual([german(0).join('.'), german(1).join('.')])
  await save(german(0), entries()[0]?.text.de ?? '', 'Jedem Klavier seine Stimme.')
  expect(await stale()).toEqual([german(1).join('.')])
  const was = structuredClone(entries()[1])
  expect(await session.apply({ edits: [{ do: 'move', path: [...items, 1], to: 0, was }] })).toHaveProperty('version')
  expect(await stale()).toEqual([german(0).join('.')])
})

interface Tree {
  pages: { atelier: { sections: { purpose: { items: { text: { fr: string; de: string } }[] } } } }
}

test('what a new part has in the place of texts is noted once it is written, in whatever order', async () => {
  const { session, save, stale, keeper, site } = editorOf()
  const planned = planPart(readValue(session.current.text), { what: 'section', kind: 'notice', page: 'accueil' })
  if ('refused' in planned) throw new Error('No section is added')
  await session.apply(planned)
  const text = [...planned.path, 'text']
  await keeper.settled()
  expect(site.lock).not.toContain(text.join('.'))
  await save([...text, 'de'], 'TODO', 'Wir haben Ferien.')
  await save([...text, 'fr'], 'TODO', 'Nous sommes en vacances.')
  expect(await stale()).toEqual([])
  await save([...text, 'fr'], 'Nous sommes en vacances.', 'L’atelier est fermé.')
  expect(await stale()).toEqual([`${text.join('.')}.de`])
})

test("a machine's text that a person has written anew is a person's", async () => {
  const { site, save, line } = editorOf()
  await save(['pages', 'accueil', 'label', 'de'], 'Start', 'Anfang')
  await line()
  writeFileSync(
    lockPath(site.file),
    site.lock.replace(new RegExp(`person (\\S+ ${title.join('\\.')}\\.de)`), 'machine $1'),
  )
  await save(['pages', 'accueil', 'label', 'de'], 'Anfang', 'Startseite')
  expect(await line()).toBe(`machine ${today} ${title.join('.')}.de`)
  await save([...title, 'de'], german, 'Ein gestimmtes Klavier')
  expect(await line()).toBe(`person ${today} ${title.join('.')}.de`)
})

test('of two programs that write the lock, none loses a line of the other', async () => {
  const { file } = new TranslatedSite()
  const count = Number(process.env.INTERLEAVINGS ?? 40)
  const add = (who: string, index: number) =>
    changeLock(
      file,
      (lock) => new Map([...lock, [`${who}.${index}.de`, { source: 's', text: 't', origin: 'person', day: today }]]),
    )
  const writeAll = async (who: string) => {
    for (let index = 0; index < count; index++) await add(who, index)
  }
  await Promise.all([writeAll('a'), writeAll('b'), writeAll('c')])
  expect(parseLock(readFileSync(lockPath(file), 'utf8')).size).toBe(3 * count)
})

test('a lock that says the same is not written, whatever its line ends', async () => {
  const { file } = new TranslatedSite()
  const lock = new Map([['a.de', { source: 's', text: 't', origin: 'person' as const, day: today }]])
  await changeLock(file, () => lock)
  const windows = readFileSync(lockPath(file), 'utf8').replaceAll('\n', '\r\n')
  writeFileSync(lockPath(file), windows)
  await changeLock(file, (known) => known)
  expect(readFileSync(lockPath(file), 'utf8')).toBe(windows)
})
