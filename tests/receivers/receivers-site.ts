import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseDocument } from 'yaml'
import { fourthSite } from '../site/command.ts'
import { writeConfig } from '../site/site-texts.ts'
import { ids } from './form-services.ts'

/** What receives each form of the site, by the key of the form, which is also the address of its page. */
export const deliveries = {
  formspree: { to: 'formspree', form: ids.formspree },
  web3forms: { to: 'web3forms', key: ids.web3forms },
  basin: { to: 'basin', form: ids.basin },
  netlify: { to: 'netlify', name: 'anfrage' },
  resend: { to: 'email', provider: 'resend', sender: 'Werkstatt <site@example.com>', recipients: ['a@example.com'] },
  postmark: { to: 'email', provider: 'postmark', sender: 'site@example.com', recipients: ['a@example.com'] },
} as const

/** Further forms, which send e-mails once a service knows that a person writes: by the key of the form. */
export const captchas = {
  turnstile: { service: 'turnstile', key: '0x4AAAAAAAB1cDeFgHiJkLmN' },
  hcaptcha: { service: 'hcaptcha', key: 'a5f74b19-9e45-40e0-b45d-47ff91b7a6c2' },
  altcha: { service: 'altcha' },
} as const

/** The key of a form of the site. */
export type FormKey = keyof typeof deliveries

const fields = [
  { type: 'text', name: 'name', label: { de: 'Name' }, required: 'nameRequired', autocomplete: 'name' },
  { type: 'email', name: 'post', label: { de: 'E-Mail' }, required: 'emailRequired', invalid: 'emailInvalid' },
  { type: 'textarea', name: 'nachricht', label: { de: 'Nachricht' }, rows: 5 },
]

/** What the forms of those ask for besides that take files. */
const plan = { type: 'file', name: 'plan', label: { de: 'Zeichnung' }, accept: ['pdf'] }
const takeFiles: readonly FormKey[] = ['basin', 'netlify']

/**
 * Writes the configuration of a site with a page and a form for each receiver. Returns its file.
 *
 * @param keys of the forms that it has
 */
export async function writeReceiversSite(
  folder: string,
  keys: readonly (FormKey | keyof typeof captchas)[] = Object.keys({ ...deliveries, ...captchas }) as FormKey[],
): Promise<string> {
  const document = parseDocument(await readFile(fourthSite, 'utf8'))
  for (const key of keys) {
    const opening = {
      kind: 'opening',
      title: { de: `Schreiben Sie uns über ${key}` },
      subtitle: { de: 'Wir antworten bald.' },
    }
    const section = { kind: 'form', title: { de: 'Ihre Nachricht' }, form: key }
    const label = { de: `Anfrage über ${key}` }
    document.setIn(
      ['pages', `${key}Page`],
      document.createNode({ kind: 'page', label, slug: { de: key }, sections: { opening, form: section } }),
    )
    const privacy = { de: 'Ihre Angaben dienen nur der Antwort.' }
    const form = {
      ...(key in captchas && { captcha: captchas[key as keyof typeof captchas] }),
      deliver: key in deliveries ? deliveries[key as FormKey] : deliveries.resend,
      timeoutMs: 3000,
      minimumFillMs: 0,
      privacy,
      fields: takeFiles.includes(key as FormKey) ? [...fields, plan] : fields,
    }
    document.setIn(['forms', key], document.createNode(form))
  }
  const validation = {
    nameRequired: 'Bitte Ihr Name',
    emailRequired: 'Bitte Ihre E-Mail',
    emailInvalid: 'Keine E-Mail',
  }
  const words = Object.fromEntries(Object.entries(validation).map(([name, de]) => [name, { de }]))
  document.setIn(['messages', 'contact', 'form', 'validation'], document.createNode(words))
  return writeConfig({ text: document.toString({ lineWidth: 0 }), from: dirname(fourthSite) }, folder)
}
