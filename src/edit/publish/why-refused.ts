import type { PublishGap } from '../protocol/publishing.ts'
import type { PublishWords } from '../words/publish/en.ts'
import { fill } from '../words/use-words.ts'

/** What the menu is called in which somebody signs in and out: only the editor in a tab has one. */
let menu = ''

/** From now on, refusals name the menu so. */
export function nameMenu(name: string): void {
  menu = name
}

/** Why something was refused, for people. */
export function whyRefused<T extends string>(texts: Readonly<Record<T, string>>, refused: T): string {
  return fill(texts[refused], { menu })
}

/** Why no earlier versions are kept: in a tab, the machine has nothing to do with it. */
export function whyUnkept({ gaps, inTab }: Pick<PublishWords, 'gaps' | 'inTab'>, gap: PublishGap): string {
  return gap === 'no-git' && menu !== '' ? fill(inTab, { menu }) : gaps[gap]
}
