import { createRoot } from 'react-dom/client'
import { WelcomePage } from './welcome-page.tsx'
import { WelcomeLanguage, welcomeLanguage } from './words/use-welcome-words.ts'

const language = welcomeLanguage()
document.documentElement.lang = language
createRoot(document.getElementById('welcome') as HTMLElement).render(
  <WelcomeLanguage value={language}>
    <WelcomePage language={language} onMade={(address) => window.location.replace(address)} />
  </WelcomeLanguage>,
)
