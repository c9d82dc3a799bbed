import { useCallback, useMemo, useRef, useState } from 'react'
import { isSameValue } from '../paths/paths.ts'
import {
  type EditState,
  type EditsAnswer,
  type EditsRequest,
  failureReasons,
  type PartAnswer,
  type PartRequest,
  type SentEdit,
} from '../protocol/protocol.ts'
import type { BrokenState } from '../protocol/repair.ts'
import { learnKinds } from '../words/kind-words.ts'
import { EditorClient, ServerGone } from './editor-client.ts'
import { forgetEdit, keepEdit, openKept } from './kept-edits.ts'
import { type Change, type SaveStatus, useChanges, withChanges } from './use-changes.ts'
import { useConnection } from './use-connection.ts'

/** The editor's connection with the file. */
export interface Connection {
  /** Undefined until the first answer. What is being saved counts as saved in its value. */
  readonly state: EditState | undefined
  /** Whether changes are on their way, which that value has already. */
  readonly isAhead: boolean
  /** Whether a change is on its way that may lead to another place: nothing is typed until it has. */
  readonly isHeld: boolean
  /** What keeps the file from being read. */
  readonly broken: BrokenState | undefined
  readonly gone: ServerGone['reason'] | undefined
  readonly status: SaveStatus
  /** Saves edits. The state is read anew when they are in the file. */
  edit(request: EditsRequest): Promise<EditsAnswer>
  step(name: 'undo' | 'redo'): Promise<EditsAnswer>
  /** Adds a section or a page. The state is read anew when it is in the file. */
  add(part: PartRequest): Promise<PartAnswer>
  /** What else is asked of the server, and changes no file. */
  readonly client: EditorClient
  /** Makes a change that the server knows how to make. The state is read anew when it is in the file. */
  send(change: Change): Promise<EditsAnswer>
  /** Waits until what was written is in the file, for what is made of that. */
  settled(): Promise<void>
}

/** Reads the state of the file, and again whenever it changes. */
export function useEditor(language: string): Connection {
  const client = useMemo(() => new EditorClient(language), [language])
  const [state, setState] = useState<EditState>()
  const [broken, setBroken] = useState<BrokenState>()
  const [gone, setGone] = useState<ServerGone['reason']>()

  const tell = useCallback((error: unknown) => {
    if (!(error instanceof ServerGone)) throw error
    setGone(error.reason)
  }, [])

  /** The last reading. A save is announced twice: by its answer, and to all apps. */
  const last = useRef<{ version: string; hasBegun: boolean; read: Promise<void> }>(undefined)

  /** The version that was read last. */
  const latest = useRef('')

  // One reading at a time: each takes the server a while, and an older answer must not come behind a newer one.
  const reload = useCallback(
    (version = ''): Promise<void> => {
      const before = last.current
      if (before && ((version !== '' && before.version === version) || !before.hasBegun)) {
        if (before.version !== '') before.version = version
        return before.read
      }
      const known = latest.current
      const read = async () => {
        await before?.read.catch(() => {})
        reading.hasBegun = true
        // What was read meanwhile may have been this version.
        if (latest.current !== known && latest.current === reading.version) return
        const next = await client.state()
        setGone(undefined)
        latest.current = ''
        if ('broken' in next) return setBroken(next)
        latest.current = next.version
        setBroken(undefined)
        openKept(next.file)
        learnKinds(next.kinds)
        setState(next)
      }
      const reading = { version, hasBegun: false, read: Promise.resolve() }
      last.current = reading
      reading.read = read()
      return reading.read
    },
    [client],
  )

  useConnection(client, { reload, isGone: gone !== undefined, onError: tell })

  const { send, settled, status, onWay, isHeld } = useChanges({
    version: state?.version,
    isGone: gone !== undefined,
    reload,
    onError: tell,
  })
  const ahead = useMemo(
    () =>
      state && {
        ...state,
        value: withChanges(state.value, onWay, state.version),
        canUndo: state.canUndo || status === 'saving',
      },
    [state, onWay, status],
  )

  const shownStatus = state?.isChecking && status === 'saved' ? 'checking' : status
  return {
    state: ahead,
    isAhead: onWay.length > 0,
    isHeld,
    broken,
    gone,
    status: gone ? 'stopped' : shownStatus,
    client,
    send,
    settled,
    edit: useCallback(
      async (request) => {
        keepEdit(request)
        const answer = await send({
          name: JSON.stringify(request),
          edits: request.edits,
          // A field saves as part of a group. An entry that moves takes along what is typed into it.
          isWriting: request.group !== undefined || request.edits.every(({ do: kind }) => kind === 'move'),
          ask: async (edits) => made(edits, await client.ask('POST edits', { body: { ...request, edits } })),
        })
        // What could not be saved for reasons of its own is tried again, also after the next start.
        const isKept = 'refused' in answer && ['noServer', ...failureReasons].includes(answer.refused)
        if ('version' in answer || ('refused' in answer && !isKept)) forgetEdit(request)
        return answer
      },
      [client, send],
    ),
    add: useCallback(
      (part) => send({ name: JSON.stringify(part), ask: () => client.ask('POST parts', { body: part }) }),
      [client, send],
    ),
    step: useCallback((name) => send({ ask: () => client.ask(`POST ${name}`) }), [client, send]),
  }
}

/** The answer to edits, where one that finds what it would have written is made: its answer may not have arrived, or another tab has made it. */
function made(edits: readonly SentEdit[], answer: EditsAnswer): EditsAnswer {
  const [edit, ...others] = edits
  const [found] = 'conflicts' in answer ? answer.conflicts : []
  const isThere = found && edit?.do === 'set' && others.length === 0 && isSameValue(found.now, edit.value)
  return isThere ? { version: '' } : answer
}
