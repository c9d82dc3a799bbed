import type { FormPart } from '../../../src/edit/protocol/forms.ts'
import { listsServices } from '../../check/rules/rule-input.ts'
import type { Path } from '../../diagnostics/problem.ts'
import { type SchemaNode, selectBranch } from '../../schema/schema-node.ts'
import { describeParts } from '../publish/change-summary.ts'
import { newValue } from './new-value.ts'
import type { ReferenceOptions } from './reference-options.ts'

interface PartAt {
  /** What stands there; undefined for nothing. */
  readonly at: unknown
  readonly path: Path
  readonly known: ReferenceOptions
}

/** The part of a form for a value, by what the schema says of it; none for what is not changed by itself, such as the kind of a section. */
export function buildPart(child: SchemaNode, { at, path, known }: PartAt): Omit<FormPart, 'isRequired' | 'isEntry'>[] {
  const node = selectBranch(child, at)
  const { schema, item } = node
  const fresh = at === undefined ? newValue(node, narrowReferenceOptions(path, known)) : undefined
  const about = { path, group: child.schema.group, fresh, tellings: describeParts(node, at) }
  // What says which kind of value it is stays as it is.
  if (schema.const !== undefined || schema.reference === 'file') return []
  if (schema.localised === 'slugs' || schema.localised === 'optional') return []
  if (schema.localised || schema.prose) return [{ ...about, as: 'text' }]
  if (item?.schema.enum) return [{ ...about, as: 'choices', options: item.schema.enum.map(String) }]
  if (schema.enum) {
    // What changes nothing yet: the default, or the last choice, which is any other.
    const choice = schema.default ?? schema.enum.at(-1)
    return [{ ...about, fresh: at === undefined ? choice : undefined, as: 'choice', options: schema.enum.map(String) }]
  }
  if (schema.reference === 'validation') {
    const { validation } = known
    return [{ ...about, as: 'choice', options: Object.keys(validation), names: schema.reference, texts: validation }]
  }
  if (item?.schema.reference === 'mark' && known.marks) {
    return [{ ...about, as: 'choices', options: Object.keys(known.marks), names: 'mark', texts: known.marks }]
  }
  if (schema.reference === 'column' && known.columns) {
    const texts = known.columns
    return [{ ...about, as: 'choice', options: Object.keys(texts), names: schema.reference, texts }]
  }
  if (schema.reference === 'icon') return [{ ...about, as: 'icon' }]
  if (schema.reference) {
    const options = listNames(schema.reference, known)
    return [options ? { ...about, as: 'choice', options, names: schema.reference } : { ...about, as: 'line' }]
  }
  if (schema.type === 'boolean') return [{ ...about, as: 'switch', fresh: schema.default === true }]
  if (schema.type === 'number' || schema.type === 'integer')
    return [{ ...about, as: 'number', least: schema.minimum, most: schema.maximum }]
  if (schema.type === 'string') return [{ ...about, as: 'line', input: momentInputs[schema.form ?? ''] }]
  return [{ ...about, as: 'place' }]
}

/** The inputs of browsers for texts of these forms. */
const momentInputs: Readonly<Record<string, FormPart['input']>> = { day: 'date', time: 'time' }

/** The keys that a reference may name; undefined where they are many, or made up. */
function listNames(
  kind: NonNullable<SchemaNode['schema']['reference']>,
  known: ReferenceOptions,
): readonly string[] | undefined {
  const names: Partial<Record<typeof kind, readonly string[]>> = {
    page: known.pages,
    locale: known.locales,
    section: known.sections,
    form: known.forms,
    office: known.offices,
    collection: known.collections,
    category: known.categories,
  }
  return names[kind]
}

/** The options to choose from at a place: where services are listed, only services are pages to choose from. */
export function narrowReferenceOptions(path: Path, known: ReferenceOptions): ReferenceOptions {
  const [parent, key = ''] = path.slice(-2)
  const isOne = listsServices({ key, parent: { key: parent ?? '', parent: undefined } })
  const areMany = listsServices({ key: 0, parent: { key, parent: undefined } })
  return (isOne || areMany) && known.services.length > 0 ? { ...known, pages: known.services } : known
}
