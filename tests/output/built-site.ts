import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse as parseYaml } from 'yaml'
import type { SiteConfig } from '../../schema/site-config.ts'
import { readSite, type Site } from '../hosts/matrix.ts'
import { builtOnce } from '../site/built-once.ts'
import { inFolder, run, temporaryFolder } from '../site/command.ts'
import { digests } from '../site/files.ts'
import { parseHtml } from '../site/parse-html.ts'
import { type SiteName, type SiteText, siteTexts, writeConfig } from '../site/site-texts.ts'

/** The sites on which the tests of outputs run. */
export const sites = [
  ['the shipped site', 'shipped'],
  ['the shipped site with its blog', 'blog'],
  ['the second site', 'second'],
  ['the third site', 'third'],
] as const

/** A site that was built for a test. */
export interface BuiltSite extends Site {
  readonly config: SiteConfig
  /** The text of one of its files. */
  read(path: string): Promise<string>
  /** The document that answers at an address: the same one each time, so leave it as it is. */
  page(path: string): Promise<Document>
}

/** A site of one test alone. */
export interface OwnSite extends BuiltSite {
  remove(): Promise<void>
}

/** Those that were read in this process, whose files take turns in it, by their folder. */
const sitesRead = new Map<string, BuiltSite>()

/** One of the sites that all tests share: leave its files as they are. */
export async function builtSite(name: SiteName): Promise<BuiltSite> {
  const out = await builtOnce(name)
  const site = sitesRead.get(out) ?? (await readBuilt(out, await siteTexts[name]()))
  sitesRead.set(out, site)
  return site
}

/** Builds a site into a folder of its own, with options of the build. */
export async function buildSite(text: SiteText, options: readonly string[] = []): Promise<OwnSite> {
  const { path, remove } = await temporaryFolder()
  const { exitCode, output } = await run([
    'build',
    '--config',
    await writeConfig(text, path),
    ...inFolder(path),
    ...options,
  ])
  if (exitCode !== 0) throw new Error(output)
  return { ...(await readBuilt(join(path, 'site'), text)), remove }
}

async function readBuilt(out: string, { text }: SiteText): Promise<BuiltSite> {
  const site = await readSite(out, Object.keys(await digests(out)))
  const read = (path: string) => readFile(join(out, path), 'utf8')
  const pages = new Map<string, Promise<Document>>()
  return {
    ...site,
    config: parseYaml(text),
    read,
    page: (path) => {
      const known = pages.get(path) ?? read(join(decodeURI(path), 'index.html').slice(1)).then(parseHtml)
      pages.set(path, known)
      return known
    },
  }
}
