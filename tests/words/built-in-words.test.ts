import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { completeConfig } from '../../generator/compile/complete-config.ts'
import { builtInLanguage, builtInWord, builtInWords } from '../../generator/words/built-in-words.ts'
import type { SiteConfig } from '../../schema/site-config.ts'
import { found } from '../check/rules/found.ts'
import { changed } from '../diagnostics/check-example.ts'

const tags = ['pt-BR', 'pt-PT', 'es', 'en-GB', 'fr', 'de-CH', 'it', 'nl', 'pl', 'tr', 'ar', 'ja', 'zh-Hans']
const written = changed([]).replace(/^.*(?=\nmessages:\n)/s, '')

function without(change?: (config: SiteConfig) => Partial<SiteConfig>): SiteConfig {
  const { messages: _messages, ...config } = parse(changed([])) as SiteConfig
  return { ...config, ...change?.(config) }
}

test.each(tags)('has places for numbers, names, phones and services in the words of %s', (tag) => {
  expect(builtInWord(tag, ['services', 'step'])).toContain('{{number}}')
  expect(builtInWord(tag, ['lists', 'pageNumber'])).toContain('{{number}}')
  expect(builtInWord(tag, ['blog', 'by'])).toContain('{{author}}')
  expect(builtInWord(tag, ['contact', 'form', 'viaPhone'])).toContain('{{phone}}')
  expect(builtInWord(tag, ['contact', 'form', 'fileLimit'])).toContain('{{size}}')
  expect(builtInWord(tag, ['embeds', 'whoLearns'])).toContain('{{service}}')
  expect(builtInWord(tag, ['embeds', 'openThere'])).toContain('{{service}}')
  for (const place of ['{{number}}', '{{total}}']) expect(builtInWord(tag, ['formSteps', 'stepOf'])).toContain(place)
  for (const word of ['openUntil', 'opensToday', 'opensOn'])
    expect(builtInWord(tag, ['hours', word])).toContain('{{time}}')
  expect(builtInWord(tag, ['hours', 'opensOn'])).toContain('{{day}}')
  expect(builtInWord(tag, ['consent', 'counting'])).toContain('{{service}}')
  expect(builtInWord(tag, ['consent', 'advertising'])).toContain('{{service}}')
  expect(JSON.stringify(builtInWords(tag)).match(/\{\{/g)).toHaveLength(17)
})

test('has words of its own for the Portuguese of Portugal, and of the countries that write it so', () => {
  const words = (path: string[]) => ['pt', 'pt-BR', 'pt-PT', 'pt-AO'].map((tag) => builtInWord(tag, path))
  const [brazil, portugal] = ['Carregando…', 'A carregar…']
  expect(words(['common', 'loading'])).toEqual([brazil, brazil, portugal, portugal])
  expect(builtInWord('pt-PT', ['common', 'newTab'])).toBe('abre num novo separador')
  expect(builtInWord('pt-PT', ['contact', 'form', 'validation', 'fileType'])).toBe('Este tipo de ficheiro não é aceite')
})

test('says to a visitor what has become of a message, and what can be done', () => {
  const after = (tag: string) => ['sent', 'perhaps'].map((key) => String(builtInWord(tag, ['contact', 'form', key])))
  expect(after('en')).toEqual([
    'We have received your message.',
    'Your message may have arrived anyway. You can safely send it again: we will see that it is the same one.',
  ])
  expect(after('pt')).toEqual([
    'Recebemos a sua mensagem.',
    'Pode ser que tenha chegado mesmo assim. Pode enviar de novo sem problema: vemos que é a mesma mensagem.',
  ])
  expect(after('de')[0]).toBe('Ihre Nachricht ist bei uns angekommen.')
  expect(after('es')[0]).toBe('Hemos recibido su mensaje.')
})

test('has the narrow space of French before its tall marks, and no other', () => {
  const said = JSON.stringify(builtInWords('fr'))
  expect(said).toContain('Merci\u202f! Nous')
  expect(said).not.toMatch(/[^\S\u202f][;:!?»]|\p{L}[;!?»]/u)
})

test('addresses an Italian visitor in one way', () => {
  const said = JSON.stringify(builtInWords('it'))
  expect(said).not.toMatch(
    /\b(Scegli|Scopri|Seleziona|Chiama|Vai|Torna|Continua|Inserire|Compilare|Scrivere|Scegliere|Lasciare|Riprovare|tuo|tua)\b/,
  )
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
  expect(contact.form.submit).toEqual({ fr: 'Envoyer le message', de: 'Los' })
  expect(common.newTab.de).toBe('öffnet sich in einem neuen Tab')
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

test('a tag with a variant, such as a way of spelling, has the words of its language in its script', () => {
  expect(builtInLanguage('de-CH-1996')).toBe('de')
  expect(builtInLanguage('en-GB-oxendict')).toBe('en')
  expect(builtInLanguage('de-1901')).toBe('de')
  expect(builtInLanguage('pt-PT-ao1990')).toBe('pt-PT')
  expect(builtInLanguage('ar-Latn-x')).toBeUndefined()
  expect(builtInLanguage('ca-valencia')).toBeUndefined()
})
