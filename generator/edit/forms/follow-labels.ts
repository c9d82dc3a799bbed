import { valueAt } from '../../../schema/value-at.ts'
import { asMapping } from '../../lib/plain-map.ts'
import type { Edit } from '../yaml/edit.ts'
import { freeFieldName, nameFromLabel } from './new-form.ts'

/**
 * Adds to edits what follows from them: the name under which a receiver gets a field of a form follows its label, as long as it was made of that. One
 * that somebody has chosen stays.
 */
export function followLabels(config: unknown, edits: readonly Edit[]): Edit[] {
  return edits.flatMap((edit) => [edit, ...renamed(config, edit)])
}

function renamed(config: unknown, edit: Edit): Edit[] {
  const [list, form, key, index, label, locale, ...rest] = edit.path
  const isLabel = list === 'forms' && key === 'fields' && label === 'label' && rest.length === 0
  if (edit.do !== 'set' || !isLabel || locale !== asMapping(config).defaultLocale) return []
  const place = [list, form ?? '', key]
  const fields = valueAt(config, place)
  const field = asMapping(valueAt(config, [...place, index ?? '']))
  const { name } = field
  if (!Array.isArray(fields) || typeof name !== 'string') return []
  const others = fields.filter((_, at) => at !== index)
  const makeName = (text: unknown) => freeFieldName(nameFromLabel(String(text ?? '')) || name, others)
  const next = makeName(edit.value)
  if (name !== makeName(asMapping(field.label)[String(locale)]) || next === name) return []
  const asked = fields.flatMap((other, at): Edit[] =>
    asMapping(asMapping(other).showWhen).field === name
      ? [{ do: 'set', path: [...place, at, 'showWhen', 'field'], value: next }]
      : [],
  )
  return [{ do: 'set', path: [...place, index ?? '', 'name'], value: next }, ...asked]
}
