import type { LaunchCode, PublishGap, PublishRefusal } from '../../protocol/publishing.ts'

/** What the editor says of publishing, in English. */
export const publishEn = {
  button: 'Publish',
  count: 'Publish {count}',
  title: 'Publish',
  looking: 'Looking at what has changed…',
  nothing: 'Everything is published.',
  intro: 'What has changed since you last published. You can undo each change on its own.',
  first: 'The site has not been published yet: everything is new.',
  firstNote: 'First publication',
  rewritten: 'Comments in the file or its formatting. Visitors see no difference.',
  changed: 'Changed',
  added: 'Added',
  removed: 'Removed',
  moved: 'Moved',
  before: 'Before',
  after: 'After',
  page: 'Page',
  yes: 'yes',
  no: 'no',
  revert: 'Take back',
  revertOf: 'Take back: {place}',
  files: 'These pictures and files are published too:',
  otherFiles: '{count} {count:file|files} that the site needs',
  unused: 'No page shows these pictures. They are kept until you remove them:',
  remove: 'Remove',
  removeFile: 'Remove: {name}',
  removeAll: 'Remove all',
  unfinished:
    '{count} {count:part that was added has|parts that were added have} no value yet. Give {count:it one, or take it|them one, or take them} out, then publish.',
  errors: '{count} {count:mistake keeps|mistakes keep} this from being published.',
  show: 'Show them',
  note: 'What did you change? One sentence for whoever looks back later.',
  send: 'Send it as well, so that it goes online',
  author: 'Who is publishing? You are asked once, and the answer is kept for this project.',
  name: 'Name',
  email: 'E-mail',
  publishing: 'Publishing…',
  proposed: 'Sent as a proposal: whoever looks after the website decides whether to publish it.',
  proposal: 'Look at the proposal',
  unsent: '{count} {count:publication has|publications have} not been sent yet.',
  sendNow: 'Send now',
  chooseFirst:
    'Not published yet: others have changed the same places before you. For each place, choose the version that the site should have, and it is published.',
  said: 'Details for whoever looks after the site',
  folder: 'A folder to upload',
  folderHelp: 'Makes the whole site as a folder, for hosts where you upload files. This can take a minute.',
  host: 'For',
  makeFolder: 'Make the folder',
  makeZip: 'Make a ZIP file',
  making: 'Making it…',
  made: 'The folder is ready: upload everything in it.',
  madeZip: 'The ZIP file is in your downloads: upload it if your host accepts one, and unpack it there.',
  notMade: 'The folder could not be made. The window in which the editor was started says why.',
  /** Before the names of the forms. */
  mailForms:
    'This website cannot be made in the browser yet: the messages of a form are sent by a program at your host, which only a computer can prepare. Choose another way to receive the messages of:',
  earlier: 'Earlier versions',
  noEarlier: 'There are none: this text has not changed since it was first published.',
  restore: 'Bring back',
  restoreOf: 'Bring back: {text}',
  publications: 'Earlier publications',
  restoreAll: 'Bring this version back',
  broughtBack: 'The file is as it was then. Undo takes that back.',
  when: '{date}, {author}',
  more: 'and {count} more',
  launch: {
    title: 'Before the site goes live',
    intro:
      '{count} {count:thing is|things are} still to be done. Until then visitors see examples, or their messages do not reach you.',
    isTrue: 'This is true now',
    kinds: {
      'text-placeholder': 'Texts still to be written',
      'launch-example': 'Example addresses, where nothing can be reached',
      'launch-number': 'Made-up phone numbers',
      'launch-sample': 'Invented examples',
      'launch-photo': 'People without a photo',
      'launch-receiver': 'Forms that only arrive if the host passes them on',
      'launch-privacy': 'No page says what happens to visitor data',
      'launch-hosts': 'Services that receive visitor data and are not named on the privacy page',
      'privacy-facts': 'Statements on visitor data that nobody has confirmed',
    } satisfies Readonly<Record<LaunchCode, string>>,
  },
  /** Of a site in a tab, which nothing is published from. */
  inTab:
    'Your website is in this browser, without earlier versions, so there is no list of changes. To put it online, open “{menu}”, save the finished website and upload it to a host.',
  gaps: {
    'no-git':
      'Nothing on this machine keeps earlier versions, so there is no list of changes, and nothing is sent automatically. You can still make the folder to upload.',
    'no-repository':
      'Earlier versions of this site are not kept yet. That begins as soon as you publish: each publication can then be looked at and brought back.',
    'foreign-owner': 'The folder of the site belongs to another user of this machine. Start the editor as its owner.',
    untrusted:
      'The folder of the site came with settings that start programs, so its earlier versions are not read. If you do not know who made the folder, ask whoever looks after the site. You can still make the folder to upload.',
    ignored:
      'The folder is set up to leave this site out of its earlier versions, so nothing can be published from here. Ask whoever looks after the site. You can still make the folder to upload.',
    refused: 'The earlier versions cannot be read here. You can still make the folder to upload.',
    merging:
      'Someone has begun to bring two versions together and not finished. Whoever looks after the site has to finish that first: what is published meanwhile could get lost.',
    'no-branch':
      'Nobody has chosen where publications are kept: what is published now could get lost. Whoever looks after the site has to choose.',
  } satisfies Readonly<Record<PublishGap, string>>,
  refused: {
    'has-errors': 'There are mistakes to fix first.',
    'nothing-changed': 'There is nothing new to publish.',
    'no-author': 'It is not known yet who is publishing.',
    merging:
      'Someone has begun to bring two versions together and not finished. Whoever looks after the site has to finish that first: what is published meanwhile could get lost.',
    busy: 'Another program is working on the site. Try again in a moment.',
    'disk-full':
      'The disk is full, so this could not be published. Nothing is lost: all your changes are saved. Make room, and publish again.',
    locked:
      'Another program is working on the site, or one was stopped in the middle. Try again in a moment. If this is said again and nothing else works on the site, delete the file whose place is named below and whose name ends in “.lock”: nothing of yours is in it.',
    failed: 'It could not be published. Nothing is lost: all your changes are saved.',
    'remote-ahead':
      'It is published here, but not sent: others have sent something meanwhile, and there is work in this folder that is not published, so the two cannot be combined automatically. Nothing is lost. Whoever looks after the site has to combine them.',
    'remote-differs':
      'It is published here, but not sent: others have changed the same places and sent them before you. Nothing is lost. Whoever looks after the site has to combine the two versions.',
    'no-access':
      'It is published here, but not sent: the other side does not let this machine in. Nothing is lost. Once it does, send it here.',
    unreachable:
      'It is published here, but not sent: the other side cannot be reached. Nothing is lost. Try again when there is a connection.',
    declined:
      'It is published here, but not sent: the other side has declined it. Nothing is lost. Its answer says why.',
    'timed-out': 'It took too long and was stopped. Nothing is lost. Try again, or ask whoever looks after the site.',
    'host-signed-out': 'It is not published yet: sign in first, under “{menu}”. Your changes are kept in this browser.',
    'host-key': 'This does not let you in. Check that all of it was copied.',
    'host-key-ended':
      'It is not published: you are no longer let in. Your access has expired or was taken back. Your changes are kept here. Under “{menu}”, sign out, then sign in with the new access that you are given.',
    'host-rights':
      'It is not published: you may read this site, but not change it. Whoever gave you access has to allow writing (“Contents: read and write”).',
    'host-protected':
      'It is not published: the host does not allow publishing from here (it calls this a protected branch). Whoever looks after the site has to allow it.',
    'host-differs':
      'It is not published yet: others have changed the same files before you. Nothing is lost. Whoever looks after the site has to combine the two versions.',
    'host-missing': 'The website cannot be found at its host, or you have no access to it.',
    'host-no-site': 'There is no website in it: a file called site.config.yaml is missing.',
    'host-unreachable':
      'It is not published: there is no connection. Your changes are kept in this browser. Try again when there is one.',
    'host-busy': 'It is not published: the host is too busy. Your changes are kept here. Try again in a few minutes.',
    'host-too-large': 'It is not published: the host does not accept such a large file.',
    'host-declined': 'The host has declined it. Nothing is lost. Its answer says why.',
    'not-sent': 'It is published here, but not sent. Nothing is lost.',
  } satisfies Readonly<Record<PublishRefusal, string>>,
}

/** The words of publishing in one language. */
export type PublishWords = Omit<typeof publishEn, 'gaps' | 'refused'> & {
  readonly gaps: Readonly<Record<PublishGap, string>>
  readonly refused: Readonly<Record<PublishRefusal, string>>
}
