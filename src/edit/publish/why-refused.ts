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
