import { editorFolder, rootFolders } from '../../../../src/routing/root-folders.ts'
import type { RuleInput } from '../rule-input.ts'

/** The folders at the root of a site that do not belong to a language: its files, and its editor if it carries one. */
export function ownFolders({ value }: Pick<RuleInput, 'value'>): readonly string[] {
  return [...Object.values(rootFolders), ...(value.editor === undefined ? [] : [editorFolder.slice(0, -1)])]
}
