import type { Captcha } from '../../schema/captcha.ts'
import type { CaptchaOrigins, CaptchaWidget, FormCaptcha } from '../../src/contact/form-captcha.ts'
import { readHost } from '../lib/web-addresses.ts'
import services from './captcha-services.json' with { type: 'json' }

/** What is known of a service that tells people from machines, as its documentation says. */
interface CaptchaService {
  readonly name: string
  /** The company behind it, where it has another name. */
  readonly company?: string
  /** The country in which it works with data, as a two-letter code; left out where it learns of nobody. */
  readonly country?: string
  /** Where it says what it does with data of visitors. */
  readonly privacy?: string
  /** The name under which a lead has its answer. */
  readonly field: string
  /** What it shows in the page, by a script of its own. */
  readonly widget?: Omit<CaptchaWidget, 'key'> & {
    /** The option that says in which language it speaks, and the languages that it calls by other names than by their first part. */
    readonly languageOption: string
    readonly languages?: Readonly<Record<string, string>>
  }
  /** What a page has to allow because of it. */
  readonly origins?: CaptchaOrigins
  /** The environment variable of the host that holds its secret. */
  readonly secret: string
  /** Where whoever has the secret asks whether an answer is right. */
  readonly verify?: string
}

/** Everything that is known of these services: a row per service. */
export const captchaServices: Readonly<Record<Captcha['service'], CaptchaService>> = services

interface CaptchaPlace {
  /** The language of the page. */
  readonly tag: string
  /** Where a computation is set, unless the configuration says so. */
  readonly challenge: string
  readonly words: FormCaptcha['words']
}

/** The service of a form as the app needs it, in the language of a page. */
export function describeCaptcha(captcha: Captcha, { tag, challenge, words }: CaptchaPlace): FormCaptcha {
  const { name, privacy, field, widget, origins = {} } = captchaServices[captcha.service]
  if (captcha.service === 'altcha' || !widget) {
    const address = ('challenge' in captcha && captcha.challenge) || challenge
    const { origin } = new URL(address, 'https://own.invalid')
    return { field, words, challenge: address, origins: address.startsWith('/') ? {} : { connections: [origin] } }
  }
  const { languageOption, languages = {}, ...shown } = widget
  const spoken = { [languageOption]: nameLanguage(tag, languages) }
  return {
    field,
    words,
    name,
    privacy,
    origins,
    widget: { ...shown, options: { ...shown.options, sitekey: captcha.key, ...spoken } },
  }
}

/** What a service calls a language: by its longest part that it has another name for, else by its first part. */
function nameLanguage(tag: string, languages: Readonly<Record<string, string>>): string {
  const [first = tag] = tag.split('-')
  return languages[tag] ?? languages[first] ?? first
}

/** The host of a service that learns of visitors; undefined for one that is the site's own. */
export function captchaHost(captcha: Captcha): string | undefined {
  const { widget } = captchaServices[captcha.service]
  const address = widget?.script ?? ('challenge' in captcha ? captcha.challenge : undefined)
  return address === undefined ? undefined : readHost(address)
}
