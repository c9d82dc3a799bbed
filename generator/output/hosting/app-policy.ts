/**
 * What the editor in a browser may do: run its own code and its own WebAssembly, and ask nobody but where it comes from, and the hosts of repositories.
 *
 * @param asked the origins of these hosts
 */
export function appPolicy(asked: readonly string[]): string {
  return [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "img-src 'self' data: blob:",
    `connect-src ${["'self'", ...asked].join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types page tab',
  ].join('; ')
}
