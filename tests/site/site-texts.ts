import { existsSync } from 'node:fs'
import { cp, readFile, realpath, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseDocument } from 'yaml'
import { fourthSite, root, secondSite, shippedSite, thirdSite } from './command.ts'

/** The text of a configuration. */
export interface SiteText {
  readonly text: string
  /** The folder in which its pictures lie. */
  readonly from: string
}

/**
 * The sites on which tests run: the shipped one, one of another trade and other languages, that one in other shapes, one that is composed of
 * sections, one of a single page, and the shipped one with its blog switched on and a picture in a service's text, or with services that need consent.
 */
export const siteTexts = {
  shipped: async (): Promise<SiteText> => ({ text: await readFile(shippedSite, 'utf8'), from: root }),
  second: async (): Promise<SiteText> => ({ text: await readFile(secondSite, 'utf8'), from: dirname(secondSite) }),
  third: async (): Promise<SiteText> => ({ text: await readFile(thirdSite, 'utf8'), from: dirname(thirdSite) }),
  fourth: async (): Promise<SiteText> => ({ text: await readFile(fourthSite, 'utf8'), from: dirname(fourthSite) }),
  varied: async (): Promise<SiteText> => ({
    text: varied(await readFile(secondSite, 'utf8')),
    from: dirname(secondSite),
  }),
  blog: async (): Promise<SiteText> => ({
    text: withPicture(withBlog(await readFile(shippedSite, 'utf8'))),
    from: root,
  }),
  counted: async (): Promise<SiteText> => ({
    text: (await readFile(shippedSite, 'utf8')) + consentServices,
    from: root,
  }),
}

const consentServices = `
consentServices:
  googleAnalytics: G-4T8K2X9QWE
  googleTagManager: GTM-K7XW2P9
  metaPixel: "1234567890123456"
  matomo:
    server: https://bakery.matomo.cloud/
    siteId: 3
analytics:
  with: goatcounter
  site: rubra
`

/** A site as if it lay below a path of its host. */
export function belowPath(path: string, { text, from }: SiteText): SiteText {
  return { text: text.replace(/^( {2}url: \S+)$/m, `$1/${path}`), from }
}

/** The name of a site on which tests run. */
export type SiteName = keyof typeof siteTexts
/** Those whose pages are looked at: all but that of a single page. */
export const siteNames = ['shipped', 'second', 'third', 'varied', 'blog'] as const satisfies readonly SiteName[]

/** Writes a configuration into a folder, with the pictures that it names, since they must lie below it, and its kinds. Returns its file. */
export async function writeConfig({ text, from }: SiteText, folder: string): Promise<string> {
  for (const [, path = ''] of text.matchAll(/^[^#\n]*: "?\.\/([^\s"]+)"?$/gm))
    await cp(join(from, path), join(folder, path))
  const kinds = join(from, 'pages/kinds')
  if (existsSync(kinds)) await cp(await realpath(kinds), join(folder, 'pages/kinds'), { recursive: true })
  const file = join(folder, 'site.config.yaml')
  await writeFile(file, text)
  return file
}

/** The second site, as if its second language ran from right to left, with other numbers of things and without what may be left out. */
function varied(text: string): string {
  const document = parseDocument(text, { schema: 'failsafe' })
  document.setIn(['locales', 'de', 'tag'], 'ar')
  document.setIn(['locales', 'de', 'name'], 'العربية')
  const steps = ['services', 'accord', 'sections', 'process', 'items']
  document.addIn(steps, document.getIn([...steps, 0]))
  document.setIn(['footer', 'social'], document.createNode([]))
  document.delete('chat')
  document.setIn(['pages', 'tarifs', 'sections', 'text', 'text', 'fr'], '2016. Une bonne année.')
  document.setIn(['pages', 'atelier', 'sections', 'figures', 'items', 0, 'value', 'fr'], '1 250 000')
  document.deleteIn(['header', 'action', 'page'])
  document.setIn(['header', 'action', 'url'], 'https://rdv.marteau-feutre.example')
  document.deleteIn(['services', 'entretien', 'artefact'])
  document.deleteIn(['services', 'entretien', 'sections', 'overview', 'document'])
  return document.toString()
}

function withBlog(text: string): string {
  const changed = text.replace(/^( {2}blog:\n(?:(?: {4}.*)?\n)*? {4}enabled: )false/m, '$1true')
  if (changed === text) throw new Error('The switch of the blog was not found in site.config.yaml')
  return changed
}

/** Puts a picture into the text of a service. Its host's name is the beginning of that of the blog's pictures. */
function withPicture(text: string): string {
  const document = parseDocument(text, { schema: 'failsafe' })
  const description = ['services', 'serviceTreinamentos', 'sections', 'overview', 'text', 'en']
  document.setIn(description, `${document.getIn(description)}\n\n![A kitchen](https://picsum.photo/kitchen.svg)`)
  return document.toString()
}
