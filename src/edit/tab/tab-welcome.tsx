import { useEffect, useEffectEvent } from 'react'
import { WelcomePage } from '../../welcome/welcome-page.tsx'
import { WelcomeLanguage } from '../../welcome/words/use-welcome-words.ts'
import { isAsking } from './question-address.ts'

interface TabWelcomeProps {
  readonly language: string
  /** Told when the site is there. */
  onMade(): void
  /** Leads back to where sites come from. */
  onLeave(): void
}

/** The questions of a new site, in the tab. */
export function TabWelcome({ language, onMade, onLeave }: TabWelcomeProps) {
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    // The browser's own way back leads there as well.
    const onMove = () => isAsking() || leave()
    window.addEventListener('popstate', onMove)
    return () => window.removeEventListener('popstate', onMove)
  }, [])
  return (
    <WelcomeLanguage value={language}>
      <WelcomePage language={language} onMade={onMade} onLeave={onLeave} />
    </WelcomeLanguage>
  )
}
