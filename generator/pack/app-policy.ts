/** The addresses of the APIs of the hosts that everybody knows. */
const apis = ['https://api.github.com', 'https://codeberg.org', 'https://gitlab.com']

/**
 * What the app may do: run its own code and its own WebAssembly, and ask nobody but where it comes from, and the hosts of repositories.
 *
 * @param hosts hosts of repositories of one's own, each with its kind
 */
export function appPolicy(hosts: readonly string[]): string {
  const asked = [...apis, ...hosts.map((host) => host.split(' ')[1] ?? '')].join(' ')
  return [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "img-src 'self' data: blob:",
    `connect-src 'self' ${asked}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types page tab',
  ].join('; ')
}
