import { atKey, atParent, atValue } from '../../diagnostics/problem.ts'
import { factLines, privacyFacts } from '../../privacy/privacy-facts.ts'
import { privacyLanguages, speaksPrivacy } from '../../privacy/privacy-text.ts'
import type { Rule } from './rule-input.ts'

/** What a site says of the data of its visitors is what it did when somebody last read it; and it can be said in the language. */
export const privacyIsTrue: Rule = ({ config, sections, tags, drafts }) => {
  const shown = sections.flatMap(({ page, enabled, value, path, locales }) =>
    page.enabled && enabled && value.kind === 'privacy' ? [{ facts: value.facts, path, locales }] : [],
  )
  if (shown.length === 0) return undefined
  const now = factLines(privacyFacts(config))
  return shown.map(({ facts: said, path, locales }) => {
    const dumb = locales.filter((locale) => !drafts.has(locale) && !speaksPrivacy(tags[locale] ?? locale))
    const silent = dumb.map((locale) =>
      atValue('privacy-language', [...path, 'kind'], { locale, known: privacyLanguages }),
    )
    const added = now.filter((fact) => !said?.includes(fact))
    const gone = (said ?? []).filter((fact) => !now.includes(fact))
    if (added.length === 0 && gone.length === 0) return silent
    const parameters = { added, gone, now, isFirst: said === undefined }
    return [
      ...silent,
      said === undefined
        ? atParent('privacy-facts', path, parameters)
        : atKey('privacy-facts', [...path, 'facts'], parameters),
    ]
  })
}
