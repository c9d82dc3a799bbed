import { useShell } from '../src/content/site-context.tsx'
import { LanguageLinks } from '../src/layout/language-switcher.tsx'
import { useMessages } from '../src/locale/use-messages.ts'
import { Logo } from '../src/media/logo.tsx'

/**
 * The page at `/`, which detects the visitor's language. Links to all languages for as long as that takes, and without JavaScript.
 * Where there is one language, there is nothing to look for: it shows the company's name, and leads on.
 */
export function RootPage() {
  const { logo, siteName, languages } = useShell()
  const isChoice = languages.length > 1
  return (
    <main className="root-page">
      <Logo logo={logo} size={64} name={isChoice ? siteName : undefined} />
      {isChoice ? <Detecting /> : <h1>{siteName}</h1>}
      <LanguageLinks />
    </main>
  )
}

function Detecting() {
  const { t } = useMessages()
  return (
    <>
      <h1>
        <span role="status">{t('root.detecting')}</span>
      </h1>
      <p>{t('root.choose')}</p>
    </>
  )
}
