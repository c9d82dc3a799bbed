import type { EditedText } from '../../src/edit/protocol.ts'
import { type Place, pathOf, type Walk } from '../schema/walk.ts'

/** The texts of a configuration, valid or not, with what the schema says of each. */
export function textsOf(value: unknown, walk: Walk): EditedText[] {
  const texts = new Map<Place, EditedText>()
  const helps = new Map<Place | undefined, string>()
  let localised: Place | undefined
  let isMarkdown = false
  const add = (place: Place, own: Omit<EditedText, 'path' | 'help'>) =>
    texts.set(place, { path: pathOf(place), help: helps.get(place) ?? '', ...own })
  walk(value, (at, schema, place) => {
    if (!place) return
    // An entry of a list is what the list is said to hold.
    helps.set(place, (typeof place.key === 'number' ? helps.get(place.parent) : schema.description) ?? '')
    if (schema.localised) {
      localised = place
      isMarkdown = schema.localised === 'markdown'
      if (isMarkdown || schema.localised === 'text') add(place, { isTranslated: true, isMarkdown })
      return
    }
    if (typeof at !== 'string' || !schema.prose) return
    if (localised && place.parent === localised) add(localised, { isTranslated: true, isMarkdown })
    else add(place, { isTranslated: false, isMarkdown: schema.prose === 'markdown' })
  })
  return [...texts.values()]
}
