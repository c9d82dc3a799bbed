import { expect, test } from 'vitest'
import { loadSiteKinds } from '#kinds'
import { meantForm } from '../../../generator/check/validate/meant-form.ts'
import { readSiteSchema } from '../../../generator/schema/site-schema.ts'
import { changed, checkText } from '../../diagnostics/check-example.ts'

/** The pattern of each form of the schema, and of the shipped site's own kinds. */
loadSiteKinds('site.config.yaml')
const patterns = new Map<string, string>()
JSON.stringify(readSiteSchema().schema, (_, value) => {
  if (value?.form && value.pattern) patterns.set(value.form, value.pattern)
  return value
})

test.each([
  ['secureAddress', 'http://shop.example/a/', 'https://shop.example/a/'],
  ['secureAddress', 'shop.example/a/', 'https://shop.example/a/'],
  ['secureAddress', 'https://shop.example/a b/', 'https://shop.example/a%20b/'],
  ['siteAddress', 'shop.example/', 'https://shop.example'],
  ['time', '8h', '08:00'],
  ['time', '8', '08:00'],
  ['time', '8H', '08:00'],
  ['time', '8:30', '08:30'],
  ['time', '18.30h', '18:30'],
  ['time', '0830', '08:30'],
  ['time', '8 am', '08:00'],
  ['time', '6:30 p.m.', '18:30'],
  ['time', '12 AM', '00:00'],
  ['time', '12 pm', '12:00'],
  ['time', '24:00', '00:00'],
  ['time', '0800–1800', undefined],
  ['time', 'oito', undefined],
  ['time', '25:00', undefined],
  ['month', '3/2025', '2025-03'],
  ['month', '2025/03', '2025-03'],
  ['colour', '1f3a5f', '#1f3a5f'],
  ['colour', '#abc', '#aabbcc'],
  ['colour', 'navy', undefined],
  ['phonePrefix', '55', '+55'],
  ['languageTag', 'pt_br', 'pt-BR'],
  ['languageTag', 'Português', undefined],
  ['country', 'br', 'BR'],
  ['region', 'br_sp', 'BR-SP'],
  ['flag', 'BR', 'br'],
  ['siteAddress', 'www.example.com/', 'https://www.example.com'],
  ['siteAddress', 'example', undefined],
  ['siteAddress', 'htps://example.com', 'https://example.com'],
  ['siteAddress', 'https:/example.com', 'https://example.com'],
  ['siteAddress', 'Https;//example.com', 'https://example.com'],
  ['secureAddress', 'https: //example.com/a', 'https://example.com/a'],
  ['secureAddress', 'file:///C:/a', undefined],
  ['time', '08:00"', '08:00'],
  ['colour', "'#1f3a5f", '#1f3a5f'],
  ['secureAddress', 'http://example.com/a', 'https://example.com/a'],
  ['webhook', 'webhook/contact/', '/webhook/contact'],
  ['webhook', '\\webhook\\contact', '/webhook/contact'],
  ['webhook', 'leads@example.com', undefined],
  ['webhook', 'mailto:leads@example.com', undefined],
  ['webhook', 'https://n8n.example.com/webhook/ leads', 'https://n8n.example.com/webhook/leads'],
  ['webhook', 'POST https://n8n.example.com/webhook/leads', 'https://n8n.example.com/webhook/leads'],
  ['webhook', 'POST http://localhost:5678/leads', 'http://localhost:5678/leads'],
  ['webhook', '<https://n8n.example.com/webhook/leads>', 'https://n8n.example.com/webhook/leads'],
  ['secureAddress', '[Rubra](https://rubra.example/a)', 'https://rubra.example/a'],
  [
    'secureAddress',
    '<iframe width="9" src="https://a.example/e?a=1&amp;b=2" title="A film"></iframe>',
    'https://a.example/e?a=1&b=2',
  ],
  ['secureAddress', "<script src='//a.example/loader?id=1'></script>", 'https://a.example/loader?id=1'],
  ['secureAddress', 'javascript:alert(1)', undefined],
  ['secureAddress', 'see https://rubra.example/a.', 'https://rubra.example/a.'],
  ['secureAddress', 'https://rubra.example/our company', 'https://rubra.example/our%20company'],
  ['host', 'https://images.example.com/', 'images.example.com'],
  ['host', ' http://images.example.com//', 'images.example.com'],
  ['hyphenated', 'Guia/Após a Mudança', 'apos-a-mudanca'],
  ['hyphenated', 'https://rubra.example/pt/blog/guia.htm', 'guia'],
  ['hyphenated', 'guiaDeMudança', 'guia-de-mudanca'],
  ['underscored', 'Nome Completo', 'nome_completo'],
  ['place', 'services > training', 'services.training'],
  ['robots', 'Index, Follow', 'index, follow'],
  ['robots', 'index follow', 'index, follow'],
  ['robots', 'noindex;nofollow,', 'noindex, nofollow'],
  ['robots', 'noindx, follow', undefined],
])('as a %s, "%s" was meant to be %s', (form, written, meant) => {
  expect(meantForm(written, { pattern: patterns.get(form) as string })).toBe(meant)
})

test('an address with the language before it is suggested without: it is put there again', () => {
  const [problem] = checkText(changed([['fr: demande-de-devis', 'fr: /fr/Demande de devis']]))
  expect(problem?.parameters).toMatchObject({ suggestion: 'demande-de-devis' })
})
