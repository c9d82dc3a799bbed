import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { IconNode } from '../../src/content/page-content.ts'

const require = createRequire(import.meta.url)
const icons = join(dirname(require.resolve('lucide-static/package.json')), 'icons')

/**
 * The elements of an icon of the Lucide set.
 *
 * @param name the icon's name in the set
 * @throws where the set has no icon of that name
 */
export function readIcon(name: string): IconNode {
  const svg = readFileSync(join(icons, `${name}.svg`), 'utf8')
  const inner = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1)
  return [...inner.matchAll(/<(\w+)\s+([^>]*?)\/>/g)].map(([, tag = '', attributes = '']) => [
    tag,
    Object.fromEntries([...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value])),
  ])
}
