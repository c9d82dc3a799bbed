import { readFileSync } from 'node:fs'
import { checkSource } from '../../../generator/check/check-file.ts'
import { createRuleContext } from '../../../generator/check/rules/create-rule-context.ts'
import type { Diagnostic } from '../../../generator/diagnostics/diagnostic.ts'
import { changed, checkText } from '../../diagnostics/check-example.ts'
import { thirdSite } from '../../site/command.ts'

/** What is said of the second site with changes: the code of each problem with the path of its place. */
export function found(...changes: readonly (readonly [string, string])[]): string[] {
  return checkText(changed(changes)).map(({ code, path }) => `${code} ${path.join('.')}`)
}

/** What is said of the third site with changes, beyond the part that it has unfinished. Its files lie around it. */
export function foundInThird(...changes: readonly (readonly [string, string])[]): Diagnostic[] {
  const text = changes.reduce(
    (whole, [from, to]) => {
      if (!whole.includes(from)) throw new Error(`The third site does not have: ${from}`)
      return whole.replace(from, () => to)
    },
    readFileSync(thirdSite, 'utf8'),
  )
  const bytes = new TextEncoder().encode(text)
  return checkSource({ file: thirdSite, bytes }, createRuleContext(thirdSite)).diagnostics.filter(
    ({ code }) => code !== 'part-unfinished',
  )
}
