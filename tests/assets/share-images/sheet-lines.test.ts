import { expect, test } from 'vitest'
import { sheetLines } from '../../../generator/assets/share-images/sheet-lines.ts'
import { loadSiteKinds } from '../../../generator/kinds/site-kinds.ts'
import { sample } from '../../kinds/draw.tsx'

test.each([
  ['en-GB', '87.5%'],
  ['fr-FR', '87,5 %'],
  ['de-DE', '87,5 %'],
  ['tr-TR', '%87,5'],
])('a score is written as its language does it: %s', (tag, score) => {
  const { artefact } = sample('checklist')
  const [first] = sheetLines({ ...artefact, score: 87.5 }, { tag, kinds: loadSiteKinds('site.config.yaml').kinds })
  expect(first?.end?.replace(/\s/, ' ')).toBe(score)
})
