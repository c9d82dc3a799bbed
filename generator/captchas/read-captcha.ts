import type { Captcha } from '../../schema/captcha.ts'
import type { CaptchaOrigins, CaptchaWidget, FormCaptcha } from '../../src/contact/captcha/form-captcha.ts'
import { readHost } from '../lib/addresses/web-addresses.ts'
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
  /** The widget that its own script shows in the page. */
  readonly widget?: Omit<CaptchaWidget, 'key'> & {
    /** The option for its language, and its codes for languages where they are not the first part of the tag. */
    readonly languageOption: string
    readonly languages?: Readonly<Record<string, string>>
  }
  /** What a page has to allow because of it. */
  readonly origins?: CaptchaOrigins
  /** The environment variable of the host that holds its secret. */
  readonly secret: string
  /** The address at which an answer is verified with the secret. */
  readonly verify?: string
}

/** Everything that is known of these services: a row per service. */
export const captchaServices: Readonly<Record<Captcha['service'], CaptchaService>> = services

interface CaptchaPlace {
  /** The language of the page. */
  readonly tag: string
  /** The address of the challenges, unless the configuration names another. */
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

/** The code of a service for a language: that of the longest part of the tag with one of its own, else the first part of the tag. */
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
