import type { View } from '../view.ts'
import { contactEn } from './contact/en.ts'
import { formEn } from './form/en.ts'
import { formattingEn } from './formatting/en.ts'
import { foundEn } from './found/en.ts'
import { lookEn } from './look/en.ts'
import { makerEn } from './maker/en.ts'
import { type OnlineWords, onlineEn } from './online/en.ts'
import { picturesEn } from './pictures/en.ts'
import { type PublishWords, publishEn } from './publish/en.ts'
import { repairEn } from './repair/en.ts'
import { translatorsEn } from './translators/en.ts'

/** What the editor says in English. `{…}` stands for a value. */
export const en = {
  title: 'Editor',
  opening: 'Reading the site…',
  pages: 'Pages',
  texts: 'All texts',
  page: 'Page',
  typedAhead: 'One moment: what you type goes into the new field.',
  findPage: 'Find a page',
  noPageFound: 'No page found.',
  language: 'Language',
  undo: 'Undo',
  redo: 'Redo',
  steps: 'Undo and redo',
  saved: 'All saved',
  checking: 'Checking…',
  saving: 'Saving…',
  notSaved: 'Not saved',
  stopped: 'Not connected',
  noServer:
    'The editor has been stopped, and nothing is saved until it runs again. What you type is kept in this browser. Start it again as you did before: this page picks up where it left off.',
  otherToken:
    'The editor was restarted. Open the address that it shows: this page picks up where it left off, and what you have typed is saved.',
  wrongAddress: 'Open the address that was shown when the editor started: part of it is missing here.',
  errors: '{count} to fix',
  warnings: '{count} to look at',
  allIsWell: 'No mistakes',
  fix: 'Fix',
  problems: 'Problems found',
  accept: {
    open: 'Ignore…',
    why: 'Why is this fine as it is?',
    accept: 'Ignore this',
    accepted: 'Ignored',
    everywhere: 'The whole file',
    again: 'Show again',
  },
  pageIsOlder: 'The page shows the last version without mistakes.',
  line: 'line {line}',
  pickText: 'Click a text on the page and type.',
  pickHint:
    'To follow a link, hold Alt and click. Tab moves from text to text; Enter starts typing, and finishes it. F6 moves on to the bars and to this side. Alt and the arrows go from an entry’s field to that of the next entry. Ctrl+K searches and opens anything.',
  card: 'What is open',
  /** What stands in the card while nothing is open, beside views that open something in it. */
  hints: {
    sections: 'Click “Texts” next to a section to edit it here.',
    texts: 'Choose a text to edit it here in all languages.',
    found: 'Click the title or the description to edit it here.',
    site: 'Choose a line to change it here.',
  } as Readonly<Partial<Record<View, string>>>,
  missing: 'Missing',
  missingCount: '{count} missing',
  source: 'first language',
  sameAsSource: 'The same as in {language}',
  close: 'Close',
  expand: 'Languages and more',
  more: 'More',
  /** What is done, and to what. */
  named: '{what}: {name}',
  next: 'Next text',
  previous: 'Previous text',
  position: '{index} of {count}',
  desktop: 'Wide',
  phone: 'Phone',
  width: 'Width of the page',
  clickEdits: 'A click edits',
  goTo: { title: 'Search and go to', hint: 'A text, a page, or what you want to add' },
  search: 'Search texts',
  filter: 'Show',
  all: 'All',
  missingOnly: 'Missing',
  sameOnly: 'Same as the first language',
  staleOnly: 'Older than the first language',
  staleSince: 'Older than {language}',
  withProblems: 'With something to fix',
  where: 'Where',
  nothingFound: 'No text found.',
  conflict: 'Another program has changed this text in the meantime.',
  theirs: 'In the file now',
  yours: 'Yours',
  keepTheirs: 'Keep the one in the file',
  takeMine: 'Take mine',
  changedElsewhere: 'Another program has changed this since then, so it cannot be undone here.',
  refused: {
    noServer: 'The editor has been stopped.',
    'disk-full':
      'The disk is full, so this could not be saved. Make room and try again: what you typed stays here until then.',
    'no-access':
      'This computer does not let the editor write this file, so nothing was saved. What you typed stays here. Close other programs that have the file open, or ask whoever looks after the site.',
    failed:
      'This could not be done. What you typed stays here: try again, and if it fails again, ask whoever looks after the site.',
    'no-number': formEn.noNumber,
    'kind-unknown': 'There is no such kind of section.',
    'page-unknown': 'The page is no longer in the file.',
    'name-taken': 'There is already a page with this name.',
    'name-wrong': 'The name needs a letter or a digit.',
    'tag-wrong': 'There is no such language.',
    'language-default': 'The main language of the site cannot be removed.',
    'language-needed':
      'Something is written in this language alone, such as the articles of the blog. Give it another language or remove it first.',
    'language-tied':
      'Another part of the site still needs what is there in this language alone. Nothing was removed. Ask whoever looks after the site.',
    'page-tied':
      'Another part of the site still needs this page. Nothing was removed. Change that part first, or hide the page.',
    'reserved-key': 'This name cannot be used. Choose another.',
    'no-such-place': 'The place is no longer in the file.',
    'behind-an-alias':
      'This text is shared by several places, and cannot be changed here. Ask whoever looks after the site.',
    unreadable: 'The file cannot be read. Fix it first.',
    style: 'This part is written in a way that cannot be changed here. Ask whoever looks after the site.',
    differs: 'This change could not be saved safely. Nothing was changed.',
    'loses-comment': 'This change would have deleted a note that somebody left. Nothing was changed.',
  } as Readonly<Record<string, string>>,
  entry: 'Entry {index} of {count}',
  moveUp: 'Move up',
  moveDown: 'Move down',
  copyEntry: 'Copy',
  removeEntry: 'Remove',
  lastEntry: 'The last entry stays: a list needs at least one.',
  sorting: {
    pages: 'Change the order',
    done: 'Done',
    menu: 'The menu follows this order.',
    move: 'Move “{name}”',
    lifted: 'Moving {name}, no. {index} of {count}. The arrows move it, Enter drops it, Escape puts it back.',
    over: 'No. {index} of {count}',
    stays: '{name} stays where it was.',
  },
  parts: {
    sections: 'Sections',
    sectionsOf: 'Sections of this page',
    none: 'This page has no sections of its own yet.',
    hide: 'Hide',
    show: 'Show',
    movedTo: '{name} is now no. {index} of {count}.',
    isHidden: '{name} is hidden.',
    isShown: '{name} is shown.',
    isRemoved: '{name} is removed. Undo brings it back.',
    isCopied: '{name} is copied: the copy is hidden.',
    staysFirst: 'Stays first',
    hidden: 'hidden',
    writeFirst: 'Write its texts first.',
    write: 'Texts',
    addSection: 'Add a section',
    settings: 'Settings and look',
    tools: 'Tools of the section',
    addAbove: 'Add a section above',
    addBelow: 'Add a section below',
    isHiddenNow: 'This section is hidden.',
    adds: 'It is hidden at first: write its texts, then show it.',
    leads: '{count} {count:place links here or shows it, and|places link here or show it, and} would lead nowhere.',
    removeAll: 'Remove anyway',
    keep: 'Keep it',
    pageOff: 'This page is hidden: visitors do not see it.',
    switchOn: 'Show this page',
    newLanguage: 'Add a language',
    mainStays: '{language} is the main language and stays.',
    languageGoes:
      'Remove {language}? {count} {count:text|texts} in this language will go. Undo brings {count:it|them} back.',
    languageGone: '{name} is removed. Undo brings it back.',
    draft: '{language} is a draft: the site is shown without it. {count} {count:text is|texts are} missing.',
    publish: 'Publish',
    newPage: 'New page',
    pageName: 'Name of the page',
    add: 'Add',
  },
  translators: translatorsEn,
  publish: publishEn,
  online: onlineEn,
  repair: repairEn,
  pictures: picturesEn,
  look: lookEn,
  found: foundEn,
  formatting: formattingEn,
  contact: contactEn,
  form: formEn,
  maker: makerEn,
  elsewhere: 'The old text is still used elsewhere:',
  changeElsewhere: 'Change it there too',
  item: 'Entry {number}',
}

/** The words of the editor in one language. */
export type EditorWords = Omit<typeof en, 'publish' | 'online'> & {
  readonly publish: PublishWords
  readonly online: OnlineWords
}
