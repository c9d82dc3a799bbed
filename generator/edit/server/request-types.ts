import { warningCodes } from '../../../schema/ignore.ts'
import {
  directionParameter,
  type EditsRequest,
  kindParameter,
  lookParameter,
  type PartRequest,
  type Path,
  type SectionLook,
  sectionParameter,
} from '../../../src/edit/protocol/protocol.ts'
import type { DeploymentRequest, PublishRequest } from '../../../src/edit/protocol/publishing.ts'
import type { FileReading, MergeRequest, RepairRequest, VersionChoices } from '../../../src/edit/protocol/repair.ts'
import type { Bodies } from '../../../src/edit/protocol/requests.ts'
import type { SendRequest } from '../../../src/edit/protocol/translators.ts'
import { isReservedKey } from '../../lib/reserved-keys.ts'
import { isDeployHost } from '../../output/hosting/workflows/deploy-hosts.ts'
import { parseJson } from './request-body.ts'

/** Whether something asks for a new part. */
export function isPartRequest(body: unknown): body is PartRequest {
  const { what, ...names } = (body ?? {}) as Record<string, unknown>
  const wanted = Object.hasOwn(partNames, String(what)) ? partNames[what as PartRequest['what']] : undefined
  if (!wanted?.every((name) => typeof names[name] === 'string')) return false
  const { place, like, at, before, name, kind } = names
  if (what === 'acceptance' && !warningCodes.some((code) => code === names.code)) return false
  if (what === 'acceptance' && !isPath(at)) return false
  return optional(isInnerPath)(place) && [like, before, name, kind].every(optional(isText))
}

/** What is to be said of each part that is added. */
const partNames = {
  section: ['kind', 'page'],
  page: ['name'],
  language: ['tag'],
  field: ['form', 'type'],
  acceptance: ['code', 'reason'],
} as const

/** Whether something asks for a publication. */
export const isPublishRequest = hasEntries<PublishRequest>({
  note: isLine,
  send: isBoolean,
  author: optional(hasEntries({ name: isLine, email: isLine })),
})

/** Whether something chooses a host at which the site is put online. */
export const isDeploymentRequest = hasEntries<DeploymentRequest>({ host: isDeployHost, address: optional(isLine) })

/** Whether something names a change of a list of changes. */
export const isRevert = hasEntries<Bodies['POST revert']>({ version: isText, index: Number.isInteger })

/** Whether something names a language of the site. */
export const isLocaleName = hasEntries<Bodies['POST remove-language']>({ locale: isLocale })

/** Whether something names the place of a page. */
export const isPagePlace = hasEntries<Bodies['POST remove-page']>({ place: isInnerPath })

/** Whether something names a form. */
export const isFormName = hasEntries<Bodies['POST test-message']>({ form: isText })

/** Whether something names a host for which a folder is to be made. */
export const isFolderRequest = hasEntries<Bodies['POST folder']>({
  host: isText,
  asZip: () => true,
})

/** Whether something asks for a file to be fixed. */
export const isRepairRequest = hasEntries<RepairRequest>({
  version: isText,
  by: (by) => by === 'lines' || by === 'last' || by === 'upgrade' || isChoices(by) || isReading(by),
})

/** Whether something chooses between two published versions. */
export const isMerge = hasEntries<MergeRequest>({ theirs: isText, choices: isChoices, note: isLine })

/** Whether something names files. */
export const isNames = hasEntries<Bodies['POST remove-pictures']>({
  names: areTexts,
})

/** Whether something names an earlier version of the file. */
export const isBringBack = hasEntries<Bodies['POST bring-back']>({ commit: isText })

/** Whether something names a text in a language. */
export const isConfirmation = hasEntries<Bodies['POST confirm']>({
  path: isInnerPath,
  locale: isLocale,
})

/** Whether something asks for the file of a translator. */
export const isSendRequest = hasEntries<SendRequest>({ to: isText, format: isText, all: isBoolean })

const isReading = hasEntries<Pick<FileReading, 'encoding'>>({ encoding: isText })

type Test = (value: unknown) => boolean

/** Tells objects whose entries pass these tests. */
function hasEntries<Body>(tests: { readonly [Key in keyof Body]-?: Test }) {
  return (body: unknown): body is Body =>
    Object.entries<Test>(tests).every(([key, passes]) => passes(Object(body)[key]))
}

function optional(passes: Test): Test {
  return (value) => value === undefined || passes(value)
}

function isText(value: unknown): boolean {
  return typeof value === 'string'
}

function isLocale(value: unknown): boolean {
  return isText(value) && !isReservedKey(String(value))
}

function areTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every(isText)
}

function isBoolean(value: unknown): boolean {
  return typeof value === 'boolean'
}

/** Whether something is a text with something in it, for git. */
function isLine(text: unknown): boolean {
  return typeof text === 'string' && text.trim() !== '' && !text.includes('\0')
}

function isChoices(choices: unknown): choices is VersionChoices {
  return Array.isArray(choices) && choices.every((choice) => choice === 'mine' || choice === 'theirs')
}

const kinds = ['set', 'insert', 'add', 'remove', 'move', 'rename']

/** Whether something asks for edits. */
export const isEditsRequest = hasEntries<EditsRequest>({
  edits: (edits) => Array.isArray(edits) && edits.length > 0 && edits.every(isEdit),
  group: optional(isText),
})

/** How a page is to be shown, where it is not as the file has it. */
export interface PageView {
  /** A hidden section that is shown all the same. */
  readonly section?: Path
  /** An art direction; empty for none. */
  readonly direction?: string
  /** A section alone, in a look that it might have. */
  readonly look?: SectionLook
  /** A kind of section, of which an example is shown alone. */
  readonly kind?: string
}

/** What the address of a page says of how it is to be shown. */
export function readPageView(search: string): PageView {
  const parameters = new URLSearchParams(search)
  const [direction, kind] = [directionParameter, kindParameter].map((name) => parameters.get(name) ?? undefined)
  const [section, look] = [sectionParameter, lookParameter].map((name) => parseJson(parameters.get(name) ?? ''))
  return {
    ...(direction !== undefined && { direction }),
    ...(kind !== undefined && { kind }),
    ...(isInnerPath(section) && { section }),
    ...(isSectionLook(look) && { look }),
  }
}

function isSectionLook(look: unknown): look is SectionLook {
  const { section, look: name, id } = (look ?? {}) as Record<string, unknown>
  // The id becomes part of a selector.
  return (
    isInnerPath(section) && (name === null || typeof name === 'string') && /^[\p{L}\p{M}\p{N}_-]+$/u.test(String(id))
  )
}

/** Whether something is the path of a value, that of the whole among them. */
export function isPath(path: unknown): path is Path {
  const isPart = (part: unknown) => (typeof part === 'string' && !isReservedKey(part)) || Number.isInteger(part)
  return Array.isArray(path) && path.every(isPart)
}

/** Whether something is the path of a value within the whole. */
function isInnerPath(path: unknown): path is Path {
  return isPath(path) && path.length > 0
}

function isEdit(edit: unknown): boolean {
  const { do: kind, path, to, key, order, lines, before } = (edit ?? {}) as Record<string, unknown>
  if (!isInnerPath(path) || !kinds.includes(String(kind))) return false
  if (![order, lines].every(optional(areTexts)) || !optional(isText)(before)) return false
  if (kind === 'move') return Number.isInteger(to)
  return kind !== 'rename' || typeof key === 'string'
}
