import { WelcomePage } from '../../welcome/welcome-page.tsx'
import { WelcomeLanguage } from '../../welcome/words/use-welcome-words.ts'

interface TabWelcomeProps {
  readonly language: string
  /** Told when the site is there. */
  onMade(): void
  /** Leads back to where sites come from. */
  onLeave(): void
}

/** The questions of a new site, in the tab. */
export function TabWelcome({ language, onMade, onLeave }: TabWelcomeProps) {
  return (
    <WelcomeLanguage value={language}>
      <WelcomePage language={language} onMade={onMade} onLeave={onLeave} />
    </WelcomeLanguage>
  )
}
