/** What browsers with trusted types have: the policy of the page allows one policy, the default one, which is asked for each address of a script, and for markup. */
interface TrustedTypes {
  createPolicy(
    name: 'default',
    rules: {
      readonly createScriptURL: (url: string) => string | null
      readonly createHTML: (html: string) => string | null
    },
  ): unknown
}

interface LoadOptions {
  /** Whether scripts may make elements from markup, as long as it runs nothing. */
  readonly allowsMarkup?: boolean
}

const allowed = new Set<string>()
let isGuarded = false
let isMarkupAllowed = false

/** What may run something in markup: elements that do, attributes that listen, and addresses of code. */
const runs = /<\s*(?:script|iframe|object|embed|link|base|meta|svg|math|template)|[\s/"']on\w+\s*=|javascript:|srcdoc/i

/** Loads the script of a service. From then on scripts come from the given origins alone, whichever script asks for them. */
export function loadScript(address: string, origins: readonly string[], options: LoadOptions = {}): HTMLScriptElement {
  isMarkupAllowed ||= options.allowsMarkup === true
  for (const origin of [location.origin, ...origins]) allowed.add(origin)
  guardScripts()
  const script = Object.assign(document.createElement('script'), { async: true, src: address })
  document.head.append(script)
  return script
}

function guardScripts(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  if (isGuarded || !trustedTypes) return
  isGuarded = true
  trustedTypes.createPolicy('default', {
    createScriptURL: (url) => (allowed.has(new URL(url, location.href).origin) ? url : null),
    createHTML: (html) => (isMarkupAllowed && !runs.test(html) ? html : null),
  })
}
