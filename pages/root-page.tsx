import { useShell } from '../src/content/site-context.tsx'
import { LanguageLinks } from '../src/layout/language-switcher.tsx'
import { useMessages } from '../src/locale/use-messages.ts'
import { Logo } from '../src/media/logo.tsx'

/** The page at `/`, which detects the visitor's language. Links to all languages for as long as that takes, and without JavaScript. */
export function RootPage() {
  const { t } = useMessages()
  const { logo, logoRatio, siteName } = useShell()
  return (
    <main className="root-page">
      <Logo logo={logo} logoRatio={logoRatio} size={64} name={siteName} />
      <h1>
        <span role="status">{t('root.detecting')}</span>
      </h1>
      <p>{t('root.choose')}</p>
      <LanguageLinks />
    </main>
  )
}
