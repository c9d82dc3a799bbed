import { expect, test } from 'vitest'
import { currentKinds, runKinds } from '#kinds'
import { checkFile } from '../../generator/check/check-file.ts'
import { compileSite } from '../../generator/compile-site.ts'
import type { AnyPageModule } from '../../src/content/page-content.ts'
import type { Shell } from '../../src/content/shell-content.ts'
import * as server from '../../src/entry-server.tsx'
import { secondSite, shippedSite, thirdSite } from '../site/command.ts'

/** What others than the templates read. */
const readElsewhere = [
  // Breadcrumbs and share images.
  /^\w+\.label$/,
  // Small drawings show the first rows of what their large ones show.
  /^page\.sections\.\*\.(cards\.\*\.artefact|artefacts\.\*)\./,
  // Calendars: a site may have none.
  /^shell\.week\./,
  // Sending the form.
  /^page\.sections\.\*\.shownForm\.(deliver\.\w+|conversionType|conversionIdPrefix|timeoutMs|minimumFillMs|proofOfWork|success)$/,
  // The key of a form whose content the section has.
  /^page\.sections\.\*\.(newsletter\.)?form$/,
  /^shell\.chat\.textParameter$/,
  // What a link to a chat is about is in its address already.
  /^page\.sections\.\*\.third\.about$/,
  // Words that are shown after something has happened.
  /^shell\.messages\./,
]

test.each([shippedSite, secondSite, thirdSite])(
  'each value that is shipped with the pages of %s is read',
  async (file) => {
    const { config } = checkFile(file)
    if (!config) throw new Error(`${file} is wrong`)
    for (const page of Object.values(config.pages)) page.enabled = true
    const { model } = await compileSite(config, file)
    const shipped = new Set<string>()
    const read = new Set<string>()
    for (const { locale, shell } of model.locales.filter(({ locale }) => locale === model.defaultLocale)) {
      addLeaves(shell, { path: 'shell', to: shipped })
      for (const { route, page } of model.pages.filter((found) => found.route.locale === locale)) {
        addLeaves(page.content, { path: page.template, to: shipped })
        const content = recorded(page.content, { path: page.template, to: read })
        const asked = { ...page, content } as AnyPageModule
        const kinds = runKinds(currentKinds(), server)
        await server.renderPage({
          shell: recorded<Shell>(shell, { path: 'shell', to: read }),
          page: asked,
          path: route.path,
          kinds,
        })
      }
    }
    const unread = [...shipped].filter((path) => !read.has(path))
    expect(unread.filter((path) => !readElsewhere.some((known) => known.test(path)))).toEqual([])
  },
)

interface Paths {
  readonly path: string
  readonly to: Set<string>
}

/** Adds the paths of all texts, numbers and switches of a value; items of a list share one. */
function addLeaves(value: unknown, { path, to }: Paths): void {
  if (value === undefined) return
  if (!isBranch(value)) to.add(path)
  else for (const [key, child] of Object.entries(value)) addLeaves(child, { path: below(path, value, key), to })
}

/** The same value, which adds the paths of the texts, numbers and switches that are asked of it. */
function recorded<T>(value: T, { path, to }: Paths): T {
  if (!isBranch(value)) {
    to.add(path)
    return value
  }
  return new Proxy(value, {
    get(target, key) {
      const child = Reflect.get(target, key)
      if (typeof key !== 'string' || !Object.keys(target).includes(key)) return child
      return recorded(child, { path: below(path, target, key), to })
    },
  }) as T
}

function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function below(path: string, parent: object, key: string): string {
  return `${path}.${Array.isArray(parent) ? '*' : key}`
}
