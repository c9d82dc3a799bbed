import { valueAt } from '../../../schema/value-at.ts'
import type { Path } from '../../diagnostics/problem.ts'
import { isMapping } from '../../lib/plain-map.ts'
import type { StepChange, UpgradeReason } from './step.ts'

/** A key that has another name now. */
export interface RenamedKey {
  /** Where it stands, as the keys that lead to it; "*" is any key, or any entry of a list. */
  readonly places: readonly (readonly string[])[]
  readonly to: string
  readonly why: UpgradeReason
}

/** The changes that give a key its new name, and that change it in the places of `ignore`. A new name that is taken is left to people. */
export function renameKeys(value: unknown, renamed: RenamedKey): StepChange[] {
  const { places, to, why } = renamed
  const found = places.flatMap((place) => findPlaces(value, place))
  const isFree = (path: Path) => !Object.hasOwn(Object(valueAt(value, path.slice(0, -1))), to)
  const renames = found.filter(isFree).map((path): StepChange => ({ edit: { do: 'rename', path, key: to }, why }))
  return [...renames, ...renameIgnored(value, renamed)]
}

/** The paths at which a pattern leads to something. */
function findPlaces(value: unknown, pattern: readonly string[], path: Path = []): Path[] {
  const [key, ...rest] = pattern
  if (key === undefined) return [path]
  if (key !== '*')
    return isMapping(value) && Object.hasOwn(value, key) ? findPlaces(value[key], rest, [...path, key]) : []
  if (Array.isArray(value)) return value.flatMap((item, index) => findPlaces(item, rest, [...path, index]))
  return isMapping(value)
    ? Object.entries(value).flatMap(([name, child]) => findPlaces(child, rest, [...path, name]))
    : []
}

function renameIgnored(value: unknown, { places, to, why }: RenamedKey): StepChange[] {
  const ignore = isMapping(value) ? value.ignore : undefined
  if (!Array.isArray(ignore)) return []
  return ignore.flatMap((entry, index): StepChange[] => {
    if (!isMapping(entry) || typeof entry.path !== 'string') return []
    const keys = entry.path.split('.')
    const place = places.find((pattern) => beginsWith(keys, pattern))
    if (!place) return []
    const path = keys.with(place.length - 1, to).join('.')
    return [{ edit: { do: 'set', path: ['ignore', index, 'path'], value: path }, why }]
  })
}

/** Whether the keys of a place that is ignored, in which "*" stands for any key, begin with those of a pattern. */
function beginsWith(keys: readonly string[], pattern: readonly string[]): boolean {
  const last = pattern.length - 1
  return pattern.every(
    (key, at) => keys[at] === key || (at < last && keys.length > last && [key, keys[at]].includes('*')),
  )
}
