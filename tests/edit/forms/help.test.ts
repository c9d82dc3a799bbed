import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { findTextPlaces } from '../../../generator/edit/forms/collect-texts.ts'
import { compileSchema } from '../../../generator/schema/schema-node.ts'
import { readSiteSchema } from '../../../generator/schema/site-schema.ts'
import { createWalk } from '../../../generator/schema/walk.ts'
import { loadHelp, readHelp } from '../../../src/edit/card/read-help.ts'
import { siteTexts } from '../../site/site-texts.ts'

const walk = createWalk(compileSchema(readSiteSchema().schema))

beforeAll(() => Promise.all(['pt', 'es', 'fr', 'de', 'it'].map(loadHelp)))

describe('the help of a text', () => {
  it('is there for every text of every site, in each language of the editor', async () => {
    for (const site of [await siteTexts.shipped(), await siteTexts.second(), await siteTexts.third()]) {
      for (const text of findTextPlaces(parse(site.text), walk))
        for (const language of ['en', 'pt', 'es', 'fr', 'de', 'it'])
          expect(readHelp(text, language)[0], `${language}: ${text.path.join('.')}`).not.toBe('')
    }
  })

  it('is in English what the schema says of this very place, a sentence first', () => {
    const text = {
      path: ['contactDetails', 'address'],
      isTranslated: true,
      isMarkdown: false,
      help: 'The address, as it is shown. Begun with `|-`, it may have several lines. Left out, there is none.',
    }
    expect(readHelp(text, 'en')).toEqual(['The address, as it is shown.', 'Left out, there is none.'])
    expect(readHelp(text, 'pt')[0]).toContain('endereço')
    expect(readHelp(text, 'es')[0]).toContain('dirección')
    expect(readHelp(text, 'fr')).toEqual([
      'L’adresse, telle qu’elle se lit\u202f; elle peut avoir plusieurs lignes.',
      '',
    ])
  })
})
