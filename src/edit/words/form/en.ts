/** What the editor says of the forms of places, in English. */
export const formEn = {
  title: 'Whole site',
  intro:
    'Everything that does not belong to a single page: how people reach you, the menu, the forms and their messages, the languages, and the rest.',
  groups: {
    identity: 'The company',
    contact: 'Contact',
    pages: 'Pages, menu and foot',
    languages: 'Languages and words',
    visits: 'Search engines and statistics',
  },
  more: 'More of “{place}”',
  add: 'Add',
  addKind: 'Add: {kind}',
  entry: 'another',
  remove: 'Remove: {name}',
  up: 'Back to {place}',
  wholeList: 'Whole list: {place}',
  findIcon: 'Search for an icon, in English',
  noIcon: 'No icon found.',
  icons: 'Icons',
  choose: 'Choose…',
  noNumber: 'This must be a number.',
  show: 'Show it as visitors see it',
  settings: 'Settings of this page',
  hidePage: 'Hide this page',
  hidesPage: '{count} {count:place links to this page and|places link to this page and} would lead nowhere.',
  hideAll: 'Hide anyway',
  removePage: 'Remove this page',
  removesPage:
    '“{page}” goes with all its texts, and so do the buttons and menu lines that lead to it. Undo brings it back.',
  where: 'Belongs to',
  like: 'Begin with',
  empty: 'An empty page',
  blog: 'A blog with articles',
  newBlog: 'Blog with articles',
  copyOf: 'A copy of “{page}”',
}

/** The words of forms in one language. */
export type FormWords = typeof formEn
