import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BuiltDrawings } from './drawings.ts'
import { type Forms, htmlOf, iconPaths, PeerContent } from './peer-content.ts'
import type { PeerPage } from './peer-page.ts'
import type { Tree } from './service-copy.ts'
import { writeYaml } from './write-yaml.ts'

/** What content is made from: a configuration, our finished site of it, and the folder that it is written into. */
interface Given {
  readonly config: Tree
  readonly site: string
  readonly folder: string
}

/**
 * Writes what the peers are given: `content/pages/*.json` (one page each), `content/pages.json` (all of them), `content/routes.json` (path and file),
 * `content/shells.json`, and `public/` with the stylesheet, the fonts and the images that our own site has.
 */
export async function writePeerContent({ config, site, folder }: Given): Promise<number> {
  const contents = contentsOf({ config, site, forms: { textOf: htmlOf, iconOf: iconPaths } })
  await mkdir(join(folder, 'content/pages'), { recursive: true })
  const assets = await writeAssets(site, join(folder, 'public'))
  const shells = contents.map((content) => ({ ...content.shell(), ...assets }))
  await writeFile(join(folder, 'content/shells.json'), JSON.stringify(shells))
  return writePages(contents, join(folder, 'content'))
}

/**
 * Writes the pages as people write them, into `source/`: a file each, with YAML at its head and Markdown in its texts. What nobody writes
 * by hand is given as before: a service's drawing as the body of its file, and below `source-data` the cards of lists, the icons by their
 * names, and what follows from other pages.
 */
export async function writeSource({ config, site, folder }: Given): Promise<void> {
  const [source, data] = [join(folder, 'source'), join(folder, 'source-data')]
  await Promise.all([source, data].map((path) => mkdir(path, { recursive: true })))
  const icons = new Map<string, string>()
  const iconOf = (name: string) => {
    icons.set(name, iconPaths(name))
    return name
  }
  const cards: Record<string, unknown> = {}
  const derived: Record<string, unknown> = {}
  let count = 0
  for (const content of contentsOf({ config, site, forms: { textOf: (markdown) => markdown, iconOf } })) {
    for (const { sheet, sections, alternates, breadcrumbs, structuredData, ...page } of content.pages()) {
      derived[page.path] = { alternates, breadcrumbs, structuredData }
      const listed = sections.find((section) => section.cards.length > 0)
      if (listed) cards[page.locale] ??= listed.cards
      const plain = sections.map((section) => ({ ...section, cards: section === listed ? page.locale : '' }))
      const url = page.path.endsWith('/') ? page.path : `${page.path}/`
      const head = writeYaml({ url, page: { ...page, sections: plain } })
      await writeFile(join(source, `${String(count++).padStart(5, '0')}.html`), `---\n${head}---\n${sheet}`)
    }
  }
  for (const [name, value] of Object.entries({ cards, derived, icons: Object.fromEntries(icons) }))
    await writeFile(join(data, `${name}.json`), JSON.stringify(value))
}

function contentsOf({ config, site, forms }: Omit<Given, 'folder'> & { forms: Forms }): PeerContent[] {
  const locales = Object.keys(config.locales as Tree)
  const overview = (config.pages as Record<string, Tree>).services?.slug as Record<string, string>
  const overviews = new Map(locales.map((locale) => [locale, `/${locale}/${overview[locale]}`]))
  const drawings = new BuiltDrawings(site, Object.keys(config.services as Tree), overviews)
  return locales.map((locale) => new PeerContent(config, locale, { drawings, forms }))
}

async function writePages(contents: readonly PeerContent[], folder: string): Promise<number> {
  const routes: { path: string; file: string }[] = []
  const all: string[] = []
  for (const content of contents) {
    for (const page of content.pages()) {
      const file = `${String(routes.length).padStart(5, '0')}.json`
      const json = JSON.stringify(page satisfies PeerPage)
      await writeFile(join(folder, 'pages', file), json)
      routes.push({ path: page.path, file })
      all.push(json)
    }
  }
  await writeFile(join(folder, 'routes.json'), JSON.stringify(routes))
  await writeFile(join(folder, 'pages.json'), `[${all.join(',\n')}]`)
  return routes.length
}

/** The stylesheet, the fonts, the logo and the flags of a built site. Returns the addresses that pages name. */
async function writeAssets(site: string, folder: string): Promise<Record<string, unknown>> {
  await mkdir(join(folder, 'assets'), { recursive: true })
  const names = await readdir(join(site, 'assets'))
  const kept = names.filter((name) => /^site-.*\.css$|\.woff2$|\.svg$/.test(name))
  for (const name of kept) await cp(join(site, 'assets', name), join(folder, 'assets', name))
  const styles = kept.find((name) => name.endsWith('.css')) ?? ''
  await writeFile(join(folder, 'site.css'), await readFile(join(site, 'assets', styles)))
  const logo = kept.find((name) => name.startsWith('logo-')) ?? ''
  const fonts = kept.filter((name) => name.endsWith('.woff2'))
  return { styles: '/site.css', logo: `/assets/${logo}`, fonts: fonts.map((name) => `/assets/${name}`) }
}
