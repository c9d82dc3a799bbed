import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { EditorClient, ServerGone } from './editor-client.ts'
import type { BrokenState, EditState, EditsAnswer, EditsRequest, PartAnswer, PartRequest } from './protocol.ts'

/** Whether what was typed is in the file. */
export type SaveStatus = 'saved' | 'saving' | 'notSaved'

/** The editor's connection with the file. */
export interface Editor {
  /** Undefined until the first answer. */
  readonly state: EditState | undefined
  /** What keeps the file from being read. */
  readonly broken: BrokenState['broken'] | undefined
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
  send(ask: () => Promise<EditsAnswer>): Promise<EditsAnswer>
}

/** Reads the state of the file, and again whenever it changes. */
export function useEditor(language: string): Editor {
  const client = useMemo(() => new EditorClient(language), [language])
  const [state, setState] = useState<EditState>()
  const [broken, setBroken] = useState<BrokenState['broken']>()
  const [gone, setGone] = useState<ServerGone['reason']>()
  const [status, setStatus] = useState<SaveStatus>('saved')

  const tell = useCallback((error: unknown) => {
    if (!(error instanceof ServerGone)) throw error
    setGone(error.reason)
  }, [])

  /** The last reading. A save is told twice: by its answer, and to all apps. */
  const last = useRef<{ version: string; hasBegun: boolean; read: Promise<void> }>(undefined)

  // One reading at a time: each takes the server a while, and an older answer must not come behind a newer one.
  const reload = useCallback(
    (version = ''): Promise<void> => {
      const before = last.current
      if (before && ((version !== '' && before.version === version) || !before.hasBegun)) {
        before.version = version
        return before.read
      }
      const read = async () => {
        await before?.read.catch(() => {})
        reading.hasBegun = true
        const next = await client.state()
        setGone(undefined)
        if ('broken' in next) return setBroken(next.broken)
        setBroken(undefined)
        setState(next)
      }
      const reading = { version, hasBegun: false, read: Promise.resolve() }
      last.current = reading
      reading.read = read()
      return reading.read
    },
    [client],
  )

  useEffect(() => {
    const controller = new AbortController()
    reload().catch(tell)
    client
      .listen((version) => void reload(version).catch(tell), controller.signal)
      .catch((error: unknown) => {
        if (!controller.signal.aborted) tell(error)
      })
    return () => controller.abort()
  }, [client, reload, tell])

  /** How many changes are on their way. */
  const sent = useRef(0)

  const send = useCallback(
    async (ask: () => Promise<PartAnswer>): Promise<PartAnswer> => {
      sent.current++
      setStatus('saving')
      let isSaved = false
      try {
        const answer = await ask()
        isSaved = 'version' in answer
        if ('version' in answer) await reload(answer.version)
        return answer
      } catch (error) {
        isSaved = false
        tell(error)
        return { refused: 'noServer' }
      } finally {
        sent.current--
        if (!isSaved) setStatus('notSaved')
        else if (sent.current === 0) setStatus('saved')
      }
    },
    [reload, tell],
  )

  return {
    state,
    broken,
    gone,
    status,
    client,
    send,
    edit: useCallback((request) => send(() => client.edit(request)), [client, send]),
    add: useCallback((part) => send(() => client.add(part)), [client, send]),
    step: useCallback((name) => send(() => client.step(name)), [client, send]),
  }
}
