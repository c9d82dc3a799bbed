import { valueAt } from '../../../schema/value-at.ts'
import type { EditedText } from '../../../src/edit/protocol/protocol.ts'
import { textStates } from '../../check/coverage.ts'
import { readLock } from '../../check/translations-lock.ts'
import { gatherDocument } from '../../check/validate/validate.ts'
import type { ConfigDocument } from '../../check/yaml/config-document.ts'
import { placePath, type SchemaPlace, type Walk } from '../../schema/walk.ts'
import { isMadeText } from './follow-labels.ts'

/** The texts of a configuration, valid or not, with how far each is translated, as `check --coverage` counts. */
export function collectTexts(document: ConfigDocument, walk: Walk): EditedText[] {
  const states = new Map<string, Record<'missing' | 'identical', string[]>>()
  for (const { path, locale, state } of textStates(gatherDocument(document), [], readLock(document.file))) {
    if (state !== 'missing' && state !== 'identical') continue
    const key = JSON.stringify(path)
    const found = states.get(key) ?? { missing: [], identical: [] }
    found[state].push(locale)
    states.set(key, found)
  }
  return findTextPlaces(document.value, walk).map((text) => {
    const { missing = none, identical: copied = none } =
      (states.size > 0 && states.get(JSON.stringify(text.path))) || {}
    return { ...text, missing, copied }
  })
}

const none: readonly string[] = []

/** A text without how far it is translated. */
type PlaceOfText = Omit<EditedText, 'missing' | 'copied'>

/** The places of the texts of a configuration, valid or not. */
export function findTextPlaces(value: unknown, walk: Walk): PlaceOfText[] {
  const texts = new Map<SchemaPlace, PlaceOfText>()
  let localised: SchemaPlace | undefined
  let isMarkdown = false
  const add = (place: SchemaPlace, own: Omit<PlaceOfText, 'path'>) =>
    texts.set(place, { path: placePath(place), ...own })
  walk(value, (at, schema, place) => {
    if (!place) return
    if (schema.localised) {
      localised = place
      isMarkdown = schema.localised === 'markdown'
      if (isMarkdown || schema.localised === 'text') add(place, { isTranslated: true, isMarkdown })
      return
    }
    if (typeof at !== 'string' || !schema.prose) return
    // It is written with the text that it is made of.
    if (
      schema.madeOf !== undefined &&
      isMadeText(at, valueAt(value, [...placePath(place.parent), schema.madeOf]), value)
    )
      return
    if (localised && place.parent === localised) add(localised, { isTranslated: true, isMarkdown })
    else add(place, { isTranslated: false, isMarkdown: schema.prose === 'markdown' })
  })
  return [...texts.values()]
}
