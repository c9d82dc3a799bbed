import { type CheckedFile, checkInSteps } from '../../generator/check/check-file.ts'
import type { Source } from '../../generator/load.ts'
import type { Surroundings } from '../../generator/rules/surroundings.ts'
import { resultOf } from '../../generator/validate/stepped-check.ts'

/** What `checkFile` returns for a file with these bytes, which need not be on the disk. */
export function checkSource(source: Source, surroundings?: Surroundings): CheckedFile {
  return resultOf(checkInSteps(source, surroundings))
}
