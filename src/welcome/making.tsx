import { useEffect, useRef, useState } from 'react'
import { fill } from '../edit/words/use-words.ts'
import type { WelcomeState } from './protocol.ts'
import type { WelcomeConnection } from './use-welcome.ts'
import { useWelcomeWords } from './words/use-welcome-words.ts'

interface MakingProps {
  readonly connection: WelcomeConnection
  readonly state: WelcomeState
  /** Leads back to the answers. */
  onBack(): void
}

/** The site is written, and its editor opens in this tab. */
export function Making({ connection, state, onBack }: MakingProps) {
  const words = useWelcomeWords()
  const [failed, setFailed] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  const isAsked = useRef(false)
  const [folder] = useState(state.folder)
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    void connection.make().then((answer) => {
      if (answer && 'made' in answer) window.location.replace(answer.made)
      else setFailed(answer?.said ?? '')
    })
  }, [connection])
  if (failed !== undefined)
    return (
      <main className="making">
        <p role="alert">{fill(words.failed, { said: failed })}</p>
        <button type="button" className="primary" onClick={onBack}>
          {words.again}
        </button>
      </main>
    )
  return (
    <main className="making">
      <span className="sheets" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <h1 ref={heading} tabIndex={-1}>
        {words.making}
      </h1>
      <p className="help">{fill(words.makingHelp, { languages: state.answers.languages?.length ?? 1 })}</p>
      <p className="help">{fill(words.folder, { folder })}</p>
    </main>
  )
}
