import type { Behaviour } from '../browser/contact/scripted-receiver.ts'

/** A request to a service. */
export interface Asked {
  readonly host: string
  readonly path: string
  readonly method: string
  readonly accept: string
  readonly type: string
  readonly body: string
}

/** What a service may do in the place of taking a lead, as far as its documentation says how it tells of it. */
export type ServiceFault = 'limit' | 'quota' | 'blocked' | 'captcha' | 'spam'

/** What a service does with a request, and the lead in it. */
export interface Handled {
  readonly answer: Behaviour
  readonly lead?: Readonly<Record<string, string>>
}

/** A service that takes leads, and answers as its public documentation says. */
export interface FormService {
  readonly host: string
  handle(asked: Asked, fault?: ServiceFault): Handled
}

const json = (status: number, body: object, more: Partial<Behaviour> = {}): Behaviour => ({
  ...{ status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body), keeps: status < 300 },
  ...more,
})
const page = (status: number, title: string, more: Partial<Behaviour> = {}): Behaviour => ({
  ...{
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: `<!doctype html><title>${title}</title>`,
    keeps: false,
  },
  ...more,
})
const leadsOn = (location: string, keeps: boolean): Behaviour => ({ status: 302, headers: { location }, keeps })

/** The fields of a request of any of the types that the services take; undefined where there are none. */
function fieldsOf({ type, body }: Asked): Record<string, string> | undefined {
  if (/^application\/x-www-form-urlencoded/.test(type)) return Object.fromEntries(new URLSearchParams(body))
  const [, boundary] = /^multipart\/form-data; *boundary=(.+)$/.exec(type) ?? []
  if (boundary) return partsOf(body, boundary)
  if (!/^application\/json/.test(type)) return undefined
  try {
    return Object.fromEntries(Object.entries(JSON.parse(body)).map(([name, value]) => [name, String(value)]))
  } catch {
    return undefined
  }
}

/** The parts of a request with files, by name: the text of a field, the name of a file. */
function partsOf(body: string, boundary: string): Record<string, string> {
  const parts = body.split(`--${boundary}`).map((part) => part.split(/\r\n\r\n(.*)/s))
  return Object.fromEntries(
    parts.flatMap(([head = '', content = '']): [string, string][] => {
      const [, name, file] = /; name="([^"]+)"(?:; filename="([^"]+)")?/.exec(head) ?? []
      return name === undefined ? [] : [[name, file ?? content.replace(/\r\n$/, '')]]
    }),
  )
}

/** The form of the tests, at each service. */
export const ids = {
  formspree: 'xnqkvzab',
  web3forms: '0b7c6a52-1f0e-4b1c-9d3e-2a4f5b6c7d8e',
  basin: 'd36fd205b3bb',
} as const

/**
 * Formspree: https://help.formspree.io/hc/en-us/articles/360013470814 (AJAX), …/7017303616659 (limits), and the types of what its own client
 * reads. With `Accept: application/json` it answers in JSON, to all others with a redirect to a page. Spam is taken, and put aside.
 */
const formspree: FormService = {
  host: 'formspree.io',
  handle(asked, fault) {
    const isJson = asked.accept.includes('application/json')
    const refuse = (status: number, code: string, message: string): Handled => ({
      answer: isJson ? json(status, { error: message, errors: [{ code, message }] }) : page(status, message),
    })
    if (asked.path !== `/f/${ids.formspree}` || asked.method !== 'POST')
      return refuse(404, 'FORM_NOT_FOUND', 'Form not found')
    if (fault === 'limit') return refuse(429, 'UNSPECIFIED', 'Too many requests')
    if (fault === 'quota') return refuse(403, 'INACTIVE', 'This form is not active.')
    if (fault === 'blocked') return refuse(403, 'BLOCKED', 'Your submission was blocked.')
    if (fault === 'captcha')
      return {
        answer: isJson
          ? json(403, { error: 'In order to submit via AJAX, you need to set a custom key or disable reCAPTCHA.' })
          : page(200, 'Are you a robot?'),
      }
    const lead = fieldsOf(asked)
    if (!lead || Object.keys(lead).length === 0) return refuse(422, 'EMPTY', 'Submission is empty')
    const next = `https://formspree.io/thanks?language=en`
    const isTaken = !lead._gotcha
    return { answer: isJson ? json(200, { next, ok: true }, { keeps: isTaken }) : leadsOn(next, isTaken), lead }
  },
}

