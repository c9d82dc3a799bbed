/** What browsers with trusted types have: the policy of the page allows one policy, the default one, which is asked for each address of a script. */
interface TrustedTypes {
  createPolicy(name: 'default', rules: { readonly createScriptURL: (url: string) => string | null }): unknown
}

const allowed = new Set<string>()
let isGuarded = false

/** Loads the script of a service. From then on scripts come from the given origins alone, whichever script asks for them. */
export function loadScript(address: string, origins: readonly string[]): void {
  for (const origin of [location.origin, ...origins]) allowed.add(origin)
  guardScripts()
  document.head.append(Object.assign(document.createElement('script'), { async: true, src: address }))
}

function guardScripts(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  if (isGuarded || !trustedTypes) return
  isGuarded = true
  trustedTypes.createPolicy('default', {
    createScriptURL: (url) => (allowed.has(new URL(url, location.href).origin) ? url : null),
  })
}
