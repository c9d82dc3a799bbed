import type { FileField, FormField } from '../../../schema/forms.ts'
import { fileLimits } from '../../../src/contact/values/file-limits.ts'
import { atKey, atParent, atValue, keyMissing, type Path } from '../../diagnostics/problem.ts'
import { isPrivateAddress } from '../../lib/addresses/private-hosts.ts'
import { withoutEndSlash } from '../../lib/addresses/web-addresses.ts'
import { asMapping, isEqualValue } from '../../lib/plain-map.ts'
import { receivers } from '../../receivers/receivers.ts'
import { type Entry, listEntries } from './entries.ts'
import { ownFolders } from './files/own-folders.ts'
import { type Rule, type RuleInput, type RuleResult, readForms } from './rule-input.ts'

/** A section that shows a form has one to show: the one that it names, or the only one. */
export const shownFormsAreThere: Rule = (site) => {
  const nameless = site.sections.filter(
    ({ enabled, page, value }) => value.kind === 'form' && enabled && page.enabled && value.form === undefined,
  )
  const choices = [...(site.defined.get('form')?.keys() ?? [])]
  if (choices.length === 1) return undefined
  if (choices.length > 1)
    return nameless.map(({ path }) =>
      atParent('key-missing', path, { key: 'form', expected: 'text', meaning: '', choices }),
    )
  return nameless.length > 0 && keyMissing([], 'forms', 'section')
}

/** What receives the leads of a form can receive them, and no secret of it is in the file. */
export const leadsArrive: Rule = (site) => [
  readForms(site).map(
    ({ value: { deliver }, path }) =>
      deliver.to === 'webhook' && addressProblem(deliver.address, [...path, 'deliver', 'address'], site),
  ),
  secretProblems(site),
]

/** How the services that send e-mails, and those that receive forms, begin the keys that nobody else may know. */
const secret = /^(?:re_\w{8}|SG\.[\w-]{8}|xkeysib-\w{8}|key-[\da-f]{8}|w3f_\w+_\w{4}|Bearer \S)/

/** A secret is reported under any key, also one that the schema refuses. */
function secretProblems({ value }: RuleInput): RuleResult {
  return Object.entries(asMapping(value.forms)).flatMap(([form, written]) =>
    Object.entries(asMapping(asMapping(written).deliver)).map(([key, text]) => {
      const [start] = typeof text === 'string' ? (secret.exec(text.trim()) ?? []) : []
      return start !== undefined && atValue('key-secret', ['forms', form, 'deliver', key], { value: start })
    }),
  )
}

/** Files are asked for only where the receiver takes them, and no more of them than it takes. */
export const filesArrive: Rule = (site) =>
  readForms(site).map(({ value, path }) => {
    const { to } = value.deliver
    const files = listEntries(value.fields, [...path, 'fields']).filter(isFile)
    const last = files.at(-1)
    if (!last) return undefined
    const { files: taken } = receivers[to]
    const tell = (field: Entry<FileField>, key: string, most = {}) =>
      atValue('files-refused', [...field.path, key], { to, ...most })
    if (!taken) return files.map((field) => tell(field, 'type'))
    const { perField, megabytes } = taken
    const many = files.filter((field) => (field.value.maxFiles ?? 1) > perField)
    const sizes = files.map((field) => fileLimits(field.value))
    const all = sizes.reduce((sum, { maxFiles, maxBytes }) => sum + maxFiles * maxBytes, 0)
    return [
      ...many.map((field) => tell(field, 'maxFiles', { most: perField })),
      ...(many.length === 0 && all > megabytes * 1e6 ? [tell(last, 'type', { megabytes })] : []),
    ]
  })

/** Visitors without JavaScript come to the page that says thank you, too: the receiver redirects them to it. */
export const thanksAreReached: Rule = (site) =>
  readForms(site).map(({ value: { deliver, thanks }, path }) => {
    const { service, returnsBy } = receivers[deliver.to]
    return (
      thanks !== undefined &&
      service !== undefined &&
      returnsBy === undefined &&
      atKey('thanks-by-script', [...path, 'thanks'], { service: service.name })
    )
  })

