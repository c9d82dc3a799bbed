import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BuiltDrawings } from './drawings.ts'
import { PeerContent } from './peer-content.ts'
import type { PeerPage } from './peer-page.ts'
import type { Tree } from './service-copy.ts'

/**
 * Writes what the peers are given: `content/pages/*.json` (one page each), `content/pages.json` (all of them), `content/routes.json` (path and file),
 * `content/shells.json`, and `public/` with the stylesheet, the fonts and the images that our own site has.
 */
export async function writePeerContent(config: Tree, site: string, folder: string): Promise<number> {
  const locales = Object.keys(config.locales as Tree)
  const overview = (config.pages as Record<string, Tree>).services?.slug as Record<string, string>
  const overviews = new Map(locales.map((locale) => [locale, `/${locale}/${overview[locale]}`]))
  const drawings = new BuiltDrawings(site, Object.keys(config.services as Tree), overviews)
  const contents = locales.map((locale) => new PeerContent(config, locale, drawings))
  await mkdir(join(folder, 'content/pages'), { recursive: true })
  const assets = await writeAssets(site, join(folder, 'public'))
  const shells = contents.map((content) => ({ ...content.shell(), ...assets }))
  await writeFile(join(folder, 'content/shells.json'), JSON.stringify(shells))
  return writePages(contents, join(folder, 'content'))
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
