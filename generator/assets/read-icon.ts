import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SvgShape } from '../../src/content/page-content.ts'
import { iconFolder } from './drawing-files.ts'

/**
 * The elements of an icon of the Lucide set.
 *
 * @param name the icon's name in the set
 * @throws where the set has no icon of that name
 */
export function readIcon(name: string): readonly SvgShape[] {
  const svg = readFileSync(join(iconFolder(), `${name}.svg`), 'utf8')
  const inner = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1)
  return [...inner.matchAll(/<(\w+)\s+([^>]*?)\/>/g)].map(([, tag = '', attributes = '']) => [
    tag,
    Object.fromEntries([...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value])),
  ])
}
