/** What the editor says of the forms of places, in English. */
export const formEn = {
  title: 'Whole site',
  intro:
    'What belongs to no page alone: how you are reached, the menu, the forms and what they say, the languages, and all the rest.',
  more: 'More of “{place}”',
  add: 'Add',
  addKind: 'Add: {kind}',
  entry: 'one more',
  remove: 'Remove: {name}',
  up: 'Up to {place}',
  findIcon: 'Look for an icon, in English',
  noIcon: 'There is no such icon.',
  icons: 'Icons',
  choose: 'Choose …',
  noNumber: 'This has to be a number.',
  show: 'Show it as visitors see it',
  settings: 'Settings of this page',
  hidePage: 'Hide this page',
  hidesPage: '{count} {count:place leads to this page: it|places lead to this page: they} would lead nowhere.',
  hideAll: 'Hide it all the same',
  where: 'Belongs to',
  like: 'Begin with',
  empty: 'An empty page',
  copyOf: 'A copy of “{page}”',
}

/** The words of forms in one language. */
export type FormWords = typeof formEn
