import { warningCodes } from '../../../schema/ignore.ts'
import {
  directionParameter,
  type EditsRequest,
  lookParameter,
  type PartRequest,
  type Path,
  type SectionLook,
  sectionParameter,
} from '../../../src/edit/protocol/protocol.ts'
import type { DeploymentRequest, PublishRequest } from '../../../src/edit/protocol/publishing.ts'
import type { BringTogetherRequest, RepairRequest, VersionChoices } from '../../../src/edit/protocol/repair.ts'
import type { SendRequest } from '../../../src/edit/protocol/translators.ts'
import { isReservedKey } from '../../lib/reserved-keys.ts'
import { exportHosts } from '../../output/hosting/export-layout.ts'
import { isDeployHost } from '../../output/hosting/workflows/deploy-hosts.ts'
import { parsed } from './request-body.ts'

/** Whether something asks for a new part. */
export function isPartRequest(body: unknown): body is PartRequest {
  const { what, ...names } = (body ?? {}) as Record<string, unknown>
  const wanted = Object.hasOwn(partNames, String(what)) ? partNames[what as PartRequest['what']] : undefined
  if (!wanted?.every((name) => typeof names[name] === 'string')) return false
  const { place, like, at, before } = names
  if (what === 'acceptance' && !warningCodes.some((code) => code === names.code)) return false
  if (what === 'acceptance' && !(isPath(at) || (Array.isArray(at) && at.length === 0))) return false
  return (place === undefined || isPath(place)) && [like, before].every(isNameOrNothing)
}

function isNameOrNothing(name: unknown): boolean {
  return name === undefined || typeof name === 'string'
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
export function isPublishRequest(body: unknown): body is PublishRequest {
  const { note, send, author } = (body ?? {}) as Record<string, unknown>
  const { name, email } = (author ?? {}) as Record<string, unknown>
  const isNamed = author === undefined || (isLine(name) && isLine(email))
  return isLine(note) && typeof send === 'boolean' && isNamed
}

/** Whether something chooses a host at which the site is put online. */
export function isDeploymentRequest(body: unknown): body is DeploymentRequest {
  const { host, address } = (body ?? {}) as Record<string, unknown>
  return isDeployHost(host) && (address === undefined || isLine(address))
}

/** Whether something is a text with something in it, for git. */
function isLine(text: unknown): boolean {
  return typeof text === 'string' && text.trim() !== '' && !text.includes('\0')
}

/** Whether something names a change of a list of changes. */
export function isTakeBack(body: unknown): body is { readonly version: string; readonly index: number } {
  const { version, index } = (body ?? {}) as Record<string, unknown>
  return typeof version === 'string' && Number.isInteger(index)
}

/** Whether something names a form. */
export function isFormName(body: unknown): body is { readonly form: string } {
  return typeof ((body ?? {}) as Record<string, unknown>).form === 'string'
}

/** Whether something names a host for which a folder can be made. */
export function isFolderRequest(
  body: unknown,
): body is { readonly host: (typeof exportHosts)[number]; readonly asZip?: unknown } {
  const { host } = (body ?? {}) as Record<string, unknown>
  return exportHosts.some((name) => name === host)
}

/** Whether something asks for a file to be mended. */
export function isRepairRequest(body: unknown): body is RepairRequest {
  const { version, by } = (body ?? {}) as Record<string, unknown>
  return typeof version === 'string' && (by === 'lines' || by === 'last' || by === 'upgrade' || isChoices(by))
}

/** Whether something chooses between two published versions. */
export function isBringTogether(body: unknown): body is BringTogetherRequest {
  const { theirs, choices, note } = (body ?? {}) as Record<string, unknown>
  return typeof theirs === 'string' && isChoices(choices) && isLine(note)
}

function isChoices(choices: unknown): choices is VersionChoices {
  return Array.isArray(choices) && choices.every((choice) => choice === 'mine' || choice === 'theirs')
}

/** Whether something names files. */
export function isNames(body: unknown): body is { readonly names: readonly string[] } {
  const { names } = (body ?? {}) as Record<string, unknown>
  return Array.isArray(names) && names.every((name) => typeof name === 'string')
}

/** Whether something names an earlier version of the file. */
export function isBringBack(body: unknown): body is { readonly commit: string } {
  return typeof ((body ?? {}) as Record<string, unknown>).commit === 'string'
}

/** Whether something names a text in a language. */
export function isConfirmation(body: unknown): body is { readonly path: Path; readonly locale: string } {
  const { path, locale } = (body ?? {}) as Record<string, unknown>
  return isPath(path) && typeof locale === 'string' && !isReservedKey(locale)
}

/** Whether something asks for the file of a translator. */
export function isSendRequest(body: unknown): body is SendRequest {
  const { to, format, all } = (body ?? {}) as Record<string, unknown>
  return typeof to === 'string' && typeof format === 'string' && typeof all === 'boolean'
}

const kinds = ['set', 'insert', 'add', 'remove', 'move', 'rename']

/** Whether something asks for edits. */
export function isEditsRequest(body: unknown): body is EditsRequest {
  const { edits, group } = (body ?? {}) as Partial<EditsRequest>
  return (
    Array.isArray(edits) && edits.length > 0 && edits.every(isEdit) && ['undefined', 'string'].includes(typeof group)
  )
}

/** How a page is to be shown, where it is not as the file has it. */
export interface PageView {
  /** A hidden section that is shown all the same. */
  readonly section?: Path
  /** An art direction; empty for none. */
  readonly direction?: string
  /** A section alone, in a look that it might have. */
  readonly look?: SectionLook
}

/** What the address of a page says of how it is to be shown. */
export function readPageView(search: string): PageView {
  const parameters = new URLSearchParams(search)
  const direction = parameters.get(directionParameter)
  const [section, look] = [sectionParameter, lookParameter].map((name) => parsed(parameters.get(name) ?? ''))
  return {
    ...(direction !== null && { direction }),
    ...(isPath(section) && { section }),
    ...(isSectionLook(look) && { look }),
  }
}

function isSectionLook(look: unknown): look is SectionLook {
  const { section, look: name, id } = (look ?? {}) as Record<string, unknown>
  // The id becomes part of a selector.
  return isPath(section) && (name === null || typeof name === 'string') && /^[\p{L}\p{M}\p{N}_-]+$/u.test(String(id))
}

/** Whether something is the path of a value. */
export function isPath(path: unknown): path is Path {
  const isPart = (part: unknown) => (typeof part === 'string' && !isReservedKey(part)) || Number.isInteger(part)
  return Array.isArray(path) && path.length > 0 && path.every(isPart)
}

function isEdit(edit: unknown): boolean {
  const { do: kind, path, to, key } = (edit ?? {}) as Record<string, unknown>
  if (!isPath(path) || !kinds.includes(String(kind))) return false
  if (kind === 'move') return Number.isInteger(to)
  return kind !== 'rename' || typeof key === 'string'
}
