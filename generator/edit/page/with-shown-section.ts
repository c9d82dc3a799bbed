import { placeholder } from '../../../schema/placeholder.ts'
import type { SiteConfig } from '../../../schema/site-config.ts'
import { valueAt } from '../../../schema/value-at.ts'
import { areTranslations } from '../../check/rules/rule-input.ts'
import type { Path } from '../../diagnostics/problem.ts'
import { cloneValue, isMapping } from '../../lib/plain-map.ts'
import { placePath, type Walk } from '../../schema/walk.ts'

/**
 * A configuration in which a hidden section is shown as it is so far: who writes it sees it. Texts that it lacks in a language count as such that
 * are to be written. The given configuration stays as it is.
 */
export function withShownSection(config: SiteConfig, section: Path, walk: Walk): SiteConfig {
  if (valueAt(config, [...section, 'enabled']) !== false) return config
  const shown = cloneValue(config)
  const own = valueAt(shown, section) as { enabled?: boolean }
  delete own.enabled
  walk(shown, (value, { localised }, place) => {
    if (!localised || !areTranslations(localised) || !isMapping(value)) return
    const path = placePath(place)
    if (section.every((key, index) => path[index] === key))
      for (const locale of Object.keys(config.locales)) value[locale] ??= placeholder
  })
  return shown
}
