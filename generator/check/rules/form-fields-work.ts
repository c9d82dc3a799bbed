import { fieldPattern } from '../../../src/contact/field-pattern.ts'
import { leadNames } from '../../../src/contact/lead-names.ts'
import { rootFolders } from '../../../src/routing/root-folders.ts'
import { atParent, atValue, type Path, type Problem } from '../../diagnostics/problem.ts'
import { slowPart } from './patterns-work.ts'
import { repeatedValues } from './repetitions.ts'
import type { Rule } from './site.ts'
import { entriesOf, section, wordsAt } from './unchecked-values.ts'

/** A section that shows the form has one to show. */
export const shownFormsAreThere: Rule = ({ value, sections }) =>
  Object.hasOwn(value, 'contactForm') ||
  !sections.some(({ kind, enabled, page }) => kind === 'form' && enabled && page.enabled)
    ? []
    : [atParent('key-missing', [], { parameters: { key: 'contactForm', expected: 'section', meaning: '' } })]

/** Names of form fields, and values of their options, are unique; patterns are valid and fast; the webhook can receive. */
export const formFieldsWork: Rule = ({ value, locales }) => {
  const form = section(value.contactForm)
  const fields = entriesOf(form.fields, ['contactForm', 'fields'])
  const names = [...wordsAt(fields, 'name'), ...wordsAt([{ value: form, path: ['contactForm'] }], 'honeypot')]
  return [
    ...webhookProblems(form.webhook, locales),
    ...repeatedValues(names, ({ word }) => word).map(({ word, path, related }) =>
      atValue('field-repeated', path, { parameters: { name: word }, related }),
    ),
    ...names
      .filter(({ word }) => leadNames.has(word))
      .map(({ word, path }) => atValue('field-reserved', path, { parameters: { name: word } })),
    ...fields
      .filter(({ value: field }) => field.pattern !== undefined && field.invalid === undefined)
      .map(({ path }) =>
        atParent('key-missing', path, { parameters: { key: 'invalid', expected: 'text', meaning: '' } }),
      ),
    ...fields.flatMap(({ value: { options }, path }) => optionProblems(options, [...path, 'options'])),
    ...fields.flatMap(({ value: { pattern }, path }) => patternProblems(pattern, [...path, 'pattern'])),
  ]
}

function optionProblems(options: unknown, path: Path): Problem[] {
  return repeatedValues(wordsAt(entriesOf(options, path), 'value'), ({ word }) => word).map(
    ({ word, path: at, related }) => atValue('option-repeated', at, { parameters: { value: word }, related }),
  )
}

function patternProblems(pattern: unknown, path: Path): Problem[] {
  if (typeof pattern !== 'string') return []
  const suggestion = /^\/(.+)\/[a-z]*$/.exec(pattern)?.[1]
  if (suggestion) return [atValue('pattern-invalid', path, { parameters: { pattern, reason: '', suggestion } })]
  try {
    fieldPattern(pattern)
  } catch (error) {
    const reason = (error as Error).message.replace(/^Invalid regular expression: .*: /s, '')
    return [atValue('pattern-invalid', path, { parameters: { pattern, reason } })]
  }
  const part = slowPart(pattern)
  return part === undefined ? [] : [atValue('pattern-slow', path, { parameters: { pattern, part } })]
}

/** Where n8n waits for a lead only while somebody tests a flow in its editor. */
const testAddress = '/webhook-test/'

/** Hosts that only this computer, or its network, knows. */
const nearby =
  /^(?:localhost|.*\.local(?:host)?|(?:127|10)(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|0\.0\.0\.0|\[::1\])$/

/** Forms and chats that people open in a browser. What is posted to them from another site is refused. */
const pages = [
  /^https:\/\/docs\.google\.com\/(?:forms|spreadsheets)\//,
  /^https:\/\/(?:forms\.gle|forms\.office\.com|wa\.me|api\.whatsapp\.com|chat\.whatsapp\.com|t\.me)\//,
]

/** Whether a path is that of a home, a file or a folder which the site itself has: a request that is sent there is not passed on. */
function isOwn(webhook: string, locales: readonly string[]): boolean {
  const [first = ''] = webhook.slice(1).split('/')
  return (
    webhook.startsWith('/') &&
    (locales.some((locale) => webhook === `/${locale}`) ||
      Object.values<string>(rootFolders).includes(first.toLowerCase()) ||
      /\.(?:txt|xml|html|ico|svg|png|webmanifest|br|gz)$|^\/(?:\.[^/]*|CNAME)$/i.test(webhook))
  )
}

/** A webhook to which visitors cannot send. */
function webhookProblems(webhook: unknown, locales: readonly string[]): Problem[] {
  if (typeof webhook !== 'string') return []
  const path = ['contactForm', 'webhook']
  if (webhook.includes(testAddress)) {
    const parameters = { value: webhook, suggestion: webhook.replace(testAddress, '/webhook/') }
    return [atValue('webhook-test', path, { parameters, word: testAddress })]
  }
  if (isOwn(webhook, locales))
    return [atValue('slug-reserved', path, { parameters: { locale: '', slug: webhook, reserved: webhook } })]
  if (nearby.test(hostOf(webhook))) return [atValue('webhook-test', path, { parameters: { value: webhook } })]
  return pages.some((page) => page.test(webhook))
    ? [atValue('webhook-page', path, { parameters: { value: webhook } })]
    : []
}

/** The host of an address; empty for a path. */
function hostOf(webhook: string): string {
  return /^https?:\/\/(\[[^\]]*\]|[^/:]+)/.exec(webhook)?.[1]?.toLowerCase() ?? ''
}
