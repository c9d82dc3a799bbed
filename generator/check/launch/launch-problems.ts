import { atKey, atValue, type Path, type Problem } from '../../diagnostics/problem.ts'
import { dialledNumber } from '../../lib/addresses/phone-numbers.ts'
import { isMapping } from '../../lib/plain-map.ts'
import { placePath } from '../../schema/walk.ts'
import { listEntries } from '../rules/entries.ts'
import type { RuleInput } from '../rules/rule-input.ts'
import { valuesOfType } from '../rules/typed-values.ts'
import { fontsHaveLetters } from './fonts-have-letters.ts'
import { exampleAddress, isInventedNumber } from './invented.ts'
import { privacyIsTold } from './privacy-is-told.ts'

/** A question that is asked before a site goes live, and no sooner. */
type LaunchRule = (site: RuleInput) => Problem[]

/** What has to be done before a site goes live, besides what the check reports anyway. */
export function launchProblems(site: RuleInput): Problem[] {
  return [
    addressesAreReal,
    numbersAreReal,
    samplesAreGone,
    peopleAreSeen,
    leadsArrive,
    privacyIsTold,
    fontsHaveLetters,
  ].flatMap((rule) => rule(site))
}

interface Written {
  readonly text: string
  readonly path: Path
}

/** The texts of enabled parts, without the placeholders of fields, which are meant as examples. */
function writtenTexts({ localised, texts, references }: RuleInput): Written[] {
  return [
    ...localised.flatMap(({ place, value, unfinished }) =>
      unfinished || place.key === 'placeholder'
        ? []
        : Object.entries(value).map(([locale, text]) => ({ text, path: [...placePath(place), locale] })),
    ),
    ...texts.flatMap(({ place, value, unfinished }) =>
      unfinished || place.key === '$schema' ? [] : [{ text: value, path: placePath(place) }],
    ),
    ...references.flatMap(({ place, kind, name, unfinished }) =>
      unfinished || kind !== 'email' ? [] : [{ text: name, path: placePath(place) }],
    ),
  ]
}

const addressesAreReal: LaunchRule = (site) =>
  writtenTexts(site).flatMap(({ text, path }): Problem[] => {
    const found = path[0] === 'ignore' ? undefined : exampleAddress(text)
    return found ? [atValue('launch-example', path, { address: found }, { word: found })] : []
  })

const numbersAreReal: LaunchRule = (site) => {
  const { config, texts } = site
  const prefix = config.contactDetails?.phonePrefix ?? ''
  const numbers: Written[] = [
    ...valuesOfType(site, 'phone').map(({ text, path }) => ({ text, path: path() })),
    ...texts.flatMap(({ value: text, place, unfinished }) => {
      // A number in a URL, such as a chat link, includes the country code.
      const digits = unfinished ? undefined : /^(?:\+|https:[^#]*[?&/=])(\d{8,15})(?!\d)/.exec(text)?.[1]
      return digits === undefined ? [] : [{ text: `+${digits}`, path: placePath(place) }]
    }),
  ]
  const registered = Object.entries(config.organization?.registration ?? {}).map(([key, text]) => ({
    text,
    path: ['organization', 'registration', key],
  }))
  const invented = registered.filter(({ text }) => isInventedNumber(text))
  const wrong = numbers.filter(({ text }) => isInventedNumber(dialledNumber(text, prefix)))
  return [...wrong, ...invented].map(({ text, path }) => atValue('launch-number', path, { text }))
}

/** What says of itself that it is an example. Of what is switched off, nobody sees it. */
const samplesAreGone: LaunchRule = ({ config }) =>
  findSamples(config, []).map((path) => atKey('launch-sample', [...path, 'sample']))

function findSamples(value: unknown, path: Path): Path[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => findSamples(entry, [...path, index]))
  if (!isMapping(value) || value.enabled === false) return []
  const own = value.sample === true ? [path] : []
  return [...own, ...Object.entries(value).flatMap(([key, entry]) => findSamples(entry, [...path, key]))]
}

/** People are seen: initials stand where there is no photo. */
const peopleAreSeen: LaunchRule = ({ sections }) =>
  sections.flatMap(({ page, enabled, value, path }): Problem[] => {
    if (!page.enabled || !enabled) return []
    const people = value.kind === 'people' ? listEntries(value.items, [...path, 'items']) : []
    const person = value.kind === 'split' && value.person ? [{ value: value.person, path: [...path, 'person'] }] : []
    return [...people, ...person].flatMap(({ value: { name, photo, ...other }, path: at }) =>
      photo === undefined && !('enabled' in other && other.enabled === false)
        ? [atKey('launch-photo', at, { name })]
        : [],
    )
  })

/** A lead that is sent to a path of the site arrives only where the host passes it on, which no file of the site does. */
const leadsArrive: LaunchRule = ({ texts }) =>
  texts.flatMap(({ value, schema, place, unfinished }): Problem[] =>
    schema.form === 'webhook' && value.startsWith('/') && !unfinished
      ? [atValue('launch-receiver', placePath(place), { path: value })]
      : [],
  )
