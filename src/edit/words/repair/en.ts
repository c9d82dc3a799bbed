/** What the editor says of a file that cannot be read, or of which there are two versions, in English. */
export const repairEn = {
  title: {
    missing: 'The file of the site is gone',
    unreadable: 'The file of the site cannot be read',
    letters: 'The letters of the site’s file cannot be read',
    conflict: 'There are two versions of the site',
    older: 'The file of the site is in an older format',
    newer: 'The file of the site is in a newer format',
  },
  intro: {
    missing: 'It was removed or renamed by another program. Put the last version back, or choose an earlier one.',
    unreadable:
      'Another program has saved it like this. Put back the lines that cannot be read, and everything else stays as it is; or fix the file where it was changed.',
    letters:
      'Another program has saved it with its letters in an older form, so those with accents are unknown. Nothing is lost. Choose what reads right, and the whole file is saved in today’s form; the step can be undone.',
    conflict: 'Two people have changed the same places. For each place, choose the version that the site should have.',
    older:
      'It was written for an earlier version of this program. It can be brought up to date: all texts and comments stay, and the step can be undone.',
    newer:
      'Somebody has brought it up to date with a newer version of this program. Leave it as it is, and update the program.',
  },
  published:
    'It is published here, but not sent: others have changed the same places and sent them before you. For each place, choose the version that the site should have, and it is sent.',
  now: 'Now, from line {line}',
  was: 'When it could last be read',
  nothing: '(nothing)',
  lines: 'Put these lines back',
  last: 'Use the whole last version',
  letters: 'Save it with “{example}”',
  upgrade: 'Bring this file up to date',
  unsafe: 'This could not be done safely, so nothing was changed. The file is written in an unusual way.',
  place: 'A part of the file',
  theirs: 'The other version',
  choose: 'Use what I have chosen',
}
