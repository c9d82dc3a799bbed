import type { MessagesOf } from '../../words.ts'
import { size, times, types } from '../phrases.en.ts'
import { cut } from '../phrases.ts'
import type { FileCodes } from './codes.ts'

/** The file as a whole: the messages in English. */
export const en: MessagesOf<FileCodes> = {
  'file-missing': ({ reason }) => ({
    message: {
      absent: 'There is no such file.',
      directory: 'This is a folder, not a file.',
      unreadable: 'This file cannot be opened.',
    }[reason],
    help: 'Check the name and the folder, or say which file is meant with --config FILE.',
  }),
  'file-not-utf8': ({ encoding }) => ({
    message: `This file was not saved as UTF-8, but as ${encoding}, it seems.`,
    help: `In your editor, first choose "Reopen with encoding" and ${encoding}, and check that the accents are right. Only then choose "Save with encoding" and UTF-8. Do not save before: the accents would be lost.`,
  }),
  'file-line-ends': () => ({
    message: 'The lines of this file end as on old Macs (with CR alone), so that all of it is one line here.',
    help: 'Open it in your editor, choose LF for the line ends (in VS Code at the bottom right), and save it.',
  }),
  'file-letters-lost': ({ places }) => ({
    message: `The sign \ufffd stands here in the place of a letter that was lost${times(places)}.`,
    help: 'Write the letter again, or put back an earlier version of the file. It was saved in another encoding than it was opened with.',
  }),
  'letter-invisible': ({ sign, before, places }) => ({
    message: `A sign that cannot be seen (${sign}) stands ${before ? `after "${cut(before)}"` : 'here'}${times(places)}.`,
    help: 'It came along from Word, a chat or a web page. Delete the words around it and type them anew.',
  }),
  'file-letters-garbled': ({ found, meant: letter, places }) => ({
    message: `"${found}" stands here where "${letter}" seems to be meant${times(places)}.`,
    help: 'Put back an earlier version of the file, or write the letters again. It was opened in another encoding than it was saved with.',
  }),
  'file-too-large': ({ bytes, limit }) => ({
    message: `This file is ${size(bytes)}; the limit is ${size(limit)}.`,
    help: 'Is it really the configuration of the site?',
  }),
  'file-empty': () => ({ message: 'This file is empty.', help: 'Put back an earlier version of it.' }),
  'file-not-a-mapping': ({ found }) => ({
    message: `The whole file is ${types[found]}, not a list of keys with their values.`,
    help: 'Each line begins with a key, a colon and a space, such as "defaultLocale: pt".',
  }),
  'merge-conflict': () => ({
    message: 'Two people changed these lines, and both versions stand in the file.',
    help: 'Keep one of the two versions and delete the three lines that begin with <<<<<<<, ======= and >>>>>>>, or ask whoever looks after the project.',
  }),
  'ignore-unused': ({ code, path, isThere, suggestion }) =>
    isThere
      ? {
          message: `There is nothing to ignore: the check does not warn of "${code}" at "${cut(path)}".`,
          help: 'Take this entry out. If such a warning is still shown elsewhere, copy the path from its last line.',
        }
      : {
          message: `There is no place "${cut(path)}" in this file.`,
          help: suggestion
            ? `Did you mean "${suggestion}"?`
            : 'Copy the path from the last line of the warning. If the warning is no longer shown, take this entry out.',
        },
}
