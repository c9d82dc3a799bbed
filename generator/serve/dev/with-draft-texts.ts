import type { SiteConfig } from '../../../schema/site-config.ts'
import { valueAt } from '../../../schema/value-at.ts'
import { isOptionalKind } from '../../check/rules/rule-input.ts'
import { isBuiltIn } from '../../check/rules/texts/texts-in-all-locales.ts'
import { gatherDocument } from '../../check/validate/validate.ts'
import { localeRoots } from '../../lib/languages/locale-roots.ts'
import { cloneValue } from '../../lib/plain-map.ts'
import { placePath } from '../../schema/walk.ts'

/**
 * A configuration in which draft locales are like the others, so that translators see their pages: missing texts fall back to those of
 * the default locale, or of one in which the page is there.
 */
export function withDraftTexts(config: SiteConfig): SiteConfig {
  if (Object.values(config.locales).every(({ draft }) => draft !== true)) return config
  const filled = cloneValue(config)
  const site = gatherDocument({ value: filled })
  for (const { place, kind } of site.localised) {
    if (isOptionalKind(kind)) continue
    const texts = valueAt(site.value, placePath(place)) as Record<string, string>
    const source = texts[config.defaultLocale] ?? Object.values(texts)[0]
    if (source !== undefined)
      for (const draft of site.drafts) if (!isBuiltIn(site, placePath(place), draft)) texts[draft] ??= source
  }
  // Its pages stay where they are: a draft moves nothing.
  const home = filled.locales[config.defaultLocale]
  if (home && localeRoots(config.locales, config.defaultLocale)[config.defaultLocale] === '/') home.prefix = 'none'
  for (const draft of site.drafts) delete filled.locales[draft]?.draft
  return filled
}
