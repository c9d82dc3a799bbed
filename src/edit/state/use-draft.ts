import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { EditsAnswer, Path } from '../protocol/protocol.ts'
import { addDraft, tellDrafts } from './drafts.ts'
import { findKeptEdit, forgetEdit } from './kept-edits.ts'

/** A pause after which a value is saved, in milliseconds: a slider or a palette tells of each one that the pointer passes. */
export const pauseMs = 300

/** How a value is saved. */
interface DraftOptions<Value> {
  /** The value in the file, as the app knows it. */
  readonly value: Value
  /** Its place, for what the browser has kept of it; without, nothing is taken up. */
  readonly place?: Path
  /** The pause in changes after which the last one is saved, in milliseconds; without, each is saved at once. */
  readonly pauseMs?: number
  /** Whether two values are the same. */
  readonly isSame?: (a: Value, b: Value) => boolean
  save(was: Value, next: Value): Promise<EditsAnswer>
  /** Takes what is typed elsewhere, such as on the page. */
  type?(text: string, isWhole: boolean): void
}

/** What is written, from when it differs from the file until it is in it. */
interface Written<Value> {
  readonly next: Value
  /** What it takes the place of: what stands in the file, or is on its way there from here. */
  readonly was: Value
  readonly timer?: number | undefined
  readonly isSent?: boolean
  readonly isRefused?: boolean
}

/**
 * A value of the file that is being changed. What is written is shown until the file has it; it is saved after a pause, when its field closes,
 * and before anything else is done. What was refused stays written.
 */
export function useDraft<Value>({ value, place, pauseMs = 0, isSame = Object.is, save, type }: DraftOptions<Value>) {
  const [written, setWritten] = useState(() => writtenBefore({ place, value, isSame }))
  /** The same, known at once. */
  const now = useRef(written)
  const [answer, setAnswer] = useState<EditsAnswer>()

  function write(next: Written<Value> | undefined): void {
    now.current = next
    setWritten(next)
    tellDrafts()
  }

  const commit = useEffectEvent(async () => {
    const own = now.current
    if (!own) return
    window.clearTimeout(own.timer)
    const { was, next } = own
    if (isSame(was, next) || (own.isRefused && isSame(next, value))) {
      setAnswer(undefined)
      if (place) forgetEdit(place)
      return write(isSame(next, value) ? undefined : { next, was })
    }
    const sent = { next, was: next, isSent: true }
    write(sent)
    const given = await save(was, next)
    const isThere = 'conflicts' in given && given.conflicts.every(({ now }) => String(now) === String(next))
    const isSaved = 'version' in given || isThere
    setAnswer(isThere ? undefined : given)
    const last = now.current
    if (last === sent) write(isSaved ? undefined : { next, was, isRefused: true })
    // More was written meanwhile; what is sent already, such as in the place of what another program has written, has an answer of its own.
    else if (!isSaved && last?.was === next && !last.isSent)
      write({ ...last, was, isRefused: last.timer === undefined })
  })

  const ownPlace = useEffectEvent(() => place)
  const typeFrom = useEffectEvent((text: string, isWhole: boolean) => type?.(text, isWhole))
  const isTyped = type !== undefined

  useEffect(() => {
    const draft = {
      place: () => ownPlace(),
      state: () => {
        if (now.current?.timer !== undefined) return 'waiting'
        return now.current?.isRefused ? 'refused' : 'none'
      },
      commit: () => void commit(),
      retry: () => void commit(),
      ...(isTyped && { type: (text: string, isWhole: boolean) => typeFrom(text, isWhole) }),
    } as const
    const remove = addDraft(draft)
    if (now.current) draft.retry()
    return () => {
      if (now.current?.timer !== undefined) void commit()
      remove()
    }
  }, [isTyped])

  // What somebody has decided for is shown until the file is read anew.
  const giveWay = useEffectEvent(() => {
    const own = now.current
    if (!own || own.timer !== undefined || own.isSent || own.isRefused) return
    if (isSame(own.was, own.next)) write(undefined)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value may be what is written
  useEffect(() => giveWay(), [value])

  /** Writes another value; with `isKept` false it is shown only. */
  function change(next: Value, isKept = true): void {
    const was = now.current ? now.current.was : value
    window.clearTimeout(now.current?.timer)
    const timer = isKept ? window.setTimeout(() => void commit(), pauseMs) : undefined
    write({ next, was, timer })
    if (isKept && pauseMs === 0) void commit()
  }

  return {
    /** What is written, or stands in the file. */
    shown: written ? written.next : value,
    /** What came of the last save. */
    answer,
    change,
    /** What is written takes the place of this value. */
    seen: () => (now.current ? now.current.was : value),
    /**
     * Writes a value in the place of one that another program has written; to keep that one, the same. What is on its way there from here may
     * arrive before it.
     */
    settle(was: Value, next: Value): void {
      const own = now.current
      const isKept = isSame(was, next)
      window.clearTimeout(own?.timer)
      // The file was read anew since: what stands there now is known.
      const isRead = isKept && own !== undefined && !own.isSent && !isSame(own.was, value)
      const sent = isKept && own?.isSent ? own.next : was
      write(isRead ? { next: value, was: value } : { next, was: sent })
      void commit()
    },
  }
}

/** What was written before the field was open, and could not be saved; undefined where the file has it. */
function writtenBefore<Value>({
  place,
  value,
  isSame,
}: Pick<DraftOptions<Value>, 'place' | 'value'> & { isSame: (a: Value, b: Value) => boolean }):
  | Written<Value>
  | undefined {
  const kept = place && findKeptEdit(place)
  if (!kept || isSame(kept.edit.value as Value, value)) return undefined
  const seen = kept.seen as readonly Value[]
  return {
    next: kept.edit.value as Value,
    was: seen.find((one) => isSame(one, value)) ?? (seen[0] as Value),
    isRefused: true,
  }
}
