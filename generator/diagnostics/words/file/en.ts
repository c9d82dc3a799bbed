import type { MessagesOf } from '../../words.ts'
import { size, times, types } from '../phrases.en.ts'
import { cut, list } from '../phrases.ts'
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
    message: `This file seems to have been saved as ${encoding}, not as UTF-8.`,
    help: `In your editor, first choose "Reopen with encoding" and ${encoding}, and check that the accents are right. Only then choose "Save with encoding" and UTF-8. Do not save it before that: the accents would be lost.`,
  }),
  'file-line-ends': () => ({
    message: 'The lines of this file end as on old Macs (with CR alone), so here the whole file is a single line.',
    help: 'Open it in your editor, choose LF as the line ending (in VS Code, at the bottom right), and save it.',
  }),
  'file-letters-lost': ({ places }) => ({
    message: `The character \ufffd is here in place of a letter that was lost${times(places)}.`,
    help: 'Type the letter again, or restore an earlier version of the file. It was opened in one encoding and saved in another.',
  }),
  'letter-invisible': ({ sign, before, places }) => ({
    message: `There is an invisible character (${sign}) ${before ? `after "${cut(before)}"` : 'here'}${times(places)}.`,
    help: 'It came in from Word, a chat or a web page. Delete the words around it and type them again.',
  }),
  'file-letters-garbled': ({ found, meant: letter, places }) => ({
    message: `"${found}" is here where "${letter}" seems to be meant${times(places)}.`,
    help: 'Restore an earlier version of the file, or type the letters again. It was saved in one encoding and opened in another.',
  }),
  'file-too-large': ({ bytes, limit }) => ({
    message: `This file is ${size(bytes)}; the limit is ${size(limit)}.`,
    help: 'Is it really the configuration of the site?',
  }),
  'file-empty': () => ({ message: 'This file is empty.', help: 'Restore an earlier version of it.' }),
  'file-cut': ({ keys }) => ({
    message: `The file ends here, but something is missing after this line: ${list(keys)}.`,
    help: 'If its end was lost, as when only a part of it is copied, undo the last change (Ctrl+Z), or restore an earlier version of the file. If not, write the rest.',
  }),
  'file-not-a-mapping': ({ found }) => ({
    message: `The whole file is ${types[found]}, not a list of keys with their values.`,
    help: 'Each line begins with a key, a colon and a space, such as "defaultLocale: pt".',
  }),
  'merge-conflict': () => ({
    message: 'Two people changed these lines, and both versions are in the file.',
    help: 'Keep one of the two versions and delete the three lines that begin with <<<<<<<, ======= and >>>>>>>, or ask whoever looks after the project.',
  }),
  'ignore-unused': ({ code, path, isThere, suggestion }) =>
    isThere
      ? {
          message: `There is nothing to ignore: the check gives no warning "${code}" at "${cut(path)}".`,
          help: 'Delete this entry. If such a warning still appears elsewhere, copy the path from its last line.',
        }
      : {
          message: `There is no place "${cut(path)}" in this file.`,
          help: suggestion
            ? `Did you mean "${suggestion}"?`
            : 'Copy the path from the last line of the warning. If the warning no longer appears, delete this entry.',
        },
}
