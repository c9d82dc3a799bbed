import { fileOption, firstThree, numbered } from '../phrases.ts'

interface FolderInUse {
  folder: string
  /** The names of its entries, or "file" where it is not a folder. */
  others: readonly string[] | 'file'
  /** The option that names the folder. */
  option: string
}

interface PartAdded {
  /** The option of the next command that names the file; empty for the usual one. */
  config: string
  file: string
  /** Where it stands, as keys with dots between them. */
  place: string
  line: number
  isLanguage: boolean
}

/** Why something cannot be added: what was asked for, and what could be. */
export interface PartRefused {
  refused: 'kind-unknown' | 'page-unknown' | 'name-taken' | 'name-wrong' | 'tag-wrong'
  value: string
  allowed: readonly string[]
}

interface UpgradedFile {
  file: string
  from: number
  to: number
  /** `place`: keys with dots between them. */
  changes: readonly { line: number; place: string; why: string }[]
  /** Lines of comments in which names stand that are gone. */
  comments: readonly { line: number; name: string }[]
}

/** What a new site can begin as. */
export interface NamedTrade {
  key: string
  name: string
}

interface SiteTexts {
  /** Whether it began as a whole site of a trade. */
  isWhole: boolean
  /** How many texts are to be translated; the first language of the site cannot wait for them. */
  untranslated: readonly { language: string; count: number; isFirst: boolean }[]
  /** The option of commands that names the file; empty for the usual one. */
  config: string
}

interface BuiltSite {
  pages: number
  files: number
  folder: string
  seconds: number
}

interface UnsuitedReceiver {
  form: string
  host: string
  hosts: readonly string[]
}

interface MailNeeds {
  keys: readonly string[]
  host: string
  folder: string
}

/** Why `--stale` was not answered, and what to do. */
const historyGaps = {
  'no-git': () => 'git is not installed here. Install it, or check without --stale.',
  'no-repository': (file) => `"${file}" lies in no git repository. Check it where the repository is.`,
  'foreign-owner': () =>
    'the repository belongs to another user, so git does not read it. Run this as its owner, or name the folder in git: git config --global --add safe.directory FOLDER',
  shallow: () =>
    'only the last part of the history is here. Fetch the whole: git fetch --unshallow; on GitHub, "fetch-depth: 0" of actions/checkout.',
  'not-committed': (file) => `"${file}" is not committed yet, so it has no history.`,
  ignored: (file) =>
    `"${file}" has no history: a .gitignore tells git to leave it out. Take the line that names it out of there.`,
  untrusted: () =>
    'the repository came with settings of git that start programs, or it is hidden among the files of the site. If you do not know who made the folder, delete the parts of git in it (".git", "HEAD", "config").',
  refused: () => 'git could not be asked. Run "git log" here to see why.',
} satisfies Readonly<Record<string, (file: string) => string>>

/** Why the history of a file cannot be asked, or only in part. */
export type HistoryGap = keyof typeof historyGaps

