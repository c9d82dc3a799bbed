import { useEffect, useEffectEvent } from 'react'
import { valueAt } from '../../../schema/value-at.ts'
import { isSameValue, pathKey } from '../paths/paths.ts'
import type { Path } from '../protocol/protocol.ts'
import { isDrafted, retryDrafts } from './drafts.ts'
import { forgetEdit, type KeptEdit, keptEdits } from './kept-edits.ts'
import { useOpenFile } from './open-file.ts'

/**
 * Saves what was written while the editor could not save it, as soon as it can: that of open fields, and that of fields that are open no more.
 *
 * @param onConflict told a place that has changed meanwhile: there both versions are shown
 */
export function useKeptEdits(onConflict: (path: Path) => void): void {
  const { state, gone, edit: send } = useOpenFile()
  const isGone = gone !== undefined

  /** Whether it is in the file now. */
  const save = async ({ edit, seen }: KeptEdit): Promise<boolean> => {
    const now = valueAt(state.value, edit.path) ?? null
    if (isSameValue(now, edit.value)) {
      forgetEdit(edit.path)
      return true
    }
    if (!seen.some((value) => isSameValue(value, now))) return false
    const answer = await send({ edits: [{ ...edit, was: now }], group: pathKey(edit.path) })
    return 'version' in answer || 'refused' in answer
  }

  const saveAll = useEffectEvent(async () => {
    retryDrafts()
    const left = keptEdits().filter(({ edit }) => !isDrafted(edit.path))
    const saved = await Promise.all(left.map(save))
    const conflict = left.find((_, index) => !saved[index])
    if (conflict) onConflict(conflict.edit.path)
  })

  useEffect(() => {
    if (!isGone) void saveAll()
  }, [isGone])
}
