import { decodePath, foldPath } from './fold-path.ts'

/** A page as the list of all pages of a locale has it: its path, its name in the menus, and its key. */
export type NamedPage = readonly [path: string, label: string, key: string]

/** The least likeness of an address that may be meant. */
const leastLikeness = 0.4
/** How much a level above the last counts: `/services/nonsense` may mean the page of services. */
const levelAbove = 0.8

/** The pages whose addresses or names come nearest to a path, the nearest first; none where nothing is like it. */
export function nearestPages(path: string, pages: readonly NamedPage[], most: number): NamedPage[] {
  const asked = splitLevels(path)
  return pages
    .map((page) => ({ page, likeness: scoreLikeness(asked, page) }))
    .filter(({ likeness }) => likeness >= leastLikeness)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, most)
    .map(({ page }) => page)
}

function scoreLikeness(asked: readonly string[], [path, label]: NamedPage): number {
  const names = [splitLevels(path).at(-1) ?? '', foldedText(label)]
  return Math.max(
    0,
    ...asked.flatMap((level, index) => {
      const weight = index === asked.length - 1 ? 1 : levelAbove
      return names.map((name) => weight * alike(level, name))
    }),
  )
}

function splitLevels(path: string): string[] {
  return decodePath(foldPath(path)).split('/').filter(Boolean)
}

function foldedText(text: string): string {
  return decodePath(foldPath(text.replaceAll('/', ' ')))
}

/** A word of one or two letters, such as "y" or "de", stands in many names; a sign of Chinese or Japanese is a word. */
const namesNothing = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}]{1,2}$/u

/** How alike two names are, from 0 to 1 (Dice coefficient): by the pairs of letters of the whole names, or of their words. */
function alike(one: string, other: string): number {
  const words = other.split('-')
  const best = one
    .split('-')
    .map((word) => (namesNothing.test(word) ? 0 : Math.max(...words.map((each) => pairsInCommon(word, each)))))
  const byWords = best.reduce((sum, value) => sum + value, 0) / best.length
  return Math.max(pairsInCommon(one, other), 0.9 * byWords)
}

/** The share of the pairs of neighbouring letters, their edges included, that two words have in common. */
export function pairsInCommon(one: string, other: string): number {
  const rest = letterPairs(other)
  const whole = letterPairs(one).length + rest.length
  const common = letterPairs(one).filter((pair) => {
    const at = rest.indexOf(pair)
    return at >= 0 && rest.splice(at, 1).length > 0
  })
  return (2 * common.length) / whole
}

function letterPairs(word: string): string[] {
  const letters = [...` ${word} `]
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`)
}
