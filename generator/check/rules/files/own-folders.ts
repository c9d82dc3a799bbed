import { editorFolder, rootFolders } from '../../../../src/routing/root-folders.ts'
import type { RuleInput } from '../rule-input.ts'

/** The folders at the root of a site that are none of its languages: its files, and its editor where it carries one. */
export function ownFolders({ value }: Pick<RuleInput, 'value'>): readonly string[] {
  return [...Object.values(rootFolders), ...(value.editor === undefined ? [] : [editorFolder.slice(0, -1)])]
}
