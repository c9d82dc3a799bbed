import { differencesBetween } from '../../../src/edit/state/differences.ts'
import type { ConfigDocument } from '../../check/yaml/config-document.ts'
import { onlyAround } from '../../check/yaml/lines-of-entry.ts'
import { loadText } from '../../check/yaml/load.ts'
import { memoizeLast } from '../../lib/memoize.ts'
import { applySplices, type Edit, EditRefused, type Splice, unlessRefused } from './edit.ts'
import { expectedAfter } from './expected-value.ts'
import { planEdit } from './plan-edit.ts'
import { YamlTree } from './yaml-tree.ts'

/**
 * Makes edits in a YAML text, all or none. Characters that an edit does not concern stay as they are: comments, blank lines, quotes, line
 * ends. The result is read again and compared with what the edits should give; where it differs, they are refused. No comment can be lost
 * unseen: outside the splices every character stays, and a comment that became text, or a text that became a comment, changes the value.
 *
 * @returns the text with the edits
 * @throws EditRefused with the reason why none of them was made
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  // Replaced texts need one tree. Other edits may change each other's offsets, such as two new keys of one mapping.
  if (edits.length > 1 && edits.every((edit) => edit.do === 'set')) {
    const together = unlessRefused(
      () => applyTogether(text, edits),
      () => undefined,
    )
    if (together !== undefined) return together
  }
  return edits.reduce((edited, edit) => applyTogether(edited, [edit]), text)
}

/**
 * Makes edits of many places at once. Each path is one of the text before all edits; an edit within a place comes before the edit of the place
 * itself. What an alias repeats changes where it is written.
 *
 * @returns the text with the edits
 * @throws EditRefused with the reason why none of them was made
 */
export function applyAtOnce(text: string, edits: readonly Edit[]): string {
  return applyTogether(text, edits, planUnlessAlias)
}

function planUnlessAlias(tree: YamlTree, edit: Edit): Splice[] {
  try {
    return planEdit(tree, edit)
  } catch (error) {
    if (error instanceof EditRefused && error.reason === 'behind-an-alias') return []
    throw error
  }
}

/** Plans an edit; where it is refused, the error says where. */
function planOrRefuse(tree: YamlTree, edit: Edit, plan: typeof planEdit): Splice[] {
  return unlessRefused(
    () => plan(tree, edit),
    (reason) => {
      throw new EditRefused(reason, edit.path)
    },
  )
}

/** Makes edits that do not change each other's offsets, from one tree. */
function applyTogether(text: string, edits: readonly Edit[], plan = planEdit): string {
  const tree = new YamlTree(text, partFor(text, edits))
  const changed = applySplices(
    text,
    edits.flatMap((edit) => planOrRefuse(tree, edit, plan)),
  )
  const expected = expectedAfter(readValue(text), edits)
  // The order of keys counts as well.
  if (differencesBetween(readValue(changed), expected).length > 0) throw new EditRefused('differs')
  return changed
}

/** The lines of the section or entry of a page around all edits, which is all that planning them looks at; the whole text where there is none. */
function partFor(text: string, edits: readonly Edit[]): string {
  const [first = [], ...others] = edits.map(({ path }) => path)
  const end = first.findIndex(
    (key, index) =>
      typeof key === 'number' ||
      index > first.length - 3 ||
      others.some((path) => path[index] !== key || index > path.length - 3),
  )
  const keys = first.slice(0, end).map(String)
  return (keys.length > 0 && readText(text).isPlain && onlyAround(text, keys)) || text
}

/** The value of a text, as the check reads it. Throws `EditRefused` where it cannot be read. */
export function readValue(text: string): unknown {
  return readText(text).value
}

/** The value of a text; undefined where it cannot be read. */
export function readable(text: string): unknown {
  return unlessRefused(
    () => readValue(text),
    () => undefined,
  )
}

/** Whether a text can be read. */
export function isReadable(text: string): boolean {
  return readable(text) !== undefined
}

/** Reads a text, with the last results cached: an edit begins with the result of the one before, and is compared with the published text. */
const readText = memoizeLast(3, (text: string): Pick<ConfigDocument, 'value' | 'isPlain'> => {
  const loaded = loadText(text)
  if (!('document' in loaded)) throw new EditRefused('unreadable')
  return loaded.document
})
