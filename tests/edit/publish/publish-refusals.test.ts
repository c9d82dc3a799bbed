import { expect, test } from 'vitest'
import {
  commitRefusals,
  explainRefusal,
  mergeRefusals,
  sendRefusals,
} from '../../../generator/edit/publish/publish-refusals.ts'

// What git 2 prints on a file system without room, at one step of a commit after another.
test.each([
  'fatal: unable to write loose object file: No space left on device',
  "fatal: sha1 file '/site/.git/index.lock' write error. Out of diskspace",
  "fatal: sha1 file '/site/.git/next-index-11724.lock' write error. Out of diskspace",
  "fatal: cannot update ref 'refs/heads/main': couldn't write '/site/.git/refs/heads/main.lock'",
  'error: unable to append to .git/logs/HEAD: Disk quota exceeded',
])('a full disk is told as that, not as a lock of another program: %s', (stderr) => {
  for (const known of [commitRefusals, mergeRefusals, sendRefusals])
    expect(explainRefusal({ stderr }, known)).toEqual({ refused: 'disk-full', detail: stderr })
})

test('a full disk of the remote is not that of this computer', () => {
  const stderr =
    'remote: fatal: write error: No space left on device\n ! [remote rejected] main -> main (unpacker error)'
  expect(explainRefusal({ stderr }, sendRefusals).refused).toBe('declined')
})
