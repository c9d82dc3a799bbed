/** How a form uses a captcha service. It is data, so that no page loads code for a service that it does not use. */
export interface FormCaptcha {
  /** The name under which the lead has the answer. */
  readonly field: string
  /** The service, where another company learns of visitors, and where it says what it does with their data. */
  readonly name?: string | undefined
  readonly privacy?: string | undefined
  /** What a service shows in the page. Left out, the browser computes what `challenge` sets. */
  readonly widget?: CaptchaWidget
  /** The address that sets a computation (ALTCHA). */
  readonly challenge?: string
  /** What the form says of it. */
  readonly words: { readonly protectedBy: string; readonly captchaFailed: string }
  /** What the policy of the page allows because of it. */
  readonly origins: CaptchaOrigins
}

/** A widget by the script of a service; all of them have the same functions. */
export interface CaptchaWidget {
  readonly script: string
  /** The name of the object that the script makes. */
  readonly api: string
  readonly options: Readonly<Record<string, string | boolean>>
}

/** Origins on other hosts, by what comes from them or goes there. */
export interface CaptchaOrigins {
  readonly scripts?: readonly string[]
  readonly frames?: readonly string[]
  readonly styles?: readonly string[]
  readonly connections?: readonly string[]
}
