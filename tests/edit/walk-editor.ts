import { type EditedSite, editedSite } from '../browser/editor/edited-site.ts'
import { siteTexts } from '../site/site-texts.ts'
import { isThorough } from '../site/thorough.ts'
import { heading, headingBefore, type Journey, type WorkedSite } from './journeys.ts'
import { type DrivenBrowser, inPage, Person, until } from './person.ts'

/** How a journey is walked. */
export type Means = 'pointer' | 'keyboard'

const means = ['pointer', 'keyboard'] as const

/** In which browser a journey is walked by a means: in Chromium half of them by each, in Firefox and WebKit those that are left. */
function browserOf(index: number, by: Means): 'chromium' | 'firefox' | 'webkit' {
  if ((index % 2 === 0) === (by === 'pointer')) return 'chromium'
  return by === 'keyboard' ? 'firefox' : 'webkit'
}

/**
 * Those that are walked where not everything is tried, by their place in the list: in Chromium what no other test does from end to end, in the
 * others typing, pasting and publishing.
 */
const shortWalks: Readonly<Record<ReturnType<typeof browserOf>, readonly number[]>> = {
  chromium: [0, 1, 5, 7, 8, 11],
  firefox: [2, 4],
  webkit: [3, 9],
}

/**
 * The journeys that are walked in a browser, and how: a few by one means each; where everything is tried, each by both in all.
 */
export function walksIn<J>(
  browser: ReturnType<typeof browserOf>,
  journeys: readonly J[],
): { readonly journey: J; readonly by: Means }[] {
  return means.flatMap((by) =>
    journeys.flatMap((journey, index) => {
      const isHere = browserOf(index, by) === browser && shortWalks[browser].includes(index)
      return isThorough || isHere ? [{ journey, by }] : []
    }),
  )
}

/** An editor in which journeys are walked, one behind the other. */
export interface Walks {
  /** Walks one to its end. Returns how many actions it took. */
  walk(browser: DrivenBrowser, journey: Journey, by: Means): Promise<number>
  stop(): Promise<void>
}

/** Prepares walks in an editor of the third site; in one of its own, where none is given. */
export async function startWalks(given?: EditedSite): Promise<Walks> {
  const edited = given ?? (await editedSite(await siteTexts.third(), { isPublished: true }))
  const site = { text: edited.text }
  await edited.write(site.text.replace(heading, headingBefore))
  edited.git('commit', '-qam', 'As it was')
  await edited.write(site.text)
  edited.git('commit', '-qam', 'As it is')
  // Whatever mistake a journey begins with, the editor has seen the site without it.
  await fetch(new URL('/', edited.opening))
  const commit = edited.git('rev-parse', 'HEAD')
  return {
    async walk(browser, { name, from = [], isDone, ...means }, by) {
      const text = from.reduce((now, [was, is]) => now.replace(was, is), site.text)
      const worked: WorkedSite = { text: site.text, read: edited.read, write: edited.write, git: edited.git }
      edited.git('reset', '-q', '--hard', commit)
      if (text !== site.text) await edited.write(text)
      await browser.open(edited.opening)
      const person = new Person(browser)
      await person.sees(inPage(from.some(([, is]) => is.includes('""')) ? 'body' : 'h1'))
      await means[by](person, worked)
      await until(async () => isDone(await edited.read(), worked), `${name}, by ${by}`).catch(async (error: Error) => {
        const before = new Set(text.split('\n'))
        const changed = (await edited.read()).split('\n').filter((line) => !before.has(line))
        throw new Error(`${error.message}; changed lines: ${JSON.stringify(changed)}`)
      })
      // A page that is left before it has heard that all is saved sends the rest again, into the next journey's file.
      await until(() => browser.read(`document.querySelector('[data-status]')?.dataset.status === 'saved'`), 'saved')
      console.info(
        `${name}, by ${by}: ${person.actions}${person.leaps > 0 ? ` and ${person.leaps} between texts` : ''}`,
      )
      return person.actions
    },
    stop: edited.stop,
  }
}
