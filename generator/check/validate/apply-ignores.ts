import { type CodeParameters, getSeverity } from '../../diagnostics/codes.ts'
import { atValue, type Path, type Problem } from '../../diagnostics/problem.ts'
import { groupBy } from '../../lib/group-by.ts'
import { asMapping } from '../../lib/plain-map.ts'
import { leadsSomewhere, nearestPlace } from './nearest-place.ts'

/**
 * Removes the warnings that the configuration asks to ignore, and reports requests that match no warning.
 *
 * @param isWhole whether these are all problems of a check: otherwise no request is reported
 */
export function applyIgnores(
  problems: readonly Problem[],
  value: Readonly<Record<string, unknown>>,
  { isWhole }: { isWhole: boolean } = { isWhole: true },
): Problem[] {
  const requests = (Array.isArray(value.ignore) ? (value.ignore as unknown[]) : []).filter(isComplete)
  if (requests.length === 0) return [...problems]
  const used = new Set<Request>()
  const byCode = groupBy(
    requests.map((request) => ({ request, pattern: request.path.split('.') })),
    ({ request }) => request.code,
  )
  const kept = problems.filter(({ code, path }) => {
    if (getSeverity(code) === 'error') return true
    const found = byCode.get(code)?.find(({ pattern }) => covers(pattern, path))
    if (found) used.add(found.request)
    return !found
  })
  // Errors hide some warnings, so a request without its warning may still be right.
  if (!isWhole || problems.some(({ code }) => getSeverity(code) === 'error')) return kept
  const unused = requests.flatMap((request, index) =>
    used.has(request) || isOnRequest(request.code) ? [] : [{ request, index }],
  )
  const { ignore: _ignore, ...site } = value
  const told = unused.map(({ request, index }, turn) => {
    const parameters = findUnused(request, site, { isNear: turn < mostSuggestions })
    return atValue('ignore-unused', ['ignore', index, 'path'], parameters)
  })
  return [...kept, ...told]
}

/** Whether a code is checked only on request: without that request, its warnings are unknown. */
const isOnRequest = (code: string) =>
  code.startsWith('launch-') || code === 'translation-stale' || code === 'address-lost'

/** For how many requests the intended place is searched: each search goes through the whole site. */
const mostSuggestions = 20

interface Request {
  readonly code: string
  readonly path: string
  readonly reason: string
}

function findUnused(
  { code, path }: Request,
  value: unknown,
  { isNear }: { readonly isNear: boolean },
): CodeParameters['ignore-unused'] {
  const keys = path.split('.')
  const isThere = leadsSomewhere(value, keys)
  const suggestion = isThere || !isNear ? undefined : nearestPlace(value, keys)
  return { code, path, isThere, ...(suggestion && { suggestion }) }
}

function isComplete(request: unknown): request is Request {
  const { code, path, reason } = asMapping(request)
  return typeof code === 'string' && typeof path === 'string' && typeof reason === 'string' && reason.trim() !== ''
}

function covers(pattern: readonly string[], path: Path): boolean {
  // A problem of the whole file has no path.
  if (path.length === 0) return pattern.length === 1 && pattern[0] === '*'
  return pattern.length <= path.length && pattern.every((part, index) => part === '*' || part === String(path[index]))
}
