import type { Diagnostic } from './diagnostic.ts'

/**
 * The line with which an entry of `ignore:` matches a warning, besides its code: `path: services.training.slug.es`. Undefined for
 * errors, and for the warning about `ignore:` itself.
 */
export function ignorePath({ severity, code, path }: Diagnostic): string | undefined {
  if (severity === 'error' || code === 'ignore-unused') return undefined
  if (path.length === 0) return 'path: "*"'
  // A path is split at its dots, and has no spaces: "*" stands for a key that has any.
  const keys = path.map((key) => (/[\s.]/.test(String(key)) ? '*' : key)).join('.')
  return `path: ${/^[\w.-]+$/.test(keys) ? keys : JSON.stringify(keys)}`
}
