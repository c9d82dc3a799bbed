import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { readSite, type Site } from '../hosts/matrix.ts'
import { buildInto, temporaryFolder } from '../site/command.ts'
import { digests } from '../site/files.ts'
import { type SiteText, siteTexts, writeConfig } from '../site/site-texts.ts'

/** The sites on which the tests of outputs run. */
export const sites = [
  ['the shipped site', siteTexts.shipped],
  ['the shipped site with its blog', siteTexts.blog],
  ['the second site', siteTexts.second],
] as const

/** A site that was built for a test. */
export interface BuiltSite extends Site {
  /** The text of one of its files. */
  read(path: string): Promise<string>
  /** The document that answers at an address: the same one each time, so leave it as it is. */
  page(path: string): Promise<Document>
  remove(): Promise<void>
}

/** Builds a site into a folder of its own. */
export async function buildSite(text: SiteText): Promise<BuiltSite> {
  const folder = await temporaryFolder()
  const { exitCode, output } = await buildInto(folder.path, await writeConfig(text, folder.path))
  if (exitCode !== 0) throw new Error(output)
  const out = join(folder.path, 'site')
  const site = await readSite(out, Object.keys(await digests(out)))
  const read = (path: string) => readFile(join(out, path), 'utf8')
  const pages = new Map<string, Promise<Document>>()
  return {
    ...site,
    read,
    page: (path) => {
      const known = pages.get(path) ?? read(join(path, 'index.html').slice(1)).then(parse)
      pages.set(path, known)
      return known
    },
    remove: folder.remove,
  }
}

/** A document without its styles, which the parser would read for nothing. */
export function parse(html: string): Document {
  return new JSDOM(html.replace(/<style>.*?<\/style>/gs, '')).window.document
}
