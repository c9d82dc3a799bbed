import type { Place } from '../../schema/walk.ts'

/** Whether a place is an entry of a list of services. */
export function listsServices({ key, parent }: Place): boolean {
  return typeof key === 'number' && (parent?.key === 'services' || parent?.key === 'artefacts')
}
