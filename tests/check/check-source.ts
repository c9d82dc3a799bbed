import { type CheckedFile, checkInSteps } from '../../generator/check/check-file.ts'
import type { Surroundings } from '../../generator/check/rules/surroundings.ts'
import { resultOf } from '../../generator/check/validate/stepped-check.ts'
import type { Source } from '../../generator/check/yaml/load.ts'

/** What `checkFile` returns for a file with these bytes, which need not be on the disk. */
export function checkSource(source: Source, surroundings?: Surroundings): CheckedFile {
  return resultOf(checkInSteps(source, surroundings))
}
