import { mergeByPath, pathConflicts } from '../../edit/publish/merge-by-path.ts'
import type { Merging } from '../../edit/publish/publisher.ts'

/** Two published versions become one by their paths and values. */
export const pathMerging: Merging = {
  findConflicts: (both) => pathConflicts(both) ?? [],
  resolve: mergeByPath,
}
