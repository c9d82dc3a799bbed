import { atValue, type Problem } from '../../diagnostics/problem.ts'
import type { Rule } from './rule.ts'
import { textPath } from './site.ts'

/** The alternative text of an image is not its file name. */
export const altTextsDescribe: Rule = ({ localised }) =>
  localised.flatMap(({ place, value }) => {
    if (place.key !== 'alt') return []
    return Object.entries(value).flatMap(([locale, text]): Problem[] =>
      /\.(svg|png|jpe?g|webp|avif|gif)$|^(img|dsc|image|foto|photo)[-_ ]?\d+$/i.test(text.trim())
        ? [atValue('alt-is-file-name', textPath(place, locale), { parameters: { text } })]
        : [],
    )
  })