/** What opens after sending is that of the form that was sent: the page that says thank you cannot know which one it was. */
export const thanksOfferOneThing: Rule = (site) => {
  const forms = readForms(site).filter(({ value: { thanks, opensAfter } }) => thanks !== undefined && opensAfter)
  return forms.map(({ value: { thanks, opensAfter }, path }, index) => {
    const other = forms
      .slice(0, index)
      .find(({ value }) => value.thanks === thanks && !isEqualValue(value.opensAfter, opensAfter))
    const related = other ? [{ path: [...other.path, 'thanks'], at: 'value' as const }] : []
    return other && atValue('thanks-shared', [...path, 'thanks'], { form: other.key }, { related })
  })
}

/** An answer to visitors is sent: by what sends e-mails itself, to an address that the form asks for. */
export const answersAreSent: Rule = (site) =>
  readForms(site).map(({ value: { deliver, fields, autoReply }, path }) => {
    if (autoReply === undefined) return undefined
    const { service, answersVisitors } = receivers[deliver.to]
    const tell = (parameters: { lacks: 'sender' | 'address'; service?: string }) =>
      atKey('reply-unsent', [...path, 'autoReply'], parameters)
    if (!answersVisitors) return tell({ lacks: 'sender', ...(service && { service: service.name }) })
    const isEmail = (field: FormField | undefined) => field?.type === 'email'
    return !fields.some(isEmail) && tell({ lacks: 'address' })
  })

/** Whether a person writes is found out by what gets the leads: it checks the answers of the service, and sets the computation of ALTCHA. */
export const captchasAreChecked: Rule = (site) =>
  readForms(site).map(({ value: { deliver, captcha }, path }) => {
    if (captcha === undefined) return undefined
    const { service, checks = [], setsChallenges } = receivers[deliver.to]
    if (!checks.includes(captcha.service)) {
      const parameters = { value: captcha.service, checks, ...(service && { receiver: service.name }) }
      return atValue('captcha-unchecked', [...path, 'captcha', 'service'], parameters)
    }
    const lacks = captcha.service === 'altcha' && captcha.challenge === undefined && !setsChallenges
    return lacks && keyMissing([...path, 'captcha'], 'challenge')
  })

function isFile(field: Entry<FormField>): field is Entry<FileField> {
  return field.value.type === 'file'
}

/** Where n8n waits for a lead only while somebody tests a flow in its editor. */
const testAddress = '/webhook-test/'

/** Forms and chats that people open in a browser. What is posted to them from another site is refused. */
const pages = [
  /^https:\/\/docs\.google\.com\/(?:forms|spreadsheets)\//,
  /^https:\/\/(?:forms\.gle|forms\.office\.com|wa\.me|api\.whatsapp\.com|chat\.whatsapp\.com|t\.me)\//,
]

/** Whether the site itself has a home, a folder or a file at a path: a request that is sent there is not passed on. */
function findOwnTarget(address: string, site: RuleInput): 'home' | 'folder' | 'file' | undefined {
  const [first = ''] = address.slice(1).split('/')
  if (!address.startsWith('/')) return undefined
  const path = withoutEndSlash(address)
  if (site.locales.some((locale) => path === `/${locale}`)) return 'home'
  if (ownFolders(site).includes(first.toLowerCase())) return 'folder'
  const isFile = /\.(?:txt|xml|html|ico|svg|png|webmanifest|br|gz)$|^\/(?:\.[^/]*|CNAME|404|index)$/i.test(path)
  return isFile ? 'file' : undefined
}

/** An address to which visitors cannot send. */
function addressProblem(address: string, path: Path, site: RuleInput): RuleResult {
  if (address.includes(testAddress)) {
    const parameters = { value: address, suggestion: address.replace(testAddress, '/webhook/') }
    return atValue('webhook-test', path, parameters, { word: testAddress })
  }
  const by = findOwnTarget(address, site)
  if (by) {
    const reserved = by === 'folder' ? (address.split('/')[1] ?? '') : address
    return atValue('slug-reserved', path, { locale: '', slug: address, reserved, by })
  }
  if (/^https?:/.test(address) && isPrivateAddress(address)) return atValue('webhook-test', path, { value: address })
  return pages.some((page) => page.test(address)) && atValue('webhook-page', path, { value: address })
}
