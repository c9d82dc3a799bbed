import { withoutEndSlash } from './web-addresses.ts'
/** Where a page was before: the address that browsers requested. */
export interface FormerPath {
  /** The path in letters, from the root of the host, without a slash at its end; "/" for the root. */
  readonly path: string
  /** What stood behind the question mark. */
  readonly query?: string
}

/**
 * Resolves a former path. It is relative to the home of its language, or to the root of the site if it begins with a slash or a question mark;
 * the folder of a site in a folder may be left out. Undefined if it is badly percent-encoded, or if no browser can ever have requested it.
 */
export function parseFormerPath(
  written: string,
  { home, root }: { readonly home: string; readonly root: string },
): FormerPath | undefined {
  const [way = '', ...queries] = written.split('?')
  const isFromRoot = /^[/?]/.test(written)
  const letters = decoded(way)
  if (letters === undefined || letters.split('/').some(isNowhere)) return undefined
  const inSite = isFromRoot && `${letters}/`.startsWith(root) ? letters.slice(root.length) : letters
  const path = withoutEndSlash(`${isFromRoot ? root : home}${inSite.normalize('NFC').replace(/^\/+/, '')}`) || '/'
  return queries.length === 0 ? { path } : { path, query: queries.join('?').replace(/[^ -~]+/g, encodeURIComponent) }
}

/** Whether browsers normalize a path segment away (`.`, `..`), or servers refuse every address that contains it. */
function isNowhere(part: string): boolean {
  return part === '.' || part === '..' || /^\.ht/i.test(part)
}

function decoded(way: string): string | undefined {
  try {
    const letters = decodeURIComponent(way)
    return /^[\p{L}\p{M}\p{N} ._~,+@&/-]*$/u.test(letters) ? letters : undefined
  } catch {
    return undefined
  }
}
