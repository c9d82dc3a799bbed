/** What the editor says of a file that cannot be read, or of which there are two versions, in English. */
export const repairEn = {
  title: {
    missing: 'The file of the site is gone',
    unreadable: 'The file of the site cannot be read',
    conflict: 'There are two versions of the site',
    older: 'The file of the site is in an older format',
    newer: 'The file of the site is in a newer format',
  },
  intro: {
    missing: 'It was removed or renamed by another program. Put the last version back, or choose an earlier one.',
    unreadable:
      'Another program has saved it like this. Put the lines back that cannot be read, and all else stays as it is; or mend the file where it was changed.',
    conflict: 'Two people have changed the same places. Choose the version that the site is to have at each.',
    older:
      'It was written for an earlier version of this program. It can be brought up to date: all texts and comments stay, and the step can be undone.',
    newer:
      'Somebody has brought it up to date with a newer version of this program. Leave it as it is, and update the program.',
  },
  published:
    'It is published here, but not sent: others have changed the same places and sent them before you. Choose the version that the site is to have at each, and it is sent.',
  now: 'Now, from line {line}',
  was: 'When it could be read last',
  nothing: '(nothing)',
  lines: 'Put these lines back',
  last: 'Take the whole last version',
  upgrade: 'Bring this file up to date',
  unsafe: 'This could not be done safely, so nothing was changed. The file is written in an unusual way.',
  place: 'A part of the file',
  theirs: 'The other version',
  choose: 'Take what I have chosen',
}
