import { answerPictures } from '../look/answer-pictures.ts'
import { stayOnPagesWithoutRoute } from '../page-kinds.ts'
import { test as siteTest } from '../site-test.ts'

/** A test on any of the sites that looks at pages as they are: the root and the 404 page lead nowhere, and no image comes from elsewhere. */
export const test = siteTest.extend({
  page: async ({ page }, use) => {
    await stayOnPagesWithoutRoute(page)
    await answerPictures(page)
    await use(page)
  },
})
