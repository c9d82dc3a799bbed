import { expect, test } from 'vitest'
import { markTexts } from '../../../generator/edit/page/mark-texts.ts'
import { withoutMarks } from '../../../generator/edit/page/marks.ts'
import { compiledSchema } from '../../../generator/schema/schema-node.ts'
import { readSiteSchema } from '../../../generator/schema/site-schema.ts'
import { createWalk } from '../../../generator/schema/walk.ts'
import type { SiteConfig } from '../../../schema/site-config.ts'

test('where a text is to be written, the page of the editor has the name of its place, in the language of the page', () => {
  const config = {
    defaultLocale: 'pt',
    locales: { pt: { tag: 'pt-BR' }, ja: { tag: 'ja' } },
    pages: {
      home: {
        kind: 'page',
        sections: {
          questions: { kind: 'questions', title: { pt: 'Dúvidas', ja: 'TODO' }, items: [{ question: { pt: 'TODO' } }] },
        },
      },
    },
  }
  const walk = createWalk(compiledSchema(readSiteSchema().schema))
  const { config: marked } = markTexts(config as unknown as SiteConfig, walk)
  const { sections } = JSON.parse(withoutMarks(JSON.stringify(marked))).pages.home
  expect(sections.questions).toEqual({
    kind: 'questions',
    title: { pt: 'Dúvidas', ja: 'Title' },
    items: [{ question: { pt: 'Pergunta' } }],
  })
})
