import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { valueAt } from '../../../schema/value-at.ts'
import type { PartAnswer, Path, SentEdit } from '../protocol/protocol.ts'
import { withDifferences } from './differences.ts'
import { commitDrafts, type DraftsState, listenToDrafts } from './drafts.ts'
import { RequestFailed, ServerGone } from './editor-client.ts'
import { outlivesTab } from './kept-edits.ts'
import { editAfter } from './path-after.ts'

/** Whether what was written is in the file; stopped where the server does not answer, and checking while the file is not read yet. */
export type SaveStatus = 'saved' | 'checking' | 'saving' | 'notSaved' | 'stopped'

/** A change of the file. */
export interface Change {
  /** What it asks for: asked for once more while it is on its way, such as by a double click, it is made once. */
  readonly name?: string
  /** The edits that it makes, where the app knows them. */
  readonly edits?: readonly SentEdit[]
  /** Whether fields stay open until it is made: what is typed into them meanwhile has its place. Any other change may lead to another one. */
  readonly isWriting?: boolean
  /** @param edits the same, for the file as it is by then */
  ask(edits: readonly SentEdit[]): Promise<PartAnswer>
}

/** A change on its way, from when it is asked for until the file is read anew. */
interface SentChange {
  /** Its edits, for the file as it was known when it was asked for. */
  readonly edits: readonly SentEdit[]
  /** The changes that are made before it, and were not known then. */
  readonly before: readonly SentChange[]
  /** Its edits as they were made. */
  made?: readonly SentEdit[]
  /** The version of the file that it has made. */
  version?: string
}

interface ChangesOptions {
  /** The version of the file that the app knows. */
  readonly version: string | undefined
  /** Whether the server does not answer. */
  readonly isGone: boolean
  /** Reads the file anew. */
  reload(version?: string): Promise<void>
  /** Told of what keeps the server from being asked. */
  onError(error: unknown): void
}

/**
 * Sends changes, one after another: each begins with what those before have made of the file. Until the file is read anew, what they set is
 * known here.
 */
export function useChanges({ version, isGone, reload, onError }: ChangesOptions) {
  const [onWay, setOnWay] = useState<readonly SentChange[]>([])
  const [drafts, setDrafts] = useState<DraftsState>('none')
  const [isLost, setIsLost] = useState(false)
  const [holds, setHolds] = useState(0)
  const last = useRef<{ name: string | undefined; answer: Promise<PartAnswer> }>(undefined)
  const turn = useRef<Promise<unknown>>(Promise.resolve())
  const all = useRef<readonly SentChange[]>([])
  const known = useRef(version)

  const keep = useCallback((changes: readonly SentChange[]) => {
    all.current = changes
    setOnWay(changes)
  }, [])

  useEffect(() => {
    known.current = version
  }, [version])

  useEffect(() => {
    let wasRefused = false
    return listenToDrafts((state) => {
      setDrafts(state)
      // What was refused is given up, or has been saved.
      if (state === 'none' && wasRefused) setIsLost(false)
      wasRefused = state === 'refused' || (state === 'waiting' && wasRefused)
    })
  }, [])

  const send = useCallback(
    (change: Change): Promise<PartAnswer> => {
      commitDrafts()
      if (change.name !== undefined && last.current?.name === change.name) return last.current.answer
      const sent: SentChange = { edits: change.edits ?? [], before: unseen(all.current, known.current) }
      const asked = turn.current.then(() => {
        sent.made = editsAfter(sent)
        return change.ask(sent.made)
      })
      turn.current = asked.catch(() => {})
      keep([...all.current, sent])
      const hold = change.isWriting ? 0 : 1
      setHolds((count) => count + hold)
      const follow = async (): Promise<PartAnswer> => {
        try {
          const answer = await asked
          // With a step that cannot be made, nothing is lost.
          setIsLost(change.name !== undefined && !('version' in answer))
          if ('version' in answer) {
            sent.version = answer.version
            await reload(answer.version)
          }
          return answer
        } catch (error) {
          // What fields have written is sent again when the server is back.
          setIsLost(!(error instanceof ServerGone))
          if (error instanceof RequestFailed) return { refused: error.reason }
          onError(error)
          return { refused: 'noServer' }
        } finally {
          // What somebody is writing was meant for the place where its entry is shown still.
          if (sent.made?.some((edit) => edit.do !== 'set')) commitDrafts()
          keep(all.current.filter((one) => one !== sent))
          if (last.current === own) last.current = undefined
          // Whoever has asked opens first what the answer leads to.
          window.setTimeout(() => setHolds((count) => count - hold))
        }
      }
      const own = { name: change.name, answer: follow() }
      last.current = own
      return own.answer
    },
    [keep, reload, onError],
  )

  const leave = useEffectEvent((event: Event) => {
    const isHeldUp =
      (drafts === 'refused' && !(isGone && outlivesTab())) || all.current.some((sent) => sent.version === undefined)
    if (event.type === 'beforeunload' && isHeldUp) event.preventDefault()
    commitDrafts()
  })

  // What waits is saved before anything else is pressed, and before the editor is left; the browser asks about what
  // then has to wait for another save, or was refused.
  useEffect(() => {
    const controller = new AbortController()
    for (const name of ['pointerdown', 'focusout', 'beforeunload', 'pagehide'])
      window.addEventListener(name, (event) => leave(event), { capture: true, signal: controller.signal })
    return () => controller.abort()
  }, [])

  /** Waits until what was written is in the file. */
  const settled = useCallback(async (): Promise<void> => {
    commitDrafts()
    await turn.current
  }, [])

  // Until a field can be typed into again, somebody has to wait.
  const isSaving = onWay.length > 0 || holds > 0 || drafts === 'waiting'
  const settledStatus = isLost || drafts === 'refused' ? 'notSaved' : 'saved'
  const status: SaveStatus = isSaving ? 'saving' : settledStatus
  return { send, settled, status, onWay, isHeld: holds > 0 }
}

/** The changes that a version of the file does not have yet. */
function unseen(changes: readonly SentChange[], version: string | undefined): readonly SentChange[] {
  return changes.slice(changes.findLastIndex((one) => version !== undefined && one.version === version) + 1)
}

/** The edits of a change, for the file as it is after those before it that are made, and seen. */
function editsAfter({ edits, before }: SentChange, isSeen: (one: SentChange) => boolean = () => true) {
  const others = before.filter((one) => one.version !== undefined && isSeen(one)).flatMap(({ made = [] }) => made)
  return edits.map((edit) => editAfter(edit, others))
}

/** A configuration, read in a version, with what changes on their way set in it. */
export function withChanges(value: unknown, changes: readonly SentChange[], version: string): unknown {
  const left = unseen(changes, version)
  return left
    .flatMap((change) => editsAfter(change, (one) => !left.includes(one)))
    .reduce(
      (changed, edit) =>
        edit.do === 'set' && isPlace(changed, edit.path)
          ? withDifferences(changed, [{ path: edit.path, now: edit.value }])
          : changed,
      value,
    )
}

/** Whether a value may be set at a path: what it is in is there. */
function isPlace(value: unknown, path: Path): boolean {
  const around = valueAt(value, path.slice(0, -1))
  const isThere = !Array.isArray(around) || Number(path.at(-1)) < around.length
  return typeof around === 'object' && around !== null && isThere
}