/** Web3Forms: https://docs.web3forms.com/getting-started/api-reference and …/troubleshooting. JSON is answered with JSON. */
const web3forms: FormService = {
  host: 'api.web3forms.com',
  handle(asked, fault) {
    const { access_key, ...lead } = fieldsOf(asked) ?? {}
    const isJson = asked.type.startsWith('application/json')
    const say = (status: number, message: string): Behaviour =>
      json(status, { statusCode: status, success: status === 200, body: { data: lead, message } })
    if (asked.path !== '/submit' || asked.method !== 'POST') return { answer: page(404, 'Not found') }
    if (access_key !== ids.web3forms) return { answer: say(400, 'Invalid Access Key') }
    if (fault === 'limit') return { answer: say(429, 'Too many requests') }
    if (fault === 'quota') return { answer: say(400, 'Monthly limit reached') }
    if (fault === 'captcha') return { answer: say(400, 'Captcha token is missing') }
    if (fault === 'blocked' || fault === 'spam' || lead.botcheck) return { answer: say(400, 'Spam detected') }
    return {
      answer: isJson ? say(200, 'Email sent successfully!') : leadsOn('https://web3forms.com/success', true),
      lead,
    }
  },
}

/** Basin: https://docs.usebasin.com/guides/form-features/ajax and …/spam-protection/advanced-filters. Errors are in `error`. Spam is taken, and put aside. */
const basin: FormService = {
  host: 'usebasin.com',
  handle(asked, fault) {
    const isJson = asked.accept.includes('application/json')
    const refuse = (status: number, error: string): Handled => ({
      answer: isJson ? json(status, { success: false, error }) : page(status, error),
    })
    if (asked.path !== `/f/${ids.basin}` || asked.method !== 'POST') return refuse(404, 'Form not found')
    if (fault === 'limit') return refuse(429, 'Too many requests')
    if (fault === 'quota') return refuse(402, 'Submission limit reached')
    if (fault === 'captcha') return refuse(422, 'Invalid reCAPTCHA')
    if (fault === 'blocked') return { answer: page(403, 'Attention Required! | Cloudflare') }
    const lead = fieldsOf(asked)
    if (!lead) return refuse(400, 'No data')
    const isTaken = !lead._gotcha
    return {
      answer: isJson
        ? json(200, { success: true }, { keeps: isTaken })
        : leadsOn('https://usebasin.com/submissions/thanks', isTaken),
      lead,
    }
  },
}

/** The services on hosts of their own, by name. */
export const formServices = { formspree, web3forms, basin }

/**
 * Netlify Forms, on the host of the site: https://docs.netlify.com/manage/forms/setup. It knows the forms of the deployed HTML, and of each the
 * fields; it takes no JSON. Junk that falls into the honeypot is answered like all else. Spam is taken, and put aside.
 *
 * @param documents the HTML files of the deployed folder
 */
export function netlifyForms(documents: readonly string[]): Omit<FormService, 'host'> {
  const forms = new Map<string, Set<string>>()
  const traps = new Map<string, string>()
  for (const form of documents.flatMap((html) => html.match(/<form\b[\s\S]*?<\/form>/gi) ?? [])) {
    const [head = ''] = /^<form[^>]*>/i.exec(form) ?? []
    if (!/\s(?:data-)?netlify(?=[\s=>])/i.test(head)) continue
    const names = [...form.slice(head.length).matchAll(/<(?:input|textarea|select)\b[^>]*\sname="?([\w-]+)/gi)]
    const own = /\sname="?([\w-]+)/i.exec(head)?.[1] ?? ''
    forms.set(own, new Set(names.map(([, name = '']) => name)))
    traps.set(own, /\snetlify-honeypot="?([\w-]+)/i.exec(head)?.[1] ?? '')
  }
  return {
    handle(asked, fault) {
      const { 'form-name': name = '', ...fields } = fieldsOf(asked) ?? {}
      const known = forms.get(name)
      if (asked.type.startsWith('application/json') || !known) return { answer: page(404, 'Page not found') }
      if (fault === 'limit') return { answer: page(429, 'Too many requests') }
      if (fault === 'quota' || fault === 'blocked') return { answer: page(403, 'Forbidden') }
      if (fault === 'captcha') return { answer: page(403, 'Captcha') }
      const lead = Object.fromEntries(Object.entries(fields).filter(([field]) => known.has(field)))
      return { answer: page(200, 'Thank you!', { keeps: !fields[traps.get(name) ?? ''] }), lead }
    },
  }
}
