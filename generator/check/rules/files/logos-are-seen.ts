import { atValue, type Path } from '../../../diagnostics/problem.ts'
import type { RuleContext } from '../rule-context.ts'
import type { Rule } from '../rule-input.ts'
import { fileProblem } from './images-exist.ts'

/** A logo of this shape or a wider one stands on a light plate where the page is dark. */
const wide = 1.5

/** The logo is seen on light pages and on dark ones: one that is too dark, or too light, has another beside it. */
export const logosAreSeen: Rule = ({ config }, context) => {
  const { logo = '', logoDark } = config.site ?? {}
  const main = findTone(logo, ['site', 'logo'], context)
  const other = findTone(logoDark ?? '', ['site', 'logoDark'], context)
  return [
    main?.tone === 'light' && atValue('logo-tone', ['site', 'logo'], { tone: 'light' }),
    main?.tone === 'dark' &&
      logoDark === undefined &&
      !main.isWide &&
      atValue('logo-tone', ['site', 'logo'], { tone: 'dark' }),
    other?.tone === 'dark' && atValue('logo-tone', ['site', 'logoDark'], { tone: 'dark' }),
  ]
}

function findTone(name: string, path: Path, context: RuleContext) {
  // What is no logo, or cannot be drawn, has a message of its own.
  const facts = /\.(?:svg|png)$/i.test(name) ? context.file(name) : undefined
  if (!facts || fileProblem(name, path, context)) return undefined
  const image = /\.svg$/i.test(name) ? facts.drawing() : facts.photo()
  const isWide = !('fault' in image) && image.width / image.height >= wide
  return { tone: facts.tone(), isWide }
}
