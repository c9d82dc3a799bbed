import { renameKeys } from '../rename-keys.ts'
import type { Step } from '../step.ts'

/** Former addresses are paths: they may begin at the root and hold a question. */
export const to2: Step = {
  to: 2,
  formerNames: ['formerSlugs'],
  plan: (value) =>
    renameKeys(value, {
      places: [
        ['pages', '*', 'formerSlugs'],
        ['pages', '*', 'articles', '*', 'formerSlugs'],
        ['services', '*', 'formerSlugs'],
        ['collections', '*', 'entries', '*', 'formerSlugs'],
      ],
      to: 'formerPaths',
      why: 'former-paths',
    }),
}
