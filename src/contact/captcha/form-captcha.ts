/** How a form uses a captcha service. It is data, so that no page loads code for a service that it does not use. */
export interface FormCaptcha {
  /** The property of the lead that holds the answer. */
  readonly field: string
  /** The name of the service, if another company receives data of visitors, and (`privacy`) its privacy policy. */
  readonly name?: string | undefined
  readonly privacy?: string | undefined
  /** The widget of the service. Left out, the browser solves the challenge from `challenge`. */
  readonly widget?: CaptchaWidget
  /** The address of the challenge (ALTCHA). */
  readonly challenge?: string
  /** The words of the form about it. */
  readonly words: { readonly protectedBy: string; readonly captchaFailed: string }
  /** The origins that the page's Content Security Policy must allow. */
  readonly origins: CaptchaOrigins
}

/** A widget that the script of a service draws; all services have the same functions. */
export interface CaptchaWidget {
  readonly script: string
  /** The name of the object that the script makes. */
  readonly api: string
  readonly options: Readonly<Record<string, string | boolean>>
}

/** Origins on other hosts, by the kind of request. */
export interface CaptchaOrigins {
  readonly scripts?: readonly string[]
  readonly frames?: readonly string[]
  readonly styles?: readonly string[]
  readonly connections?: readonly string[]
}
