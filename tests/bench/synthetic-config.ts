import { copyFile, cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { serviceCopy, type Tree } from './service-copy.ts'
import { writeYaml } from './write-yaml.ts'

const shipped = fileURLToPath(new URL('../../site.config.yaml', import.meta.url))

/** How many services the foot of a page links, however many there are. */
const servicesInFooter = 7

/** The shipped configuration as a plain tree. */
export async function readShippedConfig(): Promise<Tree> {
  return parse(await readFile(shipped, 'utf8'))
}

/**
 * A configuration of at least `pages` HTML documents, those of all languages and at second addresses counted: the shipped one, whose services are
 * repeated with keys, addresses, titles, metadata and texts of their own.
 */
export function syntheticConfig(base: Tree, pages: number): Tree {
  const services = Object.entries(base.services as Tree) as [string, Tree][]
  const others = Object.values(base.pages as Record<string, Tree>).filter(({ enabled }) => enabled !== false)
  const locales = Object.keys(base.locales as Tree)
  const seconds = [...others, ...services.map(([, service]) => service)].flatMap(secondAddresses).length
  const wanted = Math.max(services.length, Math.ceil((pages - seconds) / locales.length) - others.length)
  const copies = Array.from({ length: wanted }, (_, index): [string, Tree] => {
    const [key, service] = services[index % services.length] as [string, Tree]
    const copy = Math.floor(index / services.length)
    return copy === 0 ? [key, service] : [`${key}${copy}`, serviceCopy(service, copy, locales)]
  })
  const footer = { ...(base.footer as Tree), services: services.slice(0, servicesInFooter).map(([key]) => key) }
  return { ...base, footer, services: Object.fromEntries(copies) }
}

/** The shorter addresses of a page, at which it is served as well. */
export function secondAddresses({ slug, canonical }: Tree): string[] {
  const slugs = slug as Record<string, string>
  return Object.entries((canonical ?? {}) as Record<string, string>).flatMap(([locale, address]) =>
    address === slugs[locale] ? [] : [address],
  )
}

/** The same configuration after an edit: one text of its last service in one language is another. */
function withOneTextChanged(config: Tree): Tree {
  const services = Object.entries(config.services as Record<string, { sections: Record<string, Tree> }>)
  const [key, service] = services.at(-1) as (typeof services)[number]
  const [locale] = Object.keys(config.locales as Tree)
  const { overview } = service.sections
  const title = { ...(overview?.title as Tree), [locale as string]: 'Another title' }
  const changed = { ...service, sections: { ...service.sections, overview: { ...overview, title } } }
  return { ...config, services: Object.fromEntries([...services.slice(0, -1), [key, changed]]) }
}

/**
 * Writes a synthetic configuration with its logo and photos into a folder, and beside it `edited.config.yaml` with one text changed. Returns the path
 * of the file.
 */
export async function writeSyntheticConfig(pages: number, folder: string): Promise<string> {
  const base = await readShippedConfig()
  const logo = (base.site as { logo: string }).logo
  const file = join(folder, 'site.config.yaml')
  await mkdir(dirname(join(folder, logo)), { recursive: true })
  await copyFile(join(dirname(shipped), logo), join(folder, logo))
  for (const beside of ['images', 'pages/kinds'])
    await cp(join(dirname(shipped), beside), join(folder, beside), { recursive: true })
  const config = syntheticConfig(base, pages)
  await writeFile(file, writeYaml(config))
  await writeFile(join(folder, 'edited.config.yaml'), writeYaml(withOneTextChanged(config)))
  return file
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({ options: { pages: { type: 'string', default: '45' }, out: { type: 'string' } } })
  if (!values.out || !(Number(values.pages) > 0)) throw new Error('usage: --pages NUMBER --out FOLDER')
  process.stdout.write(`${await writeSyntheticConfig(Number(values.pages), resolve(values.out))}\n`)
}
