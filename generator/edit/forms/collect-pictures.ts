import type { EditedPicture } from '../../../src/edit/protocol/protocol.ts'
import type { Path } from '../../diagnostics/problem.ts'
import { isMapping } from '../../lib/plain-map.ts'
import { type SchemaNode, selectBranch } from '../../schema/schema-node.ts'

/** The pictures of a configuration, valid or not, and the places where the schema allows one. */
export function collectPictures(value: unknown, node: SchemaNode, path: Path = []): EditedPicture[] {
  const taken = selectBranch(node, value)
  if (Array.isArray(value)) {
    const { item } = taken
    return item ? value.flatMap((entry, index) => collectPictures(entry, item, [...path, index])) : []
  }
  if (!isMapping(value)) return []
  const own = [...taken.children].flatMap(([key, child]) => readPicture(value, { key, child, taken, path }))
  const inner = Object.entries(value).flatMap(([key, entry]) => {
    const child = taken.children.get(key) ?? taken.entry
    return child && !isPicture(child) ? collectPictures(entry, child, [...path, key]) : []
  })
  return [...own, ...inner]
}

interface Child {
  readonly key: string
  readonly child: SchemaNode
  /** What the schema says of the mapping that it is in. */
  readonly taken: SchemaNode
  readonly path: Path
}

/** The picture under a key: the name of a file itself, or a mapping with a file and what it shows. */
function readPicture(value: Readonly<Record<string, unknown>>, { key, child, taken, path }: Child): EditedPicture[] {
  const at = [...path, key]
  if (isFile(child)) {
    const alt = taken.children.has('alt') ? [...path, 'alt'] : undefined
    const focus = taken.children.has('focus') ? [...path, 'focus'] : undefined
    const isLogo = child.schema.form === 'logo'
    return [{ owner: path, path: at, alt, focus, file: readName(value[key]), isLogo }]
  }
  if (!isPicture(child)) return []
  const picture = value[key]
  const file = isMapping(picture) ? readName(picture.file) : undefined
  const focus = child.children.has('focus') ? [...at, 'focus'] : undefined
  return [{ owner: path, path: [...at, 'file'], alt: [...at, 'alt'], focus, file, isLogo: false }]
}

function readName(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function isFile({ schema }: SchemaNode): boolean {
  return schema.reference === 'file'
}

/** Whether a value has a picture's file and what it shows, and may have little else. */
export function isPicture(node: SchemaNode): boolean {
  const file = node.children.get('file')
  return file !== undefined && isFile(file) && node.children.has('alt')
}
