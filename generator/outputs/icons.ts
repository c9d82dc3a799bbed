import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { IconNode } from '../../src/content/page-content.ts'

const require = createRequire(import.meta.url)
let lucide: Readonly<Record<string, IconNode>> | undefined

/** All icons of the Lucide set, by name; read when first asked for. */
export function iconSet(): Readonly<Record<string, IconNode>> {
  lucide ??= JSON.parse(readFileSync(require.resolve('lucide-static/icon-nodes.json'), 'utf8')) as Record<
    string,
    IconNode
  >
  return lucide
}
