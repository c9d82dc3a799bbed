/** The words of the tab around the editor: where a site comes from, and goes to. */
export type TabWords = Readonly<Record<keyof typeof tabEn, string>>

/** What the tab around the editor says, in English. */
export const tabEn = {
  title: 'Your website, in this tab',
  intro: 'Nothing to install and no account. What you write stays in this browser until you save it on your device.',
  opening: 'Opening …',
  elsewhere: 'Your website is open in another tab. Go on there, or close that tab and load this one again.',
  unsupported:
    'This browser cannot do this. Use a current Chrome, Edge, Firefox or Safari, outside of a private window.',
  inFrame: 'The editor does not open inside of another page. Open its own address.',
  openRepository: 'Open a website from its repository',
  repositoryNote:
    'For whoever looks after the site: publishing makes one commit, and what others have changed meanwhile stays.',
  repository: 'Address of the repository',
  key: 'Key',
  keyNote:
    'At GitHub: Settings → Developer settings → Fine-grained tokens. For this repository alone, with “Contents: read and write”. It goes to the host of the repository and nowhere else.',
  stay: 'Stay signed in on this device',
  noRepository: 'This is not the address of a repository at a host that can be asked from here.',
  open: 'Open',
  signIn: 'Sign in',
  signOut: 'Sign out',
  signOutHelp: 'This empties this browser of the website and of your key: do it on a computer that others use.',
  signOutNote:
    'You have changed {count} {count:file|files} and not published {count:it|them}. Signing out removes this from the browser, and it cannot be brought back. Sign out all the same?',
  editThis: 'Edit this website',
  person: 'Who are you?',
  phrase: 'Your five words',
  phraseNote: 'In small letters or large ones, with or without accents.',
  wrongPhrase: 'These are not the words of this key. Look at each of them again.',
  asOwner: 'I look after this website',
  persons: 'Keys for persons',
  personsNote:
    'Whoever has a key edits this website without an account: at its address with “/edit” behind it, with a name and five words.',
  personName: 'Name of the person',
  role: 'May',
  mayPublish: 'publish',
  mayPropose: 'propose changes, which you take over',
  personToken: 'Token for this person',
  personTokenNote:
    'Left empty, it is the one that you are signed in with. With one of its own you can take a key back without renewing the others. To propose, a token may also have to open “Pull requests”.',
  giveKey: 'Give a key',
  phraseIs: 'The five words of {name}:',
  phraseOnce:
    'They are shown this once, and kept nowhere. Say them or write them down, do not send them with the address. The key works as soon as the website has been built anew, which takes a few minutes.',
  nameTaken: 'Somebody of this name has a key. Take it back first, or add a second name.',
  revoke: 'Take back',
  keyGiven: 'Key for {name}',
  keyTaken: 'Key of {name} taken back',
  keyTakenNote:
    'The key of {name} is gone from the website. Whoever copied it earlier can still open the token in it: renew that now. Remove the token at the host of the repository (at GitHub: Settings → Developer settings → Fine-grained tokens → Delete), make a new one, sign in with it, and give new keys to all whose keys had the old one.',
  offLine:
    'What you should know: the file with the keys is public. Whoever has it can try words on a computer of their own for as long as they like. The five words are drawn so that this is hopeless; words that somebody chooses would not be.',
  openZip: 'Open a website from a ZIP file',
  zipNote: 'The file that you saved here before, or the folder of the website as a ZIP.',
  chooseZip: 'Choose a ZIP file …',
  openFolder: 'Open a copy of a folder',
  noSite: 'There is no website in it: a file called site.config.yaml is missing.',
  tooLarge:
    'There is too much in this file to open it here. Leave out what does not belong to the website, such as large videos, and try again.',
  kept: 'Parts of this website were programmed for it alone ({kinds}). They stay as they are: they can be seen on the finished website, not here. Everything else can be changed.',
  keptChanged:
    'Parts of this website were programmed for it alone, and have changed since it was last built ({kinds}). They stay as they are and can be edited here once the website has been built anew. Everything else can be changed.',
  keptUnbuilt:
    'The finished website cannot be made here: its parts {kinds} were programmed for it alone, and such code of others does not run in this tab. Whoever looks after the website makes it with “npm run build”, or the host does after you have published.',
  failed: 'This did not work. What was there is unchanged.',
  newSite: 'Begin a new website',
  newSiteNote:
    'Seven questions, and your website is there, with pages, texts and pictures for what you do. Then you change what you like.',
  begin: 'Begin',
  filesOfHome: 'Save and sign out',
  files: 'Save and open',
  keepSource: 'Save my website to go on later (ZIP)',
  keepBuilt: 'Save the finished website to upload (ZIP)',
  builtNote:
    'The first time, about 5 MB are loaded for it. Preview pictures for networks show the logo alone; with “npm run build” they show words as well.',
  making: 'The website is being made …',
  notMade:
    'The website could not be made. Correct its errors first; the page “Publish” also says whether a form stands in the way.',
  close: 'Open another website',
  closeNote: 'This removes the website from this browser. Save it first: it cannot be brought back.',
}
