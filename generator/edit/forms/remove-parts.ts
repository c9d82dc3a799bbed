import { valueAt } from '../../../schema/value-at.ts'
import { checkText } from '../../check/check-file.ts'
import type { Code } from '../../diagnostics/codes.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { type Path, PathSet } from '../../diagnostics/problem.ts'
import { groupBy } from '../../lib/group-by.ts'
import { createWalk, placePath } from '../../schema/walk.ts'
import { applyAtOnce, readValue } from '../yaml/apply-edits.ts'
import type { Edit } from '../yaml/edit.ts'
import { configNode } from './reference-options.ts'
import { findNode, findRemovable } from './removable-part.ts'

/** What has lost its purpose may have been all that something else was about. */
const rounds = 6

/**
 * Takes places out of a configuration, with what leads to them, and what the check then finds to be of no use.
 *
 * @param file the path of the configuration, absolute
 * @param text its text
 * @param plan the places to take out of a configuration, or why there are none
 * @returns the text without them, in which the check finds no other error than before; else the place of the first one that it would find
 * @throws EditRefused where the text cannot be changed without touching other lines
 */
export function removeParts<Refused extends object>(
  file: string,
  text: string,
  plan: (config: unknown) => readonly Path[] | Refused,
): { readonly text: string } | { readonly tied: Path } | Refused {
  // The check learns what the schema says of the site's own kinds, which the plan needs.
  const known = checkText(file, text).diagnostics
  const config = readValue(text)
  const places = plan(config)
  if (!isPaths(places)) return places
  let left = removePlaces(text, withReferences(config, outermost(places)))
  for (let round = 0; ; round++) {
    const { diagnostics } = checkText(file, left)
    const value = readValue(left)
    const useless = newProblems(diagnostics, known).flatMap((problem) => findLeftOver(value, problem))
    if (useless.length === 0 || round === rounds) {
      const tied = useless[0] ?? findNewError(diagnostics, known)?.path
      return tied ? { tied } : { text: left }
    }
    left = removePlaces(left, outermost(useless))
  }
}

function isPaths(planned: readonly Path[] | object): planned is readonly Path[] {
  return Array.isArray(planned)
}

/** Places, and those that refer to what is taken out with them: a link in the menu to a page, a section that repeats one. */
function withReferences(config: unknown, places: readonly Path[]): Path[] {
  const gone = new Set(places.flatMap((path) => nameDefinition(config, path)))
  const found: Path[] = []
  if (gone.size > 0)
    createWalk(configNode())(config, (value, { reference }, place) => {
      if (typeof value === 'string' && gone.has(`${reference} ${value}`))
        found.push(...findReference(config, placePath(place)))
    })
  const all = outermost([...places, ...found])
  return all.length === places.length ? all : withReferences(config, all)
}

/** What references name a place by, behind their kind: a page by its key, a section by that of its page as well. */
function nameDefinition(config: unknown, path: Path): string[] {
  const kind = findNode(config, path.slice(0, -1))?.schema.propertyKey
  if (!kind) return []
  return [`${kind} ${kind === 'section' ? `${path.at(-3)}.` : ''}${path.at(-1)}`]
}

/** What goes with a reference to what is gone: a button, or what repeats a section; never all that is around it. */
function findReference(config: unknown, path: Path): Path[] {
  const place = findRemovable(config, path)
  return place && place.length > path.length - 2 ? [place] : []
}

/** The paths that are not within another one, each once. */
function outermost(paths: readonly Path[]): Path[] {
  const all = new PathSet(paths)
  const once = [...new Map(paths.map((path) => [JSON.stringify(path), path])).values()]
  return once.filter((path) => !path.some((_, length) => length > 0 && all.has(path.slice(0, length))))
}

/** Takes places out of a text. Of a list or mapping, one at a time: those next to each other share blank lines. */
function removePlaces(text: string, given: readonly Path[]): string {
  const places = withEmptied(readValue(text), given)
  const isItem = (path: Path) => typeof path.at(-1) === 'number'
  // The items of lists come last, from the end on: until then no place has another path.
  return [places.filter((path) => !isItem(path)), places.filter(isItem)].reduce((left, paths) => {
    const lists = [...groupBy(paths.toReversed(), (path) => JSON.stringify(path.slice(0, -1))).values()]
    const turns = Math.max(0, ...lists.map((list) => list.length))
    return Array.from({ length: turns }, (_, turn) =>
      lists.flatMap((list): Edit[] => (list[turn] ? [{ do: 'remove', path: list[turn] }] : [])),
    ).reduce(applyAtOnce, left)
  }, text)
}

/** Places, with the whole list or mapping where all its entries are among them and it may be missing. */
function withEmptied(config: unknown, places: readonly Path[]): Path[] {
  return [...groupBy(places, (path) => JSON.stringify(path.slice(0, -1))).values()].flatMap((paths) => {
    const parent = paths[0]?.slice(0, -1) ?? []
    const isWhole = Object.keys(Object(valueAt(config, parent))).length === paths.length
    return isWhole && findRemovable(config, parent) === parent ? [parent] : paths
  })
}

function newProblems(problems: readonly Diagnostic[], known: readonly Diagnostic[]): Diagnostic[] {
  const name = ({ code, path }: Diagnostic) => `${code} ${JSON.stringify(path)}`
  const names = new Set(known.map(name))
  return problems.filter((problem) => !names.has(name(problem)))
}

/** An error with a code that is more frequent than before; the places may differ. */
function findNewError(problems: readonly Diagnostic[], known: readonly Diagnostic[]): Diagnostic | undefined {
  const count = (all: readonly Diagnostic[], code: Code) => all.filter((problem) => problem.code === code).length
  const isMore = ({ severity, code }: Diagnostic) => severity === 'error' && count(problems, code) > count(known, code)
  return newProblems(problems, known).find(isMore) ?? problems.find(isMore)
}

/** What a problem says to be of no use any more, or to lead to what is gone. */
function findLeftOver(config: unknown, { code, path }: Diagnostic): Path[] {
  if (code === 'ignore-unused') return [path.slice(0, 2)]
  if (code === 'detection-unused') return [path]
  return code === 'section-unknown' ? findReference(config, path) : []
}
