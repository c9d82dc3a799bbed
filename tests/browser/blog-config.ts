import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Writes the shipped configuration with the blog switched on into a folder, with the media that it needs, and returns its file. */
export async function writeBlogConfig(folder: string): Promise<string> {
  await cp(join(root, 'src/media'), join(folder, 'src/media'), { recursive: true })
  const shipped = await readFile(join(root, 'site.config.yaml'), 'utf8')
  const flipped = shipped.replace('kind: blog\n    enabled: false', 'kind: blog\n    enabled: true')
  if (flipped === shipped) throw new Error('The switch of the blog was not found in site.config.yaml')
  const file = join(folder, 'site.config.yaml')
  await writeFile(file, flipped)
  return file
}
