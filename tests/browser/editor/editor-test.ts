import { test as base, type Page } from '@playwright/test'
import { siteTexts } from '../../site/site-texts.ts'
import { type EditedSite, editedSite } from './edited-site.ts'

type EditedName = 'shipped' | 'second' | 'third'

interface WorkerFixtures {
  /** The editor of a site, started when it is asked for the first time; the site is as it was published at first. */
  readonly edited: (name: EditedName) => Promise<EditedSite>
}

/** A test of the editor. A worker starts one editor of a site, in which its tests follow each other. */
export const test = base.extend<object, WorkerFixtures>({
  locale: 'en-GB',
  edited: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures this one needs.
    async ({}, use) => {
      const started = new Map<EditedName, Promise<EditedSite>>()
      await use(async (name) => {
        const starting = started.get(name) ?? siteTexts[name]().then((text) => editedSite(text, { isPublished: true }))
        started.set(name, starting)
        const site = await starting
        site.git('reset', '-q', '--hard', 'first')
        site.git('clean', '-qfd', '-e', 'built')
        for (const remote of site.git('remote').split('\n').filter(Boolean)) site.git('remote', 'remove', remote)
        return site
      })
      for (const site of started.values()) await (await site).stop()
    },
    { scope: 'worker' },
  ],
})

/** Shows a page of the site, by its key. */
export async function choosePage(page: Page, key: string): Promise<void> {
  await page.getByRole('button', { name: /^Pages: / }).click()
  await page.locator(`.page-picker [data-page="${key}"]`).click()
}
