import { Button } from '../button.tsx'
import { useOpenFile } from '../state/open-file.ts'
import type { Workspace } from '../state/use-workspace.ts'
import { useWords } from '../words/use-words.ts'

/** The languages of the site, of which one is shown. */
export function LanguageButtons({ workspace: { locale, setLocale } }: { readonly workspace: Workspace }) {
  const { state } = useOpenFile()
  const { words } = useWords()
  if (state.locales.length < 2) return null
  return (
    <fieldset className="group languages-shown">
      <legend className="visually-hidden">{words.language}</legend>
      {state.locales.map(({ key, name, tag }) => (
        <Button
          label={key}
          key={key}
          lang={tag}
          title={name}
          aria-label={`${key}: ${name}`}
          aria-pressed={key === locale}
          onClick={() => setLocale(key)}
        />
      ))}
    </fieldset>
  )
}
