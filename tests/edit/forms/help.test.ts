import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { findTextPlaces } from '../../../generator/edit/forms/collect-texts.ts'
import { readKindWords, withHelpOfType } from '../../../generator/kinds/kind-words.ts'
import { compileSchema } from '../../../generator/schema/schema-node.ts'
import { readSiteSchema } from '../../../generator/schema/site-schema.ts'
import { createWalk } from '../../../generator/schema/walk.ts'
import { loadHelp, readHelp } from '../../../src/edit/card/read-help.ts'
import { learnKinds } from '../../../src/edit/words/kind-words.ts'
import { siteTexts } from '../../site/site-texts.ts'
import { technical } from '../client/technical-words.ts'

const walk = createWalk(compileSchema(readSiteSchema().schema))

/** A kind of the shipped site, with its words. */
function readKind(name: string) {
  const folder = `pages/kinds/${name}`
  const files = new Map([['names.yaml', readFileSync(`${folder}/names.yaml`, 'utf8')]])
  const { type } = JSON.parse(readFileSync(`${folder}/type.json`, 'utf8'))
  return { name, of: type.of, words: withHelpOfType(readKindWords({ name, folder, files }), type) }
}

beforeAll(async () => {
  await Promise.all(['en', 'pt', 'es', 'fr', 'de', 'it'].map(loadHelp))
  learnKinds(readdirSync('pages/kinds').map(readKind))
})

describe('the help of a text', () => {
  it('is there for every text of every site, in each language of the editor, without words of programmers', async () => {
    for (const site of [await siteTexts.shipped(), await siteTexts.second(), await siteTexts.third()]) {
      for (const { path } of findTextPlaces(parse(site.text), walk))
        for (const language of ['en', 'pt', 'es', 'fr', 'de', 'it']) {
          const [first, rest] = readHelp(path, language)
          expect(first, `${language}: ${path.join('.')}`).not.toBe('')
          expect(`${first} ${rest}`, `${language}: ${path.join('.')}`).not.toMatch(technical)
        }
    }
  })

  it('is a plain sentence for its key, with further ones behind it', () => {
    const address = ['contactDetails', 'address']
    expect(readHelp(address, 'en')).toEqual(['The address, as it is shown; it may have several lines.', ''])
    expect(readHelp(address, 'pt')[0]).toContain('endereço')
    expect(readHelp(address, 'es')[0]).toContain('dirección')
    expect(readHelp(address, 'fr')).toEqual([
      'L’adresse, telle qu’elle se lit\u202f; elle peut avoir plusieurs lignes.',
      '',
    ])
    expect(readHelp(['theme', 'color'], 'en')[0]).toBe('The main colour, that of buttons and headings.')
    expect(readHelp(['pages', 'blog', 'articles', 2, 'content'], 'en')[0]).toBe('The article itself.')
    expect(readHelp(['pages', 'home', 'sections', 'opening', 'image', 'file'], 'en')).toEqual([
      'The file.',
      'A photo may be as large as the camera made it: visitors get it in the size of their screen.',
    ])
  })

  it('is what the type says for a key of a kind of the site’s own, where its words have no sentence in the language', () => {
    const path = ['services', 'menus', 'artefact', 'portionGrams']
    expect(readHelp(path, 'en')).toEqual(['The weight of one portion in grams.', ''])
    expect(readHelp(path, 'de')).toEqual(['The weight of one portion in grams.', ''])
    expect(readHelp(path, 'pt')).toEqual(['O peso de uma porção, em gramas.', ''])
  })
})
