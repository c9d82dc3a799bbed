import { valueAt } from '../../../schema/value-at.ts'
import type { EditState, Path } from '../protocol/protocol.ts'

/** A message that visitors see only in a certain state of a page. */
export interface MessageState {
  /** The page on which it is shown. */
  readonly address: string
  /** The key of its form. */
  readonly form: string
  /** The key of the message, which says the state of the form. */
  readonly key: string
  /** The field whose error it is; left out for any other message. */
  readonly field?: string | undefined
}

/** Where visitors see what a form says; undefined for any other text, and where no page of the language has the form. */
export function findMessageState({ value, pages }: EditState, path: Path, locale: string): MessageState | undefined {
  const isOfAll = path.slice(0, 3).join('.') === 'messages.contact.form'
  const isOfOne = path[0] === 'forms'
  const [key, error] = path.slice(isOfAll ? 3 : 2).map(String)
  if (!(isOfAll || isOfOne) || key === undefined) return undefined
  if (error === undefined ? !Object.hasOwn(states, key) : key !== 'validation') return undefined
  const own = listFields(value).find(({ form, messages }) =>
    isOfOne ? form === path[1] : error === undefined || messages.includes(error),
  )
  const page = own && pages.find(({ place, paths }) => place && paths[locale] && hasForm(value, place, own.form))
  const address = page?.paths[locale]
  if (!own || address === undefined) return undefined
  return { address, form: own.form, key, ...(error !== undefined && { field: own.name }) }
}

/** The states of a form, by the message that belongs to it. */
const states: Readonly<Record<string, 'submitting' | 'success' | 'error' | 'sent'>> = {
  submitting: 'submitting',
  success: 'success',
  errorMessage: 'error',
  networkError: 'error',
  perhaps: 'error',
  otherWays: 'error',
  sent: 'sent',
  next: 'sent',
  again: 'sent',
}

/** The fields of all forms, with the keys of their messages. */
function listFields(value: unknown) {
  return Object.entries((valueAt(value, ['forms']) ?? {}) as Record<string, unknown>).flatMap(([form, own]) =>
    ((valueAt(own, ['fields']) ?? []) as Readonly<Record<string, unknown>>[]).map((field) => ({
      form,
      name: String(field.name),
      messages: Object.values(field).filter((text): text is string => typeof text === 'string'),
    })),
  )
}

/** Whether a page has a section that shows a form. */
function hasForm(value: unknown, place: Path, form: string): boolean {
  const sections = Object.values((valueAt(value, [...place, 'sections']) ?? {}) as Record<string, unknown>)
  const forms = Object.keys((valueAt(value, ['forms']) ?? {}) as object)
  return sections.some((section) => {
    const kind = valueAt(section, ['kind'])
    return (kind === 'form' || kind === 'newsletter') && (valueAt(section, ['form']) ?? forms[0]) === form
  })
}

/** Brings the form of a page into the state in which visitors see a message, with its text. */
export function showMessage(page: Document, { form: name, key, field }: MessageState, text: string): void {
  const form = page.querySelector(`.contact-form[data-form="${CSS.escape(name)}"]`)
  const place = form && (field === undefined ? messagePlace(form, key) : fieldError(form, `${name}-${field}`))
  if (!place) return
  form.setAttribute('data-state', states[key] === 'sent' ? 'idle' : (states[key] ?? 'error'))
  place.textContent = text
  place.scrollIntoView({ block: 'center' })
}

/** The element that holds a message of the form as a whole. */
function messagePlace(form: Element, key: string): Element | null | undefined {
  if (key === 'submitting') return form.querySelector('button')
  if (states[key] === 'sent') return form.nextElementSibling && within(form.nextElementSibling, key)
  if (key === 'perhaps' || key === 'otherWays') return within(form, key)
  return form.querySelector('.contact-form-status')
}

/** The error below the field whose control has an id. */
function fieldError(form: Element, id: string): Element | undefined {
  const control = form.querySelector(`#${CSS.escape(id)}`)
  control?.setAttribute('aria-invalid', 'true')
  const row = control?.closest('.contact-form-field')
  return row ? within(row, 'contact-form-error') : undefined
}

/** The paragraph of a message in an element, which gets one. */
function within(parent: Element, name: string): Element {
  const present = parent.querySelector(`[data-shown="${name}"]`)
  if (present) return present
  const made = parent.ownerDocument.createElement('p')
  made.setAttribute('data-shown', name)
  made.className = name === 'sent' ? 'after-sending-title' : name
  parent.append(made)
  return made
}
