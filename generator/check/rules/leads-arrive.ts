import type { FormConfig } from '../../../schema/forms.ts'
import { fileLimits } from '../../../src/contact/file-limits.ts'
import { rootFolders } from '../../../src/routing/root-folders.ts'
import { atParent, atValue, keyMissing, type Path } from '../../diagnostics/problem.ts'
import { isPrivateAddress } from '../../lib/private-hosts.ts'
import { type Rule, readForms, type Told } from './rule-input.ts'
import { asMapping, type Entry, listMappings } from './unchecked-values.ts'

/** A section that shows a form has one to show: the one that it names, or the only one. */
export const shownFormsAreThere: Rule = (site) => {
  const nameless = site.sections.filter(
    ({ kind, enabled, page, value }) => kind === 'form' && enabled && page.enabled && value.form === undefined,
  )
  const choices = readForms(site).map(({ path }) => String(path.at(-1)))
  if (choices.length === 1) return undefined
  if (choices.length > 1)
    return nameless.map(({ path }) =>
      atParent('key-missing', path, { key: 'form', expected: 'text', meaning: '', choices }),
    )
  return nameless.length > 0 && keyMissing([], 'forms', 'section')
}

/** What receives the leads of a form can receive them, and no secret of it is in the file. */
export const leadsArrive: Rule = (site) =>
  readForms(site).map(({ value, path }) => [
    addressProblem(asMapping(value.deliver).address, [...path, 'deliver', 'address'], site.locales),
    secretProblems(asMapping(value.deliver), [...path, 'deliver']),
  ])

/** How the services that send e-mails, and those that receive forms, begin the keys that nobody else may know. */
const secret = /^(?:re_\w{8}|SG\.[\w-]{8}|xkeysib-\w{8}|key-[\da-f]{8}|w3f_\w+_\w{4}|Bearer \S)/

function secretProblems(deliver: Readonly<Record<string, unknown>>, path: Path): Told {
  return Object.entries(deliver).flatMap(([key, value]) => {
    const [start] = typeof value === 'string' ? (secret.exec(value.trim()) ?? []) : []
    return start === undefined ? [] : [atValue('key-secret', [...path, key], { value: start })]
  })
}

/** What the receivers take that take files, as their documentation says: how many in a field, and how many megabytes with a lead. */
const takeFiles: Readonly<Partial<Record<string, { readonly perField: number; readonly megabytes: number }>>> = {
  webhook: { perField: Number.POSITIVE_INFINITY, megabytes: Number.POSITIVE_INFINITY },
  basin: { perField: 1, megabytes: 100 },
  netlify: { perField: 1, megabytes: 8 },
} satisfies Partial<Record<FormConfig['deliver']['to'], unknown>>

/** Files are asked for only where the receiver takes them, and no more of them than it takes. */
export const filesArrive: Rule = (site) =>
  readForms(site).map(({ value, path }) => {
    const { to } = asMapping(value.deliver)
    const files = listMappings(value.fields, [...path, 'fields']).filter((field) => field.value.type === 'file')
    const last = files.at(-1)
    if (typeof to !== 'string' || !last) return undefined
    const taken = takeFiles[to]
    const tell = (field: Entry, key: string, most = {}) =>
      atValue('files-refused', [...field.path, key], { to, ...most })
    if (!taken) return files.map((field) => tell(field, 'type'))
    const { perField, megabytes } = taken
    const many = files.filter((field) => readNumber(field.value.maxFiles, 1) > perField)
    const sizes = files.map((field) => fileLimits(readLimits(field.value)))
    const all = sizes.reduce((sum, { maxFiles, maxBytes }) => sum + maxFiles * maxBytes, 0)
    return [
      ...many.map((field) => tell(field, 'maxFiles', { most: perField })),
      ...(many.length === 0 && all > megabytes * 1e6 ? [tell(last, 'type', { megabytes })] : []),
    ]
  })

function readLimits({ maxFiles, maxMegabytes }: Entry['value']) {
  return { maxFiles: readNumber(maxFiles, 1), maxMegabytes: readNumber(maxMegabytes, 5) }
}

function readNumber(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise
}

/** Where n8n waits for a lead only while somebody tests a flow in its editor. */
const testAddress = '/webhook-test/'

/** Forms and chats that people open in a browser. What is posted to them from another site is refused. */
const pages = [
  /^https:\/\/docs\.google\.com\/(?:forms|spreadsheets)\//,
  /^https:\/\/(?:forms\.gle|forms\.office\.com|wa\.me|api\.whatsapp\.com|chat\.whatsapp\.com|t\.me)\//,
]

/** Whether the site itself has a home, a folder or a file at a path: a request that is sent there is not passed on. */
function ownAt(address: string, locales: readonly string[]): 'home' | 'folder' | 'file' | undefined {
  const [first = ''] = address.slice(1).split('/')
  if (!address.startsWith('/')) return undefined
  if (locales.some((locale) => address === `/${locale}`)) return 'home'
  if (Object.values<string>(rootFolders).includes(first.toLowerCase())) return 'folder'
  const isFile = /\.(?:txt|xml|html|ico|svg|png|webmanifest|br|gz)$|^\/(?:\.[^/]*|CNAME|404|index)$/i.test(address)
  return isFile ? 'file' : undefined
}

/** An address to which visitors cannot send. */
function addressProblem(address: unknown, path: Path, locales: readonly string[]): Told {
  if (typeof address !== 'string') return undefined
  if (address.includes(testAddress)) {
    const parameters = { value: address, suggestion: address.replace(testAddress, '/webhook/') }
    return atValue('webhook-test', path, parameters, { word: testAddress })
  }
  const by = ownAt(address, locales)
  if (by) {
    const reserved = by === 'folder' ? (address.split('/')[1] ?? '') : address
    return atValue('slug-reserved', path, { locale: '', slug: address, reserved, by })
  }
  if (/^https?:/.test(address) && isPrivateAddress(address)) return atValue('webhook-test', path, { value: address })
  return pages.some((page) => page.test(address)) && atValue('webhook-page', path, { value: address })
}
