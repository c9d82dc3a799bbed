import { type Code, getSeverity } from '../../diagnostics/codes.ts'
import type { Path, Problem } from '../../diagnostics/problem.ts'
import { PathSet } from '../../diagnostics/problem.ts'
import { mayFollowFromRejected } from './may-follow-from-rejected.ts'

/** Problems that are only reported if there is no other error: what seems to be missing may be misspelt elsewhere. */
const lastWords: ReadonlySet<Code> = new Set([
  'validation-unused',
  'category-unused',
  'page-unreachable',
  'document-missing',
  'detection-unused',
  'phone-prefix',
  'privacy-facts',
])

/** The mappings in which a rule looks things up. If one of them is missing or misspelt, the problems of the rule only follow from that. */
const sources: Partial<Record<Code, readonly Path[]>> = {
  'page-unknown': [['pages'], ['services'], ['collections']],
  'page-renamed': [['pages'], ['services'], ['collections']],
  'link-unknown': [['pages'], ['services'], ['collections'], ['locales']],
  'locale-absent': [['locales']],
  'locale-not-listed': [['locales']],
  'locale-unknown': [['locales']],
  'validation-unknown': [['messages', 'contact', 'form', 'validation']],
  'form-unknown': [['forms']],
  'text-identical': [['site', 'name']],
  'phone-form': [['contactDetails', 'phonePrefix']],
  'detail-missing': ['email', 'phone', 'address', 'hours', 'openingHours'].map((key) => ['contactDetails', key]),
  'phone-differs': [
    ['contactDetails', 'phonePrefix'],
    ['chat', 'phone'],
  ],
}

/** Differences between translations that a wrong link or image in one of them causes. */
const linkFacts: ReadonlySet<Code> = new Set(['url-differs', 'email-differs', 'picture-differs'])

/**
 * Removes problems of rules that only follow from a mistake that is reported already.
 *
 * @param said the problems that are reported already
 * @param leftOut the paths of the parts that the rules did not see
 */
export function dropCascadingErrors(
  problems: readonly Problem[],
  said: readonly Problem[],
  leftOut: readonly Path[] = [],
): readonly Problem[] {
  const placed = said.filter(({ at }) => at !== 'parent')
  const told = new PathSet(placed.map(({ path }) => path))
  const wrong = new PathSet(placed.filter(({ code }) => getSeverity(code) === 'error').map(({ path }) => path))
  const broken = [...said.flatMap(brokenPaths), ...leftOut]
  const absent = new PathSet(broken)
  const misplaced = said.filter((problem) => problem.code === 'entry-misplaced')
  const misplacedPaths = new PathSet(misplaced.map(({ path }) => path))
  const misplacedPages = new Set(misplaced.map(({ parameters }) => parameters.key))
  const brokenLinks = valuePaths(problems.filter(isLinkSlip))
  const brokenForms = valuePaths(said.filter(({ code }) => code === 'form-wrong'))
  const repeated = new PathSet(said.filter(({ code }) => code === 'key-duplicate').map(({ path }) => path))
  const isRight = [...said, ...problems].every(({ code }) => getSeverity(code) === 'warning')
  const isHomeInDoubt =
    broken.some(isKindOfPage) || problems.some(({ code }) => code === 'page-unknown' || code === 'page-renamed')
  /** Whether the languages in which a text is shown are unknown. */
  const isOfUnknownLanguages = (path: Path) =>
    broken.some((broke) => {
      const part = broke.slice(0, broke.lastIndexOf('languages'))
      return broke.includes('languages') && part.every((key, depth) => key === path[depth])
    })
  return problems.filter((problem) => {
    const { code, path, parameters, related = [] } = problem
    // A misplaced copy is compared with others only once it is in the right place.
    if (related.some((other) => misplacedPaths.covers(other.path))) return false
    if (misplacedPages.has(pageNamedBy(problem)) || mayFollowFromRejected(problem, leftOut)) return false
    if (code === 'key-missing' && absent.has([...path, parameters.key])) return false
    if (code === 'text-missing' && (absent.has([...path, parameters.locale]) || isOfUnknownLanguages(path)))
      return false
    if (!isRight && lastWords.has(code)) return false
    if (code === 'part-unfinished' && broken.some((broke) => path.every((key, depth) => key === broke[depth])))
      return false
    if (code === 'category-unknown' && broken.some((broke) => broke.includes('categories'))) return false
    if (code === 'home-count' && isHomeInDoubt) return false
    if ('locale' in parameters && told.has(['locales', parameters.locale ?? ''])) return false
    if (code === 'slug-empty' && broken.some((broke) => isKindOfPage(broke) && broke[1] === path[1])) return false
    const value = path.slice(0, -1)
    if (linkFacts.has(code) && brokenLinks.has(value)) return false
    if (code === 'placeholder-differs' && brokenForms.has(value)) return false
    if (code === 'phone-form' && problems.some((other) => isLinkWith(other, { path, address: parameters.value })))
      return false
    if (sources[code]?.some((source) => broken.some((broke) => broke.every((key, depth) => key === source[depth]))))
      return false
    // Deleting one of two unknown keys would leave the other.
    if (code === 'locale-unknown' && repeated.has(path)) return true
    // A warning about a value does not explain an error in it.
    return !(getSeverity(code) === 'error' ? wrong : told).covers(path)
  })
}

/** The page that a wrong reference names; empty for other problems. */
function pageNamedBy({ code, parameters }: Problem): string {
  switch (code) {
    case 'page-renamed':
      return parameters.wanted
    case 'page-unknown':
    case 'page-not-a-service':
      return parameters.value
    default:
      return ''
  }
}

/** Whether a problem is about a broken link or image: then the translations seem to have an additional one. */
function isLinkSlip({ code, parameters }: Problem): boolean {
  if (code === 'markdown-slip') return parameters.slip === 'link' || parameters.slip === 'picture'
  return /^(?:link|image)-/.test(code) || code === 'form-wrong' || code === 'markup-in-text'
}

/** Whether a problem is about a link whose URL contains a space: the part before the space is no URL by itself. */
function isLinkWith(
  { code, path, parameters }: Problem,
  wanted: { readonly path: Path; readonly address: string },
): boolean {
  const isThere = path.length === wanted.path.length && path.every((key, depth) => key === wanted.path[depth])
  return (
    isThere && code === 'markdown-slip' && parameters.slip === 'link' && parameters.text.includes(`${wanted.address} `)
  )
}

/** The paths of the values around problems, such as a text in all languages. */
function valuePaths(problems: readonly Problem[]): PathSet {
  return new PathSet(problems.map(({ path }) => path.slice(0, -1)))
}

/** The paths of what is missing or wrong, as a problem says. */
function brokenPaths({ code, path, parameters }: Problem): Path[] {
  switch (code) {
    case 'key-missing':
      return [[...path, parameters.key]]
    case 'key-unknown':
      return parameters.suggestion === undefined ? [] : [[...path.slice(0, -1), parameters.suggestion]]
    case 'key-former':
      return [[...path.slice(0, -1), parameters.key]]
    case 'key-duplicate':
      return parameters.instead === undefined ? [] : [[...path.slice(0, -1), parameters.instead]]
    default:
      return [path]
  }
}

function isKindOfPage(path: Path): boolean {
  return path[0] === 'pages' && (path.length < 3 || (path.length === 3 && (path[2] === 'kind' || path[2] === 'role')))
}
