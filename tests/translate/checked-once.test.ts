import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { createRuleContext } from '../../generator/check/rules/create-rule-context.ts'
import { gatherUnits } from '../../generator/translate/gather-units.ts'
import { planImport } from '../../generator/translate/import-translations.ts'
import { readSiteTexts } from '../../generator/translate/site-texts.ts'
import { copyImages } from '../check/copy-images.ts'
import { TranslatedSite } from './translated-site.ts'

const title = 'pages.accueil.sections.opening.title'
const eyebrow = 'pages.accueil.sections.opening.eyebrow'
const email = 'contactDetails.email'

/** What comes of German texts for the second site, and how often it is checked: with them, and as it is. */
async function plan(texts: Readonly<Record<string, string>>) {
  const { file } = new TranslatedSite()
  copyImages(dirname(file))
  const read = await readSiteTexts(file)
  if (!read.gathered) throw new Error('The second site cannot be read')
  const { gathered, text, check } = read
  const around = createRuleContext(file)
  const checks = { ofNew: 0, ofOld: 0 }
  // Each check asks once for what is known of the translations.
  const translations = () => {
    checks.ofNew++
    return around.translations()
  }
  const units = gatherUnits(gathered, { from: 'fr', to: 'de' })
  const rows = Object.entries(texts).map(([id, translation], index) => {
    const source = units.find((unit) => unit.id === id)?.source ?? ''
    return { row: index + 1, id, source, translation, isConfirmed: false, isUnfinished: false }
  })
  const target = { file, text, gathered, context: { ...around, translations }, from: 'fr', to: 'de' }
  const { answers } = planImport(rows, {
    ...target,
    check: () => {
      checks.ofOld++
      return check()
    },
  })
  return { came: answers.map(({ what }) => what), checks }
}

test('translations that fit are checked once, with the text that they make', async () => {
  const texts = { [title]: 'Ein gestimmtes Klavier macht Lust', [eyebrow]: 'Werkstatt am Fluss' }
  expect(await plan(texts)).toEqual({ came: ['taken', 'taken'], checks: { ofNew: 1, ofOld: 0 } })
})

test('where nothing is taken, nothing is checked', async () => {
  expect(await plan({ [title]: '' })).toEqual({ came: ['same'], checks: { ofNew: 0, ofOld: 0 } })
})

test('once one is refused, the text is checked as it was, and without it', async () => {
  const texts = { [email]: 'kommt noch', [eyebrow]: 'Werkstatt am Fluss' }
  expect(await plan(texts)).toEqual({ came: ['refused', 'taken'], checks: { ofNew: 2, ofOld: 1 } })
})
