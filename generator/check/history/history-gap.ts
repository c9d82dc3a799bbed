import { fileExists } from '#files'
import { askGit } from '#git'
import { dirname, resolve } from '#path'
import type { HistoryGap } from '../../diagnostics/messages/en/commands.ts'
import { untrustedWords } from './untrusted-words.ts'

/** Finds out why the history of a file cannot tell all; undefined where it can. */
export async function historyGap(file: string): Promise<HistoryGap | undefined> {
  const shallow = await askGit(file, () => ['rev-parse', '--is-shallow-repository'])
  if ('refusal' in shallow) return explainGap(shallow.refusal, file)
  if (shallow.answer.toString().trim() === 'true') return 'shallow'
  const committed = await askGit(file, (name) => ['log', '--max-count=1', '--format=%H', '--', name])
  if ('refusal' in committed && !committed.refusal.stderr.includes('does not have any commits yet')) return 'refused'
  if ('answer' in committed && committed.answer.length > 0) return undefined
  const ignored = await askGit(file, (name) => ['ls-files', '--others', '--ignored', '--exclude-standard', '--', name])
  return 'answer' in ignored && ignored.answer.length > 0 ? 'ignored' : 'not-committed'
}

function explainGap({ code, stderr }: { readonly code?: unknown; readonly stderr: string }, file: string): HistoryGap {
  if (code === 'ENOENT' && fileExists(dirname(resolve(file)))) return 'no-git'
  if (stderr.includes('dubious ownership')) return 'foreign-owner'
  if (stderr.includes(untrustedWords) || stderr.includes('cannot use bare repository')) return 'untrusted'
  return stderr.includes('not a git repository') ? 'no-repository' : 'refused'
}
