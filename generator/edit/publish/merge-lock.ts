import { writeBytes } from '#files'
import { askGitNow } from '#git'
import { basename } from '#path'
import { formatLock, lockPath, mergeLocks, parseLock, type TranslationsLock } from '../../check/translations-lock.ts'
import type { ThreeTexts } from './merge-by-path.ts'

/** The versions of the lock in a conflict of a rebase, as git names them: it puts what is mine onto theirs. */
const ofRebase: ThreeTexts = { base: ':1', theirs: ':2', mine: ':3' }

/** The same in a conflict of a merge. */
export const ofMerge: ThreeTexts = { base: ':1', mine: ':2', theirs: ':3' }

/**
 * Merges the lock beside a configuration file where git could not: its lines stand close together, so that two people who have translated
 * different texts would be in each other's way.
 *
 * @returns whether nothing else is in conflict
 */
export function resolveLockConflict(file: string, versions = ofRebase): boolean {
  const unmerged = ['diff', '--name-only', '--diff-filter=U', '-z']
  const [all, here] = [listNames(file, unmerged), listNames(file, [...unmerged, '--relative'])]
  if (all.length !== 1 || here[0] !== basename(lockPath(file))) return false
  return writeMerged(file, versions)
}

/** Writes what the lock is when two versions of it are merged, and stages it; false where git refuses. */
export function writeMerged(file: string, { base, mine, theirs }: ThreeTexts): boolean {
  const [before, own, other] = [readVersion(file, base), readVersion(file, mine), readVersion(file, theirs)]
  const merged = mergeLocks(before, { mine: own, theirs: other })
  if (merged.size === 0) return true
  writeBytes(lockPath(file), new TextEncoder().encode(formatLock(merged)))
  return 'answer' in askGitNow(file, ['add', '--', basename(lockPath(file))])
}

function readVersion(file: string, version: string): TranslationsLock {
  const shown = askGitNow(file, ['show', `${version}:./${basename(lockPath(file))}`])
  return parseLock('answer' in shown ? shown.answer.toString() : '')
}

function listNames(file: string, args: readonly string[]): string[] {
  const listed = askGitNow(file, args)
  return 'answer' in listed ? listed.answer.toString().split('\0').filter(Boolean) : []
}
