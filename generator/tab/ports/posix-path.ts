// The port `#path` in the tab: paths with slashes, which begin at the root of its files.

export const sep = '/'

/** A path without doubled slashes, `.` and `..` in it. */
function normalize(path: string): string {
  const isWhole = path.startsWith('/')
  const parts: string[] = []
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop()
    else if (part !== '..' || !isWhole) parts.push(part)
  }
  const end = path.endsWith('/') && parts.length > 0 ? '/' : ''
  return (isWhole ? '/' : '') + parts.join('/') + end || (isWhole ? '/' : '.')
}

/** Parts of a path as one. */
export function join(...parts: string[]): string {
  return normalize(parts.filter((part) => part !== '').join('/'))
}

/** The whole path that parts lead to, each from the one before it. */
export function resolve(...parts: string[]): string {
  const start = parts.findLastIndex((part) => part.startsWith('/'))
  const path = normalize(`/${parts.slice(Math.max(0, start)).join('/')}`)
  return path.length > 1 ? path.replace(/\/$/, '') : path
}

export function isAbsolute(path: string): boolean {
  return path.startsWith('/')
}

/** The path without its last part. */
export function dirname(path: string): string {
  const whole = path.replace(/\/+$/, '')
  const end = whole.lastIndexOf('/')
  if (end === -1) return path.startsWith('/') ? '/' : '.'
  return end === 0 ? '/' : whole.slice(0, end)
}

/** The last part of a path, without an end of it on demand. */
export function basename(path: string, end = ''): string {
  const name = path.replace(/\/+$/, '').split('/').at(-1) ?? ''
  return end !== '' && name !== end && name.endsWith(end) ? name.slice(0, -end.length) : name
}

/** The end of a name from its last dot on: `.svg`. */
export function extname(path: string): string {
  return /[^/](\.[^./]*)$/.exec(path)?.[1] ?? ''
}

/** The way from one path to another. */
export function relative(from: string, to: string): string {
  const [start, end] = [from, to].map((path) => resolve(path).split('/').filter(Boolean)) as [string[], string[]]
  const differing = start.findIndex((part, index) => part !== end[index])
  const shared = differing === -1 ? start.length : differing
  return [...start.slice(shared).map(() => '..'), ...end.slice(shared)].join('/')
}

export const posix = { basename, dirname, extname, isAbsolute, join, normalize, relative, resolve, sep }
