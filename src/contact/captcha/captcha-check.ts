import { loadScript } from '../../visits/load-script.ts'
import type { CaptchaWidget, FormCaptcha } from './form-captcha.ts'
import { solveChallenge } from './solve-challenge.ts'

/** The functions that the script of each service gives a page. */
interface WidgetApi {
  render(place: HTMLElement, options: object): string
  execute(widget: string): void
  reset(widget: string): void
}

interface Widget {
  readonly api: WidgetApi
  readonly id: string
}

interface Waiting {
  resolve(answer: string): void
  reject(error: Error): void
}

const loadingMs = 15_000
/** The longest wait for an answer: some visitors get a task from the service. */
const longestMs = 180_000

/** Proves with a captcha service that a person is filling in a form. */
export class CaptchaCheck {
  readonly #captcha: FormCaptcha
  readonly #place: HTMLElement
  #widget: Promise<Widget> | undefined
  #waiting: Waiting | undefined
  #wasAsked = false

  constructor(captcha: FormCaptcha, place: HTMLElement) {
    this.#captcha = captcha
    this.#place = place
  }

  /** Loads what the service needs before it is used; a failure shows only when it is used. */
  prepare(): void {
    const { widget } = this.#captcha
    if (widget) this.#load(widget).catch(() => {})
  }

  /** The token of the service, which the receiver verifies; each is valid for one lead. */
  async answer(): Promise<string> {
    const { widget, challenge = '' } = this.#captcha
    if (!widget) return solveChallenge(challenge)
    const { api, id } = await this.#load(widget)
    return inTime(
      longestMs,
      new Promise((resolve, reject) => {
        this.#waiting = { resolve, reject }
        if (this.#wasAsked) api.reset(id)
        this.#wasAsked = true
        api.execute(id)
      }),
    )
  }

  #load(widget: CaptchaWidget): Promise<Widget> {
    this.#widget ??= loadApi(widget)
      .then((api) => ({ api, id: this.#render(api, widget) }))
      .catch((error) => {
        this.#widget = undefined
        throw error
      })
    return this.#widget
  }

  #render(api: WidgetApi, { options }: CaptchaWidget): string {
    const fail = (reason: unknown) => this.#waiting?.reject(new Error(`the check of the visitor failed (${reason})`))
    const failures = ['error', 'close', 'expired', 'timeout', 'chalexpired', 'unsupported']
    return api.render(this.#place, {
      ...options,
      callback: (answer: string) => this.#waiting?.resolve(answer),
      ...Object.fromEntries(failures.map((name) => [`${name}-callback`, (code?: unknown) => fail(code ?? name)])),
    })
  }
}

const loaded = new Map<string, Promise<WidgetApi>>()

/** Loads the script of a service, once for all forms; after a failure, tries again. */
function loadApi({ script, api }: CaptchaWidget): Promise<WidgetApi> {
  const known = loaded.get(script)
  if (known) return known
  const page = window as unknown as Record<string, unknown>
  // The callback that the script calls when it is ready; the address of the script names it. A page may have the scripts of several services.
  const readyName = `${api}IsReady`
  const loading = new Promise<void>((resolve, reject) => {
    page[readyName] = resolve
    const element = loadScript(`${script}&onload=${readyName}`, [new URL(script).origin], { allowsMarkup: true })
    element.onerror = () => reject(new Error('the script of the check could not be loaded'))
  })
  const ready = inTime(loadingMs, loading).then(() => {
    if (!page[api]) throw new Error('the script of the check gave the page nothing')
    return page[api] as WidgetApi
  })
  loaded.set(script, ready)
  ready.catch(() => loaded.delete(script))
  return ready
}

function inTime<T>(ms: number, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the check of the visitor took too long')), ms)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
