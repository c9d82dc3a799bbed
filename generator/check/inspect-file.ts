import { placeProblems } from '../diagnostics/place-problems.ts'
import type { Problem } from '../diagnostics/problem.ts'
import { lineTimes } from '../history/line-times.ts'
import type { Site } from '../rules/site.ts'
import { applyIgnores } from '../validate/apply-ignores.ts'
import { gatherDocument } from '../validate.ts'
import { type CheckedFile, checkFile } from './check-file.ts'
import { staleTranslations } from './stale-translations.ts'

/** A checked file with what its history tells. */
export interface InspectedFile extends CheckedFile {
  readonly site?: Site
  readonly stale: readonly Problem[]
}

/** Checks a file and compares each translation's age with that of its source; without a history none is stale. */
export async function inspectFile(file: string): Promise<InspectedFile> {
  const [checked, times] = await Promise.all([checkFile(file), lineTimes(file)])
  const { document } = checked
  if (!document) return { ...checked, stale: [] }
  const site = gatherDocument(document)
  const stale = times ? applyIgnores(staleTranslations(site, document, times), site.value, { isWhole: false }) : []
  const { file: name, text } = document
  const placed = placeProblems(stale, { file: name, text, locate: (spot) => document.locate(spot), tags: site.tags })
  const diagnostics = [...checked.diagnostics, ...placed].sort((a, b) => a.range.start.offset - b.range.start.offset)
  return { ...checked, site, stale, diagnostics }
}
