import type { Problem } from '../diagnostics/problem.ts'
import { type CheckedFile, checkFile } from './check-file.ts'
import { earlierVersions, lineTimes } from './history/file-history.ts'
import { lostAddresses } from './lost-addresses.ts'
import type { RuleInput } from './rules/rule-input.ts'
import { staleTranslations } from './stale-translations.ts'
import { readLock } from './translations-lock.ts'
import { applyIgnores } from './validate/apply-ignores.ts'
import { gatherDocument } from './validate/validate.ts'
import type { ConfigDocument } from './yaml/config-document.ts'
import { placeProblems } from './yaml/place-problems.ts'

/** How many earlier versions of the file are searched for addresses. */
const versionsToAsk = 20

/** A checked file with problems that only its history shows. */
export interface InspectedFile extends CheckedFile {
  readonly site?: RuleInput
  /** Translations that are older than their source. */
  readonly stale: readonly Problem[]
}

/**
 * Checks a file, and its history for translations older than their source and for lost addresses. Without a history, only the lock
 * tells of translations.
 *
 * @param addresses whether to look for lost addresses, which takes reading many versions of the file
 * @param known what checking it has said, where that is known
 */
export async function inspectFile(
  file: string,
  { addresses = true, known }: { readonly addresses?: boolean; readonly known?: CheckedFile } = {},
): Promise<InspectedFile> {
  const times = lineTimes(file)
  const checked = known ?? checkFile(file)
  const { document } = checked
  if (!document) return { ...checked, stale: [] }
  const site = gatherDocument(document)
  const stale = await findStale(file, document, times)
  const lost = addresses ? await lostAddresses(site, earlierVersions(file, versionsToAsk)) : []
  const shown = [...stale, ...applyIgnores(lost, site.value, { isWhole: false })]
  const placed = placeProblems(shown, document, site.tags)
  const diagnostics = [...checked.diagnostics, ...placed].sort((a, b) => a.range.start.offset - b.range.start.offset)
  return { ...checked, site, stale, diagnostics }
}

/** The translations of a file that are older than their source, without those that it asks to ignore. */
export async function findStale(file: string, document: ConfigDocument, times = lineTimes(file)): Promise<Problem[]> {
  const site = gatherDocument(document)
  const found = staleTranslations(site, document, { times: await times, lock: readLock(file) })
  return applyIgnores(found, site.value, { isWhole: false })
}
