import type { ChangeEvent } from 'react'
import type { EditsAnswer } from '../protocol/protocol.ts'
import { commitDrafts } from '../state/drafts.ts'
import { useDraft } from '../state/use-draft.ts'

/** Whoever types does not take longer for the next digit, in milliseconds. */
const pauseMs = 1500

/**
 * What an input of a day or a time is drawn with. It is saved when the field is left, or after a pause: on a phone, a field that was filled keeps
 * the focus. What is half typed has no value, or a year of the first thousand: it waits until the field is left.
 */
export function useMoment(value: string, save: (next: string) => Promise<EditsAnswer>) {
  const draft = useDraft({ value, pauseMs, save: (_was, next) => save(next) })
  return {
    value: draft.shown,
    onChange({ target }: ChangeEvent<HTMLInputElement>): void {
      draft.change(target.value, isWhole(target.value))
    },
    onBlur(): void {
      if (draft.shown === '') draft.change(value, false)
      else if (!isWhole(draft.shown)) draft.change(draft.shown)
      commitDrafts()
    },
  }
}

function isWhole(moment: string): boolean {
  return moment !== '' && !/^0\d{3}-/.test(moment)
}
