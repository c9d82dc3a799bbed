import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formatLock, lockPath, readLock } from '../../generator/check/translations-lock.ts'
import { ConfigFile } from '../../generator/edit/server/config-file.ts'
import { EditSession } from '../../generator/edit/server/edit-session.ts'
import { editorTranslators } from '../../generator/translate/editor-translators.ts'
import { cellsOf, csvOf, TranslatedSite, translated } from './translated-site.ts'

const fail = (error: unknown) => {
  throw error
}

const title = 'pages.accueil.sections.opening.title'

test('the editor sends out, takes in as one step that can be undone, and lists what a machine has written', async () => {
  const site = new TranslatedSite()
  const before = site.text
  const session = new EditSession(new ConfigFile(site.file), { read: () => undefined, write: () => {} })
  const translators = editorTranslators(site.file, { session, onError: fail })
  expect(await translators.send({ to: 'de', format: 'csv', all: false })).toBe(undefined)
  const sent = await translators.send({ to: 'de', format: 'csv', all: true })
  const table = translated(cellsOf(sent?.bytes ?? new Uint8Array()), { [title]: 'Neu', 'messages.services.step': 'x' })
  const file = { name: sent?.name ?? '', bytes: Buffer.from(csvOf(table)) }
  const taken = await translators.take(file, { to: '', language: 'pt' })
  expect(taken.said).toEqual([{ say: 'summary', values: { taken: 1, refused: 1 } }])
  // Nothing is said of the row that was taken as it is.
  expect(taken.rows).toEqual([
    {
      row: expect.any(Number),
      path: ['messages', 'services', 'step'],
      said: [{ say: 'refused' }, { say: 'tags' }, { say: 'tagsMissing', values: { list: '"{{number}}"' } }],
    },
  ])
  expect(cellsOf(Buffer.from(taken.answered ?? '', 'base64'))[0]?.at(-1)).toBe('answer')
  expect(site.text).toContain('de: Neu')

  const lock = [...readLock(site.file)].map(
    ([path, entry]) => [path, { ...entry, origin: path === `${title}.de` ? 'machine' : entry.origin }] as const,
  )
  writeFileSync(lockPath(site.file), formatLock(new Map(lock)))
  const path = title.split('.')
  const source = 'Un piano juste donne envie de jouer'
  expect(await translators.drafts()).toEqual([{ path, locale: 'de', source, text: 'Neu' }])
  await translators.confirm(path, 'de')
  expect(await translators.drafts()).toEqual([])

  expect(await session.undo()).toHaveProperty('version')
  expect(site.text).toBe(before)
  // A file that can be read in two ways: the editor has a button for each.
  const text = 'path,source (fr),translation (de)\r\npages.tarifs.label,Tarifs,CAF\u00c9\r\n'
  const sentBack = { name: 'texts.csv', bytes: Buffer.from(text, 'latin1') }
  expect(await translators.take(sentBack, { to: '', language: 'en' })).toMatchObject({
    rows: [],
    said: [{ say: 'encodings', values: { file: 'texts.csv' } }, { say: 'nothing' }],
    readings: [
      { encoding: 'windows-1252', example: 'CAFÉ' },
      { encoding: 'macintosh', example: 'CAF…' },
    ],
  })
  expect(site.text).toBe(before)
  const chosen = await translators.take(sentBack, { to: '', language: 'en', encoding: 'macintosh' })
  // All other texts are translated: none is missing in the file.
  expect(chosen.said).toEqual([
    { say: 'summary', values: { taken: 1, refused: 0 } },
    { say: 'encoding', values: { encoding: 'macintosh' } },
  ])
  expect(chosen).not.toHaveProperty('absent')
  expect(site.text).toContain('de: CAF…')
  await session.undo()
  const other = { name: 'texts.pdf', bytes: Buffer.from('x') }
  expect((await translators.take(other, { to: '', language: 'en' })).said).toEqual([
    { say: 'type', values: { file: 'texts.pdf' } },
    { say: 'nothing' },
  ])
})
