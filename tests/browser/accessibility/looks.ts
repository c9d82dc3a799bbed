import { isThorough } from '../../site/thorough.ts'
import { type PageRoute, pathOfEachKind, pathOfEachPage } from '../page-kinds.ts'
import type { ServedSite } from '../site-test.ts'
import type { Answer } from './answers.ts'
import { engineOf, isRun, type Run } from './scan.ts'

/** How a page is looked at. */
export interface Look {
  readonly width: 320 | 1440
  readonly colorScheme: 'light' | 'dark'
  readonly runs: readonly Run[]
}

/** The widest and the narrowest look show all that there is to see, each in one of the two schemes of colours. */
const everyLook: readonly Look[] = [
  { width: 1440, colorScheme: 'light', runs: ['axe', 'ibm'] },
  { width: 320, colorScheme: 'dark', runs: ['axe'] },
]

const otherDocuments: readonly Look[] = [
  { width: 1440, colorScheme: 'light', runs: ['axe', 'ibm'] },
  { width: 320, colorScheme: 'dark', runs: ['colours'] },
]
const otherShapes: readonly Look[] = [{ width: 320, colorScheme: 'light', runs: ['axe'] }]
const otherColours: readonly Look[] = [...otherShapes, { width: 1440, colorScheme: 'dark', runs: ['colours'] }]

/** A page of each kind in all looks; the others in most. */
const looksOfPage = (path: string, routes: readonly PageRoute[]) =>
  pathOfEachKind(routes).includes(path) ? everyLook : otherDocuments

/** The sites whose pages are looked at. */
const looksOfSite = {
  shipped: looksOfPage,
  third: looksOfPage,
  second: () => otherColours,
  /** It has the colours of the second. */
  varied: () => otherShapes,
  blog: () => everyLook,
}

/** The name of a site whose pages are looked at. */
export type LookedAt = keyof typeof looksOfSite

/** The pages of a site that are looked at, each in one of its locales, and how. The blog differs from the shipped site in two kinds of page only. */
export function looksOf(
  site: LookedAt,
  { routes }: ServedSite,
): { readonly path: string; readonly looks: readonly Look[] }[] {
  const counted = site === 'blog' ? routes.filter(({ kind }) => kind === 'blog' || kind === 'article') : routes
  return pathOfEachPage(counted).map((path, index) => ({ path, looks: shown(looksOfSite[site](path, routes), index) }))
}

/** A page is seen in one of its looks and the next page in the other; where everything is tried, each in all. */
function shown(looks: readonly Look[], index: number): readonly Look[] {
  return isThorough ? looks : looks.slice(index % looks.length, (index % looks.length) + 1)
}

/** Whether a look at a page of a site asks the question of an answer, at its example. */
export function asks(
  { width, runs }: Look,
  at: { readonly site: string; readonly path: string },
  answer: Answer,
): boolean {
  const { example, engine } = answer
  const isThere = example.site === at.site && example.path === at.path && example.width === width && !example.open
  return isThere && runs.some((run) => run !== 'colours' && isRun(run) && engineOf(run) === engine)
}
