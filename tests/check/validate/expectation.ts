import { childNode, compileSchema, type SchemaNode, selectBranch } from '../../../generator/schema/schema-node.ts'
import { readSiteSchema } from '../../../generator/schema/site-schema.ts'
import { en } from '../../../generator/words/en.ts'
import type { Mistake } from './mutate.ts'

const root = compileSchema(readSiteSchema().schema)

/** Whether a mistake with a key surely makes the site wrong, by the schema alone. */
export function mustBeWrong(value: unknown, path: readonly (string | number)[], mistake: Mistake): boolean {
  const node = sectionNode(value, path)
  const key = String(path.at(-1))
  const isRequired = node.schema.required?.includes(key) ?? false
  const isTranslation = node.schema.localised !== undefined
  const isOptionalTranslation = node.schema.localised === 'optional'
  // The generator has the words of the site in the languages of the tested sites, but for what their own fields say.
  const isBuiltIn = path[0] === 'messages' && !isOwnMessage(path)
  if (mistake === 'delete') return isRequired || (isTranslation && !isOptionalTranslation && !isBuiltIn)
  if (mistake === 'rename') return isTranslation || node.entry === undefined
  return true
}

/** Whether a key is one that the writer of the configuration makes up: what its loss breaks is found elsewhere. */
export function isOwnName(value: unknown, path: readonly (string | number)[]): boolean {
  const node = sectionNode(value, path)
  return node.entry !== undefined && node.schema.localised === undefined
}

function isOwnMessage(path: readonly (string | number)[]): boolean {
  return path[3] === 'validation' && !Object.hasOwn(en.contact.form.validation, path[4] ?? '')
}

function sectionNode(value: unknown, path: readonly (string | number)[]): SchemaNode {
  let node = root
  let at = value
  for (const key of path.slice(0, -1)) {
    node = childNode(selectBranch(node, at), key) ?? node
    at = (at as Record<string | number, unknown>)[key]
  }
  return selectBranch(node, at)
}
