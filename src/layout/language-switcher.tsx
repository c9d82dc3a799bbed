import { usePage, useShell } from '../content/site-context.tsx'
import { useMessages } from '../locale/use-messages.ts'
import { useDisclosure } from './use-disclosure.ts'

/** The list of languages: a native disclosure with plain links, each of which loads a document. */
export function LanguageSwitcher() {
  const { t } = useMessages()
  const { locale, languages } = useShell()
  const current = languages.find((language) => language.locale === locale)
  return (
    <details className="language-switcher" name="header" ref={useDisclosure()}>
      <summary>
        <span className="visually-hidden">{`${t('navigation.languages')}: ${current?.name} `}</span>
        <span className="language-switcher-code">{locale}</span>
      </summary>
      <LanguageLinks />
    </details>
  )
}

/** Links to the current page in every language, or to the nearest one that is there in it; to the home pages where there is no page. The boot script handles the clicks. */
export function LanguageLinks() {
  const { languages, locale } = useShell()
  const page = usePage()
  return (
    <ul>
      {languages.map((language) => (
        <li key={language.locale}>
          <a
            href={page?.languagePaths[language.locale] ?? language.home}
            lang={language.tag}
            hrefLang={language.tag}
            aria-current={language.locale === locale ? 'true' : undefined}
          >
            {language.flag && <img src={language.flag} alt="" width="24" height="16" loading="lazy" />}
            <bdi>{language.name}</bdi>
          </a>
        </li>
      ))}
    </ul>
  )
}
