import type { Code } from '../../diagnostics/codes.ts'
import type { Path, Problem } from '../../diagnostics/problem.ts'

/** Whether a part that the schema has rejected, given by its path, may contain what a rule does not find. */
type MayBeMissed = (part: Path, problem: Problem) => boolean

/** Where a rule looks for what it does not find, by the code of its problem. */
const missed: Partial<Record<Code, MayBeMissed>> = {
  // Links to pages by their key are certain: the keys of all pages are known.
  'link-unknown': (part, { parameters }) =>
    !('value' in parameters && String(parameters.value).startsWith('page:')) && hasAddress(part),
  'link-anchor': hasAddress,
  'section-unknown': (part, { parameters }) => {
    const page = 'page' in parameters ? parameters.page : undefined
    return part.at(-1) === page || (part.at(-2) === 'sections' && part.at(-3) === page)
  },
  'opening-place': (part, { path }) => isEntryOf(part, path.slice(0, path.indexOf('sections') + 1)),
  'column-missing': (part, { path }) => isEntryOf(part, path) || isEntryOf(part, [...path.slice(0, -2), 'columns']),
  'column-unknown': (part, { path }) => isEntryOf(part, [...path.slice(0, -3), 'columns']),
  // A page that exists in some languages only is linked in these.
  'url-differs': (part, { parameters }) => {
    const { missing, extra } = parameters as { readonly missing: readonly string[]; readonly extra: readonly string[] }
    return [...missing, ...extra].some((link) => link.split('#')[0] === `page:${part.at(-1)}`)
  },
  'invalid-unused': (part, { path }) => isEntryOf(part, path.slice(0, -1)),
  'condition-field': (part, { path }) => isEntryOf(part, path.slice(0, path.indexOf('fields') + 1)),
  'condition-value': (part, { path }) => part.includes('options') && startsWith(part, path.slice(0, 2)),
  'detail-missing': ([first, second, third], { parameters }) => {
    const { detail, office } = parameters as { readonly detail: string; readonly office?: string }
    return first === 'chat' ? detail === 'chat' : first === 'offices' && second === office && third === detail
  },
  'logo-shape': (part) => startsWith(part, ['site', 'symbol']),
  'logo-tone': (part) => startsWith(part, ['site', 'logoDark']),
  'words-missing': ([first]) => first === 'messages',
}

/** Whether a problem may be false, because what is missing may be in a part that the schema has rejected. */
export function mayFollowFromRejected(problem: Problem, leftOut: readonly Path[]): boolean {
  const isMissed = missed[problem.code]
  return isMissed !== undefined && leftOut.some((part) => isMissed(part, problem))
}

/** Whether a part decides which addresses there are: a page, a collection, a slug, a language. */
function hasAddress(part: Path): boolean {
  const [first, second, third] = part
  if (first === 'locales') return true
  const isPage = (length: number) => part.length <= length || part.includes('slug') || part.includes('canonical')
  if (first === 'pages' || first === 'services') return isPage(2) || third === 'articles'
  return first === 'collections' && second !== undefined && (third === 'address' || isPage(4))
}

function isEntryOf(part: Path, holder: Path): boolean {
  return part.length === holder.length + 1 && startsWith(part, holder)
}

function startsWith(path: Path, start: Path): boolean {
  return start.every((key, depth) => key === path[depth])
}
