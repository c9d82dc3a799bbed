import { type Code, severityOf } from '../diagnostics/codes.ts'
import type { Path, Problem } from '../diagnostics/problem.ts'

/** Problems reported only if nothing else is wrong: what seems to be missing may be there, misspelt. */
const lastWords: ReadonlySet<Code> = new Set([
  'validation-unused',
  'category-unused',
  'page-unreachable',
  'document-missing',
  'phone-prefix',
])

/** The sections in which a rule looks things up. If one of them is missing or misspelt, the problems of the rule only follow from that. */
const sources: Partial<Record<Code, readonly Path[]>> = {
  'page-unknown': [['pages'], ['services']],
  'page-renamed': [['pages'], ['services']],
  'link-unknown': [['pages'], ['services'], ['locales']],
  'locale-absent': [['locales']],
  'locale-not-listed': [['locales']],
  'locale-unknown': [['locales']],
  'validation-unknown': [['messages', 'contact', 'form', 'validation']],
  'text-identical': [['site', 'name']],
}

/** What translations seem to have alone where a link or a picture of theirs is wrong. */
const linkFacts: ReadonlySet<Code> = new Set(['url-differs', 'email-differs', 'picture-differs'])

/** Removes problems of rules that only follow from a mistake that is reported already. */
export function withoutEchoes(problems: readonly Problem[], said: readonly Problem[]): readonly Problem[] {
  const told = new Set(said.filter(({ at }) => at !== 'parent').map(({ path }) => JSON.stringify(path)))
  const broken = said.flatMap(brokenPaths)
  const misplaced = said.filter(({ code }) => code === 'entry-misplaced').map(({ path }) => path)
  const misplacedPaths = new Set(misplaced.map((path) => JSON.stringify(path)))
  const brokenLinks = valuesOf(problems.filter(isLinkSlip))
  const brokenForms = valuesOf(said.filter(({ code }) => code === 'form-wrong'))
  const isRight = [...said, ...problems].every(({ code }) => severityOf(code) === 'warning')
  const isHomeInDoubt =
    broken.some(isKindOfPage) || problems.some(({ code }) => code === 'page-unknown' || code === 'page-renamed')
  return problems.filter(({ code, path, parameters, related = [] }) => {
    // What a copy shares with another block is told once it stands where it belongs.
    if (related.some((other) => isBelow(other.path, misplacedPaths))) return false
    if (/^(?:page|reuse)-/.test(code) && misplaced.some(([, key]) => key === namedBy(parameters))) return false
    if (code === 'key-missing' && broken.some((broke) => isSame(broke, [...path, keyOf(parameters)]))) return false
    if (!isRight && lastWords.has(code)) return false
    if (code === 'category-unknown' && broken.some((broke) => broke.includes('categories'))) return false
    if (code === 'home-count' && isHomeInDoubt) return false
    if ('locale' in parameters && told.has(JSON.stringify(['locales', parameters.locale]))) return false
    if (code === 'slug-empty' && broken.some((broke) => isKindOfPage(broke) && broke[1] === path[1])) return false
    const value = JSON.stringify(path.slice(0, -1))
    if (linkFacts.has(code) && brokenLinks.has(value)) return false
    if (code === 'placeholder-differs' && brokenForms.has(value)) return false
    if (sources[code]?.some((source) => broken.some((path) => path.every((key, index) => key === source[index]))))
      return false
    return !isBelow(path, told)
  })
}

/** The page that a reference to it names. */
function namedBy(parameters: Problem['parameters']): string | undefined {
  const { value, wanted } = parameters as { value?: string; wanted?: string }
  return value ?? wanted
}

/** Whether a problem is that of a link or a picture, which its translations then seem to have alone. */
function isLinkSlip({ code, parameters }: Problem): boolean {
  const isSlip =
    code === 'markdown-slip' && 'slip' in parameters && (parameters.slip === 'link' || parameters.slip === 'picture')
  return isSlip || /^(?:link|image)-/.test(code) || code === 'form-wrong' || code === 'markup-in-text'
}

/** The values that hold the places of problems, such as a text in all languages. */
function valuesOf(problems: readonly Problem[]): ReadonlySet<string> {
  return new Set(problems.map(({ path }) => JSON.stringify(path.slice(0, -1))))
}

/** What is not there, or not what it should be, by a problem. */
function brokenPaths({ code, path, parameters }: Problem): Path[] {
  const { key, suggestion } = parameters as { key?: string; suggestion?: string }
  if (code === 'key-missing' && key !== undefined) return [[...path, key]]
  if (code === 'key-unknown' && suggestion !== undefined) return [[...path.slice(0, -1), suggestion]]
  return code === 'key-unknown' || code === 'key-duplicate' ? [] : [path]
}

/** The key that a problem names. */
function keyOf(parameters: Problem['parameters']): string {
  return 'key' in parameters ? String(parameters.key) : ''
}

function isSame(one: Path, other: Path): boolean {
  return one.length === other.length && one.every((key, index) => key === other[index])
}

function isKindOfPage(path: Path): boolean {
  return path[0] === 'pages' && (path.length < 3 || (path.length === 3 && path[2] === 'kind'))
}

function isBelow(path: Path, told: ReadonlySet<string>): boolean {
  if (told.size === 0) return false
  for (let length = path.length; length > 0; length--) if (told.has(JSON.stringify(path.slice(0, length)))) return true
  return false
}
