import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SvgShape } from '../../src/content/page-content.ts'
import type { EditedIcon } from '../../src/edit/protocol-forms.ts'
import { packageFolder } from '../lib/package-files.ts'

/** The icons of the Lucide set, in the order of their names. */
export function icons(): readonly EditedIcon[] {
  const read = (file: string) => JSON.parse(readFileSync(join(packageFolder('lucide-static'), file), 'utf8')) as unknown
  const tags = read('tags.json') as Readonly<Record<string, readonly string[]>>
  const shapes = read('icon-nodes.json') as Readonly<Record<string, readonly SvgShape[]>>
  return Object.entries(shapes).map(([name, own]) => ({ name, shapes: own, tags: tags[name] ?? [] }))
}
