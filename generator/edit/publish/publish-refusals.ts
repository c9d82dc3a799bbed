import type { PublishAnswer, PublishRefusal } from '../../../src/edit/protocol/publishing.ts'

/** A refusal, with what git said. */
export type PublishRefused = Required<Pick<PublishAnswer, 'refused' | 'detail'>>

/** What git says, by the reason that it tells. */
type Refusals = readonly (readonly [PublishRefusal, RegExp])[]

/** What git says of a lock that another git holds, or has left. */
const lockWords = /index\.lock|Unable to create '.*\.lock': File exists/

/** What git says where the disk is full; the last of these without the reason. It names the lock that it was writing, so this is asked first. */
const fullDisk: Refusals[number] = [
  'disk-full',
  /^(?!remote:).*(?:No space left on device|Out of diskspace|Disk quota exceeded|couldn't write '.*\.lock')/m,
]

/** Why git does not commit. */
export const commitRefusals: Refusals = [
  fullDisk,
  ['no-author', /tell me who you are|unable to auto-detect email|empty ident name/i],
  ['merging', /during a (?:merge|rebase|cherry-pick)|unmerged/i],
  ['locked', lockWords],
]

/** Why git does not bring together what two have published; it is in a conflict where it says nothing else. */
export const mergeRefusals: Refusals = [fullDisk, ['locked', lockWords]]

/** Why a remote takes nothing. */
export const sendRefusals: Refusals = [
  fullDisk,
  ['declined', /hook declined|protected branch|remote rejected/i],
  ['remote-ahead', /non-fast-forward|fetch first|\[rejected\]/],
  [
    'no-access',
    /authentication failed|could not read (?:username|password)|permission denied|prompts disabled|\b40[13]\b/i,
  ],
  ['unreachable', /could not|unable to|does not appear to be|not found|timed out|refused/i],
]

/** Tells why git refused, from what it printed. */
export function explainRefusal(
  { stderr, killed }: { stderr: string; killed?: boolean },
  known: Refusals,
): PublishRefused {
  const refused = killed ? 'timed-out' : (known.find(([, said]) => said.test(stderr))?.[0] ?? 'failed')
  return { refused, detail: stderr.trim().slice(-2000) }
}
