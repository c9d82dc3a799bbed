import { type Document, isMap, isScalar, type ParsedNode, Scalar, visit, YAMLMap } from 'yaml'
import type { Collection } from '../../../schema/collections.ts'
import { builtInLanguage } from '../../words/built-in-words.ts'
import type { NewLocales } from './new-locales.ts'
import { sampleDay, sampleDays } from './sample-days.ts'
import { standIn } from './text-sources.ts'
import { sharedPart } from './trades.ts'

/** What a country has of its own: a currency, a law, the sample of a phone number. */
export type Facts = Readonly<Record<string, string | number | undefined>>

/** Expands references to shared parts, and YAML aliases as well: a person would otherwise change both places at once. */
export function expandParts(document: Document, shared: Document): void {
  visit(document, {
    Alias(_key, node) {
      const part = node.resolve(document)?.clone() as ParsedNode & { anchor?: string }
      delete part.anchor
      return part
    },
    Scalar(_key, node) {
      if (node.tag !== '!shared') return undefined
      return sharedPart(String(node.value), shared).clone() as ParsedNode
    },
  })
  visit(document, {
    Node(_key, node) {
      if ('anchor' in node) delete node.anchor
    },
  })
}

/** Replaces each text in several languages by what is wanted of it. */
export function chooseLanguages(document: Document, choose: (text: YAMLMap) => (readonly [string, Scalar])[]): void {
  const chosen = new WeakSet<YAMLMap>()
  visit(document, {
    Map(_key, node) {
      if (chosen.has(node) || !isText(node)) return undefined
      const map = new YAMLMap()
      for (const [key, text] of choose(node)) map.add({ key: new Scalar(key), value: text.clone() })
      chosen.add(map)
      return map
    },
  })
}

/** Whether a mapping is a text in several languages: its keys are languages, and the one that stands in is there. */
function isText(node: YAMLMap): boolean {
  return node.has(standIn) && node.items.every(({ key }) => /^[a-z]{2}(-[A-Z]{2})?$/.test(String(key)))
}

/**
 * Fills in what stands between double braces, or the sample behind its name where nothing is known, the days of samples, and brings amounts to
 * the size that they have in the currency.
 */
export function fillPlaceholders(document: Document, values: Facts, today: string): void {
  const amounts = new Set<unknown>(listAmounts(document))
  visit(document, {
    Pair(_key, { key, value }) {
      if (!isScalar(key) || !isScalar(value)) return
      if (key.value === 'amount' || amounts.has(value)) value.value = Number(value.value) * Number(values.amounts)
    },
    Scalar(_key, node) {
      if (typeof node.value !== 'string' || !node.value.includes('{{')) return
      node.value = node.value
        .replace(sampleDays, (_whole, weekday: string, weeks: string) => sampleDay(weekday, Number(weeks), today))
        .replace(/\{\{(\w+)(?:\|([^}]*))?\}\}/g, (whole, key: string, sample?: string) =>
          String(values[key] ?? sample ?? whole),
        )
    },
  })
}

/** What entries of collections say in fields of money. */
function listAmounts(document: Document): unknown[] {
  const { collections = {} } = document.toJS() as { collections?: Readonly<Record<string, Collection>> }
  return Object.entries(collections).flatMap(([name, { fields = {}, entries }]) => {
    const money = Object.keys(fields).filter((field) => fields[field]?.kind === 'money')
    return Object.keys(entries).flatMap((entry) =>
      money.map((field) => document.getIn(['collections', name, 'entries', entry, 'facts', field], true)),
    )
  })
}

/** What the receiver gets of an option is what visitors read in the first language: whoever reads the message knows that one. */
export function nameOptions(document: Document, main: string): void {
  const { forms = {} } = document.toJS() as { forms?: Readonly<Record<string, { fields: readonly ChoiceField[] }>> }
  for (const [form, { fields }] of Object.entries(forms))
    for (const [index, { name, options = [] }] of fields.entries())
      for (const [at, { value, label }] of options.entries()) {
        const place = ['forms', form, 'fields']
        document.setIn([...place, index, 'options', at, 'value'], label[main] ?? value)
        for (const [other, { showWhen }] of fields.entries())
          if (showWhen?.field === name && showWhen.is === value)
            document.setIn([...place, other, 'showWhen', 'is'], label[main] ?? value)
      }
}

/** What is read of a field of a form. */
interface ChoiceField {
  readonly name: string
  readonly options?: readonly { readonly value: string; readonly label: Readonly<Record<string, string>> }[]
  readonly showWhen?: { readonly field: string; readonly is?: string }
}

/** What happens to data is said in the languages that the generator has words for it in. */
export function limitPrivacy(document: Document, locales: NewLocales['locales']): void {
  const known = Object.keys(locales).filter((key) => builtInLanguage(locales[key]?.tag ?? key))
  if (known.length === Object.keys(locales).length) return
  visit(document, {
    Pair(_key, { value }) {
      if (!isMap(value) || value.get('kind') !== 'privacy') return undefined
      if (known.length === 0) return visit.REMOVE
      value.set('languages', known)
      return undefined
    },
  })
}
