import { isUnwritten } from '../../../schema/placeholder.ts'
import { valueAt } from '../../../schema/value-at.ts'
import { slugify } from '../../lib/addresses/slugify.ts'
import { freeName } from '../../lib/files/free-name.ts'
import { asMapping } from '../../lib/plain-map.ts'
import type { Edit } from '../yaml/edit.ts'
import { freeFieldName, nameFromLabel } from './new-form.ts'

/**
 * Adds to edits what follows from them: the name under which a receiver gets a field of a form, and what it gets of an option, follow their labels as
 * long as they were made of these, and so does the address of an article its title, before visitors see it. One that somebody has chosen stays.
 */
export function followLabels(config: unknown, edits: readonly Edit[]): Edit[] {
  return edits.flatMap((edit) => [
    edit,
    ...renameField(config, edit),
    ...renameOption(config, edit),
    ...renameArticle(config, edit),
  ])
}

/** Whether a text that receivers get is still the one that was made of a label. */
export function isMadeText(text: unknown, label: unknown, config: unknown): boolean {
  const written = asMapping(label)[String(asMapping(config).defaultLocale)]
  return isUnwritten(text) || text === String(written ?? '').trim()
}

function renameField(config: unknown, edit: Edit): Edit[] {
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

function renameOption(config: unknown, edit: Edit): Edit[] {
  const [list, form, key, index, options, at, label, locale, ...rest] = edit.path
  const isLabel =
    list === 'forms' && key === 'fields' && options === 'options' && label === 'label' && rest.length === 0
  if (edit.do !== 'set' || !isLabel || locale !== asMapping(config).defaultLocale) return []
  const fields = valueAt(config, [list, form ?? '', key])
  const field = asMapping(valueAt(fields, [index ?? '']))
  const option = asMapping(valueAt(field.options, [at ?? '']))
  const written = String(edit.value ?? '').trim()
  if (!Array.isArray(fields) || !Array.isArray(field.options)) return []
  if (!isMadeText(option.value, option.label, config) || written === '' || isUnwritten(written)) return []
  const others = field.options.flatMap((other, place) => (place === at ? [] : [asMapping(other).value]))
  const next = freeName(written, (name) => others.includes(name), ' ')
  if (next === option.value) return []
  const asked = fields.flatMap((other, place): Edit[] => {
    const condition = asMapping(asMapping(other).showWhen)
    const isAsked = condition.field === field.name && condition.is === option.value
    return isAsked ? [{ do: 'set', path: [list, form ?? '', key, place, 'showWhen', 'is'], value: next }] : []
  })
  return [{ do: 'set', path: [...edit.path.slice(0, -2), 'value'], value: next }, ...asked]
}

function renameArticle(config: unknown, edit: Edit): Edit[] {
  const [list, page, key, at, title, ...rest] = edit.path
  const isTitle = list === 'pages' && key === 'articles' && title === 'title' && rest.length === 0
  if (edit.do !== 'set' || !isTitle || typeof edit.value !== 'string' || isUnwritten(edit.value)) return []
  const blog = asMapping(valueAt(config, [list, page ?? '']))
  const articles = Array.isArray(blog.articles) ? blog.articles : []
  const article = asMapping(articles[Number(at)])
  const isSeen = blog.enabled !== false && article.enabled !== false
  const others = articles.flatMap((other, place) => (place === at ? [] : [asMapping(other).slug]))
  const makeSlug = (text: string) =>
    freeName(slugify(text).replaceAll('/', '-').slice(0, 60), (one) => others.includes(one))
  const isNew = isUnwritten(article.title)
  const isMade = isNew || (!isSeen && article.slug === makeSlug(String(article.title)))
  const next = makeSlug(edit.value)
  if (!isMade || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(next) || next === article.slug) return []
  return [{ do: 'set', path: [...edit.path.slice(0, -1), 'slug'], value: next }]
}
