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

// What git 2.43 and the hosts of repositories print.
test.each([
  ['no-access', "fatal: unable to access 'https://host.example/a/b/': The requested URL returned error: 403"],
  ['no-access', "fatal: Authentication failed for 'https://host.example/a/b/'"],
  ['no-access', "fatal: could not read Username for 'https://host.example': terminal prompts disabled"],
  ['no-access', 'git@host.example: Permission denied (publickey).\nfatal: Could not read from remote repository.'],
  ['unreachable', "fatal: unable to access 'https://host.example/a/b/': Could not resolve host: host.example"],
  ['unreachable', "fatal: unable to access 'https://host.example/a/b/': The requested URL returned error: 503"],
  ['unreachable', 'ssh: connect to host host.example port 22: Connection refused'],
  ['unreachable', "fatal: repository 'https://host.example/a/b/' not found"],
  ['remote-ahead', '! [rejected]        main -> main (fetch first)'],
  ['remote-ahead', '! [rejected]        main -> main (non-fast-forward)'],
  ['declined', '! [remote rejected] main -> main (pre-receive hook declined)'],
  ['declined', 'remote: error: GH006: Protected branch update failed for refs/heads/main.'],
  ['failed', 'error: src refspec main does not match any'],
])('why a remote takes nothing: %s, where git says: %s', (refused, stderr) => {
  expect(explainRefusal({ stderr }, sendRefusals)).toEqual({ refused, detail: stderr })
})

test.each([
  ['no-author', '*** Please tell me who you are.\n\nfatal: unable to auto-detect email address'],
  ['no-author', 'fatal: empty ident name (for <a@example.com>) not allowed'],
  ['merging', 'fatal: cannot do a partial commit during a merge.'],
  ['merging', 'error: Committing is not possible because you have unmerged files.'],
  ['locked', "fatal: Unable to create '/site/.git/index.lock': File exists."],
  ['failed', 'error: gpg failed to sign the data'],
])('why git does not commit: %s, where it says: %s', (refused, stderr) => {
  expect(explainRefusal({ stderr }, commitRefusals)).toEqual({ refused, detail: stderr })
})

test('a command that took too long is told as that, whatever it printed', () => {
  expect(explainRefusal({ stderr: 'Connection refused', killed: true }, sendRefusals).refused).toBe('timed-out')
})
