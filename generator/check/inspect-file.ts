import type { Problem } from '../diagnostics/problem.ts'
import { type CheckedFile, checkFile } from './check-file.ts'
import { earlierVersions } from './history/file-history.ts'
import { lostAddresses } from './lost-addresses.ts'
import type { RuleInput } from './rules/rule-input.ts'
import { countUnknown, staleTranslations } from './stale-translations.ts'
import { readLock, type TranslationsLock } from './translations-lock.ts'
import { applyIgnores } from './validate/apply-ignores.ts'
import { gatherDocument } from './validate/validate.ts'
import { placeProblems } from './yaml/place-problems.ts'

/** How many earlier versions of the file are searched for addresses. */
const versionsToAsk = 20

/** A checked file with problems that only its lock and its history show. */
export interface InspectedFile extends CheckedFile {
  readonly site?: RuleInput
  /** Translations that are older than their source. */
  readonly stale: readonly Problem[]
  /** What is missing in the lock beside the file. */
  readonly gap?: LockGap | undefined
}

/** Translations whose source is unknown. */
export interface LockGap {
  readonly unknown: number
  /** Whether nothing is known at all. */
  readonly isWhole: boolean
}

/**
 * Checks a file, its lock for translations older than their source, and its history for lost addresses.
 *
 * @param addresses whether to look for lost addresses, which takes reading many versions of the file
 * @param known what checking it has said, where that is known
 */
export async function inspectFile(
  file: string,
  { addresses = true, known }: { readonly addresses?: boolean; readonly known?: CheckedFile } = {},
): Promise<InspectedFile> {
  const checked = known ?? checkFile(file)
  const { document } = checked
  if (!document) return { ...checked, stale: [] }
  const site = gatherDocument(document)
  const lock = readLock(file)
  const stale = findStale(site, lock)
  const unknown = countUnknown(site, lock)
  const gap = unknown > 0 ? { unknown, isWhole: lock.size === 0 } : undefined
  const lost = addresses ? await lostAddresses(site, earlierVersions(file, versionsToAsk)) : []
  const shown = [...stale, ...applyIgnores(lost, site.value, { isWhole: false })]
  const placed = placeProblems(shown, document, site.tags)
  const diagnostics = [...checked.diagnostics, ...placed].sort((a, b) => a.range.start.offset - b.range.start.offset)
  return { ...checked, site, stale, gap, diagnostics }
}

/** The translations of a site that are older than their source, without those that its file asks to ignore. */
export function findStale(site: RuleInput, lock: TranslationsLock): Problem[] {
  return applyIgnores(staleTranslations(site, lock), site.value, { isWhole: false })
}
