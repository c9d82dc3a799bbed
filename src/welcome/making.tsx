import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fill } from '../edit/words/use-words.ts'
import type { WelcomeState } from './protocol.ts'
import type { WelcomeConnection } from './use-welcome.ts'
import { useWelcomeWords } from './words/use-welcome-words.ts'

interface MakingProps {
  readonly connection: WelcomeConnection
  readonly state: WelcomeState
  /** Told of the address of the editor, once the site is there. */
  onMade(address: string): void
  /** Leads back to the answers. */
  onBack(): void
}

/** How often is asked how far it is, in milliseconds. */
const pause = 1000

/** The site is written, and its editor opens in this tab. */
export function Making({ connection, state, onMade, onBack }: MakingProps) {
  const words = useWelcomeWords()
  const [failed, setFailed] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  const isAsked = useRef(false)
  const [folder] = useState(state.folder)
  const tellMade = useEffectEvent(onMade)
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    void connection.make().then((answer) => {
      if (answer && 'made' in answer) tellMade(answer.made)
      else setFailed(answer?.said ?? '')
    })
  }, [connection])
  const { look } = connection
  useEffect(() => {
    const looking = setInterval(look, pause)
    return () => clearInterval(looking)
  }, [look])
  if (failed !== undefined)
    return (
      <main className="making">
        <p role="alert">{fill(words.failed, { said: failed })}</p>
        <button type="button" className="primary" onClick={onBack}>
          {words.again}
        </button>
      </main>
    )
  const present = state.steps.indexOf(state.step)
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
      <ol className="steps">
        {state.steps.map((step, index) => (
          <li key={step} aria-current={index === present ? 'step' : undefined} data-done={index < present}>
            {words.steps[step]}
          </li>
        ))}
      </ol>
      {folder !== undefined && <p className="help">{fill(words.folder, { folder })}</p>}
    </main>
  )
}
