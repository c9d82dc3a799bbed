import { cp, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { JSDOM } from 'jsdom'
import { readSite, type Site } from '../hosts/matrix.ts'
import { buildInto, root, secondSite, shippedSite, temporaryFolder } from '../site/command.ts'
import { digests } from '../site/files.ts'

interface SiteText {
  readonly text: string
  /** The folder in which its pictures lie. */
  readonly from: string
}

/** The sites on which the tests of outputs run: the shipped one, the same with its blog switched on, and one of another trade. */
export const sites = [
  ['the shipped site', async () => ({ text: await readFile(shippedSite, 'utf8'), from: root })],
  ['the shipped site with its blog', async () => ({ text: withBlog(await readFile(shippedSite, 'utf8')), from: root })],
  ['the second site', async () => ({ text: await readFile(secondSite, 'utf8'), from: dirname(secondSite) })],
] as const

/** A site that was built for a test. */
export interface BuiltSite extends Site {
  /** The text of one of its files. */
  read(path: string): Promise<string>
  /** The document that answers at an address. */
  page(path: string): Promise<Document>
  remove(): Promise<void>
}

/** Builds a site into a folder of its own. */
export async function buildSite({ text, from }: SiteText): Promise<BuiltSite> {
  const folder = await temporaryFolder()
  const config = join(folder.path, 'site.config.yaml')
  await writeFile(config, text)
  await copyPictures(text, from, folder.path)
  const { exitCode, output } = await buildInto(folder.path, config)
  if (exitCode !== 0) throw new Error(output)
  const out = join(folder.path, 'site')
  const site = await readSite(out, Object.keys(await digests(out)))
  const read = (path: string) => readFile(join(out, path), 'utf8')
  return {
    ...site,
    read,
    page: async (path) => parse(await read(join(path, 'index.html').slice(1))),
    remove: folder.remove,
  }
}

/** A document without its styles, which the parser would read for nothing. */
export function parse(html: string): Document {
  return new JSDOM(html.replace(/<style>.*?<\/style>/gs, '')).window.document
}

function withBlog(text: string): string {
  return text.replace(/^( {2}blog:\n(?:(?: {4}.*)?\n)*? {4}enabled: )false/m, '$1true')
}

/** Copies the pictures that a configuration names, since they must lie below its folder. */
async function copyPictures(text: string, from: string, to: string): Promise<void> {
  for (const [, path = ''] of text.matchAll(/^[^#\n]*: \.\/(\S+)$/gm)) await cp(join(from, path), join(to, path))
}
