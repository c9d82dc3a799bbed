import { expect, it } from 'vitest'
import { found } from '../found.ts'

it('knows the icons, typefaces and flags that are installed', () => {
  expect(found(['icon: ear', 'icon: ears'])).toEqual(['icon-unknown pages.accueil.whyChoose.items.0.icon'])
  expect(found(['text: Inter', 'text: Comic Sans'])).toEqual(['font-missing theme.fonts.text'])
  expect(found(['flag: fr', 'flag: zz'])).toEqual(['flag-unknown locales.fr.flag'])
})

it('takes the name of a typeface in any capitals', () => {
  expect(found(['text: Inter', 'text: inter'])).toEqual([])
})
