import { expect, test } from 'vitest'
import { ConfigFile } from '../../generator/edit/server/config-file.ts'
import { EditSession } from '../../generator/edit/server/edit-session.ts'
import type { Answer } from '../../generator/translate/answer.ts'
import { editorTranslators } from '../../generator/translate/editor-translators.ts'
import { explainPlainly } from '../../generator/translate/explain-plainly.ts'
import { cellsOf, csvOf, TranslatedSite, translated } from './translated-site.ts'

const title = 'pages.accueil.sections.opening.title'

test.each([
  [
    'csv',
    'texts.csv',
    (sent: string) => csvOf(translated(cellsOf(Buffer.from(sent)), { 'messages.services.step': 'Schritt' })),
  ],
  ['po', 'texts.po', (sent: string) => sent.replace('msgstr "Schritt {{number}}"', 'msgstr "Schritt"')],
  [
    'xliff',
    'texts.xlf',
    (sent: string) =>
      sent.replace(/(messages\.services\.step"[\s\S]*?<target[^>]*>)[\s\S]*?<\/target>/, '$1Schritt</target>'),
  ],
] as const)('what goes back to a translator as %s is in the language of the editor', async (format, name, spoil) => {
  const site = new TranslatedSite()
  const session = new EditSession(new ConfigFile(site.file), { read: () => undefined, write: () => {} })
  const translators = editorTranslators(site.file, {
    session,
    onError(error) {
      throw error
    },
  })
  const bytes = Buffer.from(spoil(Buffer.from(await site.send(format)).toString()))
  const { answered } = await translators.take({ name, bytes }, { to: '', language: 'de' })
  expect(
    Buffer.from(answered ?? '', 'base64')
      .toString()
      .replaceAll('""', '"')
      .replaceAll('&quot;', '"'),
  ).toContain(
    'Nicht importiert. Alles, was kein Wort ist, muss so bleiben wie im zu übersetzenden Text: Fettschrift und andere Zeichen, Links und was zwischen {{ und }} steht. Es fehlt: "{{number}}".',
  )
})

test('an address that a translator has changed is told as what it is', () => {
  const row = { id: 'a', row: 2, source: '', translation: '', isCell: false } as unknown as Answer['row']
  const answer = { row, what: 'refused', why: 'tags', missing: ['](page:devis)'], extra: ['](page:angebot)'] } as const
  expect(explainPlainly(answer, 'de')).toBe(
    'Nicht importiert. Ein Link führt zu page:angebot statt zu page:devis. Übersetzen Sie nur seine Wörter, und lassen Sie die Adresse, wie sie ist.',
  )
  expect(explainPlainly(answer, 'it')).toBe(
    'Non importato. Un link porta a page:angebot invece che a page:devis. Traduci solo le sue parole e lascia l’indirizzo com’è.',
  )
})

test('a row that was imported or confirmed says so, and one that has not changed says nothing', () => {
  const row = { id: 'a', row: 2, source: '', translation: 'Neu', isCell: false } as unknown as Answer['row']
  const taken = { row, what: 'taken', remarks: [] } as unknown as Answer
  expect(explainPlainly(taken, 'de')).toBe('Importiert.')
  expect(explainPlainly({ row, what: 'confirmed' } as unknown as Answer, 'fr')).toBe('Noté comme juste.')
  expect(explainPlainly({ row, what: 'same' } as unknown as Answer, 'es')).toBe('')
})

test('stars that a text of one line has lost are told; the translation is taken', async () => {
  const site = new TranslatedSite(undefined, [['fr: Un piano juste donne', 'fr: Un piano **juste** donne']])
  const told = await site.takeTable(translated(cellsOf(await site.send('csv')), { [title]: 'Neu' }))
  expect(told[title]?.[0]).toBe(
    'Taken. The text to translate has stars (**), the translation has none. Check whether something should stand out.',
  )
})
