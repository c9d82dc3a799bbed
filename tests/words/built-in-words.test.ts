import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { completeConfig } from '../../generator/compile/complete-config.ts'
import { builtInWord, builtInWords } from '../../generator/words/built-in-words.ts'
import type { SiteConfig } from '../../schema/site-config.ts'
import { found } from '../check/rules/found.ts'
import { changed } from '../diagnostics/check-example.ts'

const tags = ['pt-BR', 'es', 'en-GB', 'fr', 'de-CH', 'it', 'nl', 'pl', 'tr', 'ar', 'ja', 'zh-Hans']
const written = changed([]).replace(/^.*(?=\nmessages:\n)/s, '')

function without(change?: (config: SiteConfig) => Partial<SiteConfig>): SiteConfig {
  const { messages: _messages, ...config } = parse(changed([])) as SiteConfig
  return { ...config, ...change?.(config) }
}

test.each(tags)('has places for numbers, names and phones in the words of %s', (tag) => {
  expect(builtInWord(tag, ['services', 'step'])).toContain('{{number}}')
  expect(builtInWord(tag, ['blog', 'by'])).toContain('{{author}}')
  expect(builtInWord(tag, ['contact', 'form', 'viaPhone'])).toContain('{{phone}}')
  expect(builtInWord(tag, ['contact', 'form', 'fileLimit'])).toContain('{{size}}')
  expect(JSON.stringify(builtInWords(tag)).match(/\{\{/g)).toHaveLength(4)
})

test('takes no words of another script, and none of a language that it does not know', () => {
  expect([builtInWords('zh-Hant'), builtInWords('zh-TW'), builtInWords('fi'), builtInWords('constructor')]).toEqual(
    Array(4).fill(undefined),
  )
})

test('puts what the configuration says in the place of single words, in single languages, and leaves the configuration as it is', () => {
  const config = without(() => ({ messages: { contact: { form: { submit: { de: 'Los' } } } } }))
  const before = JSON.stringify(config)
  const { common, contact } = completeConfig(config).messages
  expect(contact.form.submit).toEqual({ fr: builtInWord('fr', ['contact', 'form', 'submit']), de: 'Los' })
  expect(common.newTab.de).toBe(builtInWord('de', ['common', 'newTab']))
  expect(JSON.stringify(config)).toBe(before)
})

test('has, of the messages of fields, those that fields use', () => {
  const [first, ...fields] = without().forms?.contact?.fields ?? []
  if (!first) throw new Error('There is no field')
  const config = without(({ forms }) => ({
    ...(forms?.contact && {
      forms: { contact: { ...forms.contact, fields: [{ ...first, required: 'nameRequired' }, ...fields] } },
    }),
  }))
  expect(Object.keys(completeConfig(config).messages.contact.form.validation)).toEqual(['nameRequired', 'phoneInvalid'])
})

test('asks a file without messages only for those that its fields name themselves, all at once', () => {
  expect(found([written, '\n'])).toEqual(['validation-unknown forms.contact.fields.0.required'])
})