/** What commands say, in English. */
export const commands = {
  folderInUse: ({ folder, others, option }: FolderInUse) =>
    others === 'file'
      ? `"${folder}" is a file, not a folder. Nothing was done.\nChoose another name with ${option}.`
      : `The folder "${folder}" holds something that this command did not write: ${firstThree(others)}. It would be deleted, so nothing was done.\nChoose with ${option} a folder that does not exist yet, is empty, or holds what this command wrote before.`,
  foldersOverlap: ({ folder, other, option }: { folder: string; other: string; option: string }) =>
    `"${folder}" and "${other}" overlap: what is written replaces a whole folder. Nothing was done.\nChoose another folder with ${option}.`,
  exportInside: (to: string) =>
    `"${to}" cannot be the folder of the export: the built site or the folder you are in lies there. Nothing was done.\nChoose with --to a folder of its own, such as --to public.`,
  hostMissing: (hosts: readonly string[]) =>
    `Say which host the site is for, such as --host ${hosts[0]}. There are: ${hosts.join(', ')}.`,
  hostUnknown: (host: string, hosts: readonly string[]) =>
    `There is no host "${host}". Choose one of: ${hosts.join(', ')}.`,
  historyGap: (gap: HistoryGap, file: string) => `Lost addresses could not be looked for: ${historyGaps[gap](file)}`,
  /** `isWhole`: nothing is known of any translation. */
  lockGap: ({ file, unknown, isWhole }: { file: string; unknown: number; isWhole: boolean }) =>
    isWhole
      ? `It is not known which translations are older than their source: there is no translations.lock beside ${file}. If they are right today, run: npm run translate -- lock${fileOption(file).replace(' --', '')}`
      : `It is not known what ${unknown === 1 ? 'one translation was' : `${unknown} translations were`} made from: changed in the file itself, or new. If they are right today, run: npm run translate -- lock${fileOption(file).replace(' --', '')}`,
  fixed: (file: string, count: number) =>
    count === 0
      ? 'There is nothing to fix that has only one right answer.'
      : `${count === 1 ? 'One place was' : `${count} places were`} fixed in ${file}:`,
  /** Why an upgrade has changed a place. */
  upgradeReasons: {
    format: 'the number of the format, so that a newer version of the program knows how the file is written',
    'former-paths': 'formerSlugs is called formerPaths now: the old addresses in it may be whole paths',
  },
  upgraded: ({ file, from, to, changes, comments }: UpgradedFile) =>
    `${file} was in format ${from}, and is in format ${to} now. Changed:\n${changes.map(({ line, place, why }) => `  line ${line}  ${place}  ${why}\n`).join('')}${comments.map(({ line, name }) => `  line ${line}  a comment still says "${name}"; comments are left to you\n`).join('')}Everything else is as it was. To check it: npm run check${fileOption(file)}`,
  upToDate: (file: string, format: number) => `${file} is in format ${format}, the current one. Nothing was changed.`,
  upgradeRefused: (file: string) =>
    `${file} was not changed: it is written in a way in which that is not safe, such as with all keys in one line, or with "<<". Write one key a line, and try again.`,
  addWhat: () =>
    'Say what to add:\n  npm run add -- section KIND --page KEY   a section of a page or service, such as: section questions --page home\n  npm run add -- page NAME                 a page, such as: page prices\n  npm run add -- language TAG              a language, such as: language fr',
  siteQuestions: (trades: readonly NamedTrade[]) => ({
    name: 'What is the company called?',
    languages: 'In which languages? Their tags, the first one first, such as pt,es,en:',
    trade: `What does it do? The site begins whole, with the texts and pages of its trade:\n${numbered(trades)}\nThe number or the word; nothing for an empty site:`,
    description: 'What it does, in a sentence, if you like:',
    url: 'The address of the site, if there is one, such as https://www.example.com:',
    email: 'The e-mail address that visitors write to:',
  }),
  /** `command`: how a new site is begun. */
  siteNew: (command: string) =>
    `Say what the company is called, such as: ${command} --name "Golden Oven" --languages en`,
  siteLanguage: (tag: string, known: readonly string[], trades: readonly NamedTrade[]) =>
    `Without a trade, a site cannot begin in "${tag}": it can in ${known.join(', ')}.\nWith --trade it can in any language, with the texts of that trade to be translated:\n${numbered(trades)}`,
  siteTrade: (trade: string, trades: readonly NamedTrade[]) =>
    `There is no trade "${trade}". There are:\n${numbered(trades)}\nWhat the company does is said with --description.`,
  siteTexts: ({ isWhole, untranslated, config }: SiteTexts) =>
    isWhole
      ? [
          `Its texts are written. Prices, hours, people, address and phone number are samples: npm run check -- --launch${config}   lists them.`,
          ...untranslated.map(({ language, count, isFirst }) =>
            isFirst
              ? `"${language}": ${count} texts are to be translated. Until then, those of another language stand in their place.`
              : `"${language}": ${count} texts are to be translated. Until then, the site is built without this language: npm run check -- --coverage${config}   counts them.`,
          ),
        ].join('\n')
      : 'Each text that is to be written says TODO.',
  siteThere: (folder: string) => `${folder} already exists, and stays as it is. Name another folder with --to.`,
  siteMade: ({ file }: { file: string }) =>
    `${file} is your site.\nnpm run edit -- --config ${file}   changes it in the browser\nnpm start -- --config ${file}   shows it`,
  siteInstalling: (folder: string) => `Installing the generator into ${folder} …`,
  siteReady: ({ folder, isInstalled }: { folder: string; isInstalled: boolean }) =>
    `${folder} is the folder of your site. In that folder:\n${isInstalled ? '' : 'npm install    installs the generator\n'}npm run edit   changes the site in the browser\nnpm start      shows it\nnpm test       checks and builds it`,
  fontsInstalling: (packages: readonly string[]) =>
    `Installing the typefaces that the site names: ${packages.join(', ')} …`,
  generatorMissing: (file: string) => `There is no package of the generator at ${file}.`,
  partAdded: ({ file, place, line, isLanguage, config }: PartAdded) =>
    isLanguage
      ? `${file}:${line}  "${place}" was added as a draft: the site is built without it until its texts are there.\nnpm run check -- --coverage${config}  counts what is missing. Delete "draft: true" when nothing is.`
      : `${file}:${line}  "${place}" was added. It is switched off, and each text that is to be written says TODO.\nWrite the texts, then delete "enabled: false". npm run check${config && ` --${config}`}  counts what is missing.`,
  partRefused: ({ refused, value, allowed }: PartRefused) =>
    `${
      {
        'kind-unknown': `There is no kind of section "${value}". There are:`,
        'page-unknown': `No page or service is called "${value}". There are:`,
        'name-taken': `"${value}" is there already. Choose another name than these:`,
        'name-wrong': `"${value}" has no letter or digit for an address. Choose another name.`,
        'tag-wrong': `"${value}" is no language. Write its tag, such as "fr" or "de-AT".`,
      }[refused]
    }${allowed.length > 0 ? ` ${allowed.join(', ')}.` : ''} Nothing was changed.`,
  partUnwritten: (place: string) =>
    `"${place}" is written in a way that nothing can be added to without changing other lines. Nothing was changed.\nWrite its entries on lines of their own, without { } and [ ], then try again.`,
  notBuilt: (folder: string) => `There is no built site in ${folder}. Run: npm run build`,
  /** `other`: how to start on another port. */
  portTaken: (port: number, other: string) => `Port ${port} is taken. Choose another: ${other}`,
  portNext: (port: number, next: number) => `Port ${port} is taken, so the editor opens on port ${next}.`,
  portRefused: (port: number, other: string) =>
    `The system does not let you use port ${port}. Choose one from 1024 on: ${other}`,
  portWrong: (written: string, last: number) => `"${written}" is not a port: a number from 0 to ${last}`,
  servedHostWrong: (written: string) =>
    `"${written}" is neither an address nor a name. Write --host 192.168.1.20, --host laptop.local, or --host alone for all addresses of this machine.`,
  servedHostElsewhere: (address: string) =>
    `This machine does not have the address ${address}. Choose one of its own, or write --host alone for all of them.`,
  dashesForgotten: (command: string) =>
    `Two dashes are missing: npm passes on only what stands after them. Write: npm run ${command}`,
  /** For arguments that Node.js refuses, with its reason in English, which quotes the argument. */
  argumentsWrong: (reason: string) => reason,
  formatUnknown: (format: string) => `There is no format "${format}".`,
  languageUnknown: (language: string) => `There is no language "${language}".`,
  waiting: (folder: string) => `Another command is working on ${folder}. Waiting until it ends …`,
  diskFull: 'The disk is full. Make room, and run the command again.',
  /** `kinds`: those of the damaged entries of the cache. */
  cacheRepaired: (kinds: readonly string[]) =>
    `A part of the cache was damaged and has been rebuilt: ${kinds.join(', ')}`,
  cacheRefused: (folder: string) => `The cache cannot be written, so this takes longer each time: ${folder}`,
  accessRefused: (path: string) =>
    `The system does not let this command read or write ${path}. Allow it there, close the programs that hold it, or work on a copy in another folder.`,
  pathTooLong: (path: string) =>
    `A name or a path is too long for this system: ${path}. Shorten the name of the file, or work in a folder with a shorter path.`,
  linksInCircle: (path: string) =>
    `On the way to ${path}, a link leads back to itself. Remove the link, or let it lead to a file or folder.`,
  modulesUnwritten: (path: string) =>
    `The typed modules could not be written: the system refuses ${path}. Only people who change the templates need them.`,
  built: ({ pages, files, folder, seconds }: BuiltSite) =>
    `${pages} pages, ${files} files in ${folder} (${seconds.toFixed(1)} s)`,
  exported: (folder: string, host: string) => `${folder} is ready for ${host}`,
  /** `hosts`: those at which the form works. */
  receiverUnsuited: ({ form, host, hosts }: UnsuitedReceiver) =>
    `What visitors write in the form "${form}" would be lost: its receiver works only at ${hosts.join(', ')}, not at ${host}.\nExport the site for ${hosts.length > 1 ? 'one of these' : 'it'}, or name another receiver below "forms: ${form}: deliver:".`,
  /** `keys`: the environment variables that the function needs. */
  mailNeeds: ({ keys, host, folder }: MailNeeds) =>
    `The form sends no e-mails until the host has the key of your e-mail service: set the environment variable ${keys.join(' and ')} in its settings.${host === 'netlify' ? `\nUpload the function along: npx netlify deploy --prod --dir ${folder} --functions ${folder}/netlify/functions` : ''}`,
  leadsGo: ({ form, host }: { form: string; host: string }) =>
    `The form "${form}" sends to ${host}: what you send from here arrives there.`,
  /** For a form that its host receives. */
  leadsStay: ({ form, file }: { form: string; file: string }) =>
    `The form "${form}" works for real once the site is published; what you send from here stays here, in ${file}.`,
  photoRefused: (file: string) =>
    `The photo "${file}" is incomplete. The site stays as it was.\nSave it again as a JPEG, or take another one.`,
  kindsUntrusted: (folder: string) =>
    `This site brings code of its own, in ${folder}. It has not run: nobody has said here that it may.
If you wrote it, or trust whoever did, add --trust-kinds once. On a machine that builds the site, set SITE_GENERATOR_TRUST_KINDS=1.`,
  kindsAsked: (folder: string) =>
    `This site brings code of its own, in ${folder}. It can do on this computer what you can do.
Run it, now and from now on? Answer yes if you wrote it, or trust whoever did. [yes/no] `,
  drawingRefused: (reason: string) =>
    `The pictures that are made from the logo cannot be drawn. Nothing was changed.\nExport the logo again as a plain SVG, without texts, filters and pictures inside. (${reason})`,
}
