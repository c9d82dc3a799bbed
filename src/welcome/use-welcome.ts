import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ImageRefusal, ImageRefused } from '../edit/protocol/images.ts'
import { readToken, watchToken } from '../edit/state/token.ts'
import type { MadeAnswer, Question, WelcomeAnswers, WelcomeState } from './protocol.ts'
import { WelcomeClient } from './welcome-client.ts'

/** What the server answers: the state, or something else. */
type WelcomeMessage = WelcomeState | ImageRefused | MadeAnswer

/** The answers, and what can be done with them. */
export interface WelcomeConnection {
  readonly state: WelcomeState | undefined
  /** Whether the server has gone. */
  readonly isGone: boolean
  /** Sends an answer. Resolves with the state after it; undefined where the server has gone. */
  answer<Name extends Question>(
    question: Name,
    value: NonNullable<WelcomeAnswers[Name]>,
  ): Promise<WelcomeState | undefined>
  /** Sends a logo. Resolves with why it is not taken. */
  sendLogo(file: File): Promise<ImageRefusal | undefined>
  make(): Promise<MadeAnswer | undefined>
  /** Asks how far it is. */
  look(): void
}

/**
 * Connects with what keeps the answers: the server of the welcome, or the worker of the tab.
 *
 * @param onMade told of the address of the editor, where the site is there already
 */
export function useWelcome(language: string, onMade: (address: string) => void): WelcomeConnection {
  const [client] = useState(() => new WelcomeClient(language, readToken()))
  const [state, setState] = useState<WelcomeState>()
  const [isGone, setGone] = useState(false)
  /** The number of the last request: an answer that comes after that of a later one is old. */
  const last = useRef(0)

  const ask = useCallback(async <Answer extends WelcomeMessage>(asking: () => Promise<Answer>) => {
    const number = ++last.current
    try {
      const answer = await asking()
      setGone(false)
      const told: WelcomeMessage = answer
      if ('answers' in told && number === last.current) setState(told)
      return answer
    } catch {
      setGone(true)
      return undefined
    }
  }, [])
  const load = useCallback(() => void ask(() => client.state()), [ask, client])

  useEffect(() => {
    const stop = new AbortController()
    const wanting = watchToken(
      {
        working: () => client.token || undefined,
        onToken: (token) => {
          client.token = token
          load()
        },
      },
      stop.signal,
    )
    if (client.token === '') wanting()
    load()
    // Another tab may have answered more.
    document.addEventListener('visibilitychange', () => document.hidden || load(), { signal: stop.signal })
    return () => stop.abort()
  }, [client, load])

  const made = state?.made
  const tellMade = useEffectEvent(onMade)
  useEffect(() => {
    if (made !== undefined) tellMade(made)
  }, [made])

  return {
    state,
    isGone,
    answer: (question, value) => {
      // Shown at once: whoever goes to another question and back finds it, however long the server takes.
      setState((before) => before && { ...before, answers: { ...before.answers, [question]: value } })
      return ask(() => client.answer(question, value))
    },
    async sendLogo(file) {
      const answer = await ask(() => client.logo(file))
      return answer && 'refused' in answer ? answer.refused : undefined
    },
    make: () => ask(() => client.make()),
    look: load,
  }
}
