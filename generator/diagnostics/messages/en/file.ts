import type { KindFault } from '../../kind-fault.ts'
import type { TypeName } from '../../name-type.ts'
import { type Messages, say } from '../message.ts'
import { cut, fileOption } from '../phrases.ts'
import { size, times, types } from './phrases.ts'

interface IgnoreUnused {
  code: string
  path: string
  /** Whether the path leads anywhere; if not, where it was probably meant to lead. */
  isThere: boolean
  suggestion?: string
}

interface KindWrong {
  fault: KindFault
  /** What the compiler says of it, in English, or the name that it is about. */
  detail: string
}

interface OtherFormat {
  format: number
  /** The format that is read. */
  present: number
  /** The name of the file. */
  file: string
}

/** The file as a whole, in English. */
export const file = {
  'file-missing': ({ reason }: { reason: 'absent' | 'directory' | 'unreadable' }) => say`
    ${{ absent: 'There is no such file.', directory: 'This is a folder, not a file.', unreadable: 'This file cannot be opened.' }[reason]}
    Check the name and the folder, or say which file is meant with --config FILE.
    Without --config, site.config.yaml in the current folder is checked.`,
  'format-older': ({ format, present, file: name }: OtherFormat) => say`
    This file is written in format ${format}; this version of the program reads format ${present}.
    Run: npm run upgrade${fileOption(name)}. It brings the file up to date, keeps your comments, and lists what it has changed. Nothing else was checked.
    The editor offers the same. The number stands behind "format:"; a file without it is in format 1.`,
  'format-newer': ({ format, present }: OtherFormat) => say`
    This file is written in format ${format}; this version of the program only reads formats up to ${present}.
    Update the program (with git: git pull, then npm install), and leave the file as it is. Nothing else was checked.
    Somebody has brought the file up to date with a newer version of the program.`,
  'file-not-utf8': ({ encoding }: { encoding: 'Windows-1252' | 'UTF-16' }) => say`
    This file seems to have been saved as ${encoding}, not as UTF-8.
    The editor (npm run edit) shows how the accents read, and saves the file as UTF-8 by one press.
    Or in your own editor, first choose "Reopen with encoding" and ${encoding}, and check that the accents are right. Only then choose "Save with encoding" and UTF-8. Do not save it before that: the accents would be lost.
    A byte order mark and Windows line ends do no harm.`,
  'file-line-ends': () => say`
    The lines of this file end as on old Macs (with CR alone), so the whole file counts as a single line.
    Open it in your editor, choose LF as the line ending (in VS Code, at the bottom right), and save it.`,
  'file-letters-lost': ({ places }: { places: number }) => say`
    The character \ufffd is here in place of a letter that was lost${times(places)}.
    Type the letter again, or restore an earlier version of the file. It was opened in one encoding and saved in another.
    Set your editor to UTF-8 before you open the file again.`,
  /** `sign`: its code point, what stands before it, and how many there are in the line. */
  'letter-invisible': ({ sign, before, places }: { sign: string; before: string; places: number }) => say`
    There is an invisible character (${sign}) ${before ? `after "${cut(before)}"` : 'here'}${times(places)}.
    It was pasted from Word, a chat or a web page. Delete the words around it and type them again.
    A search does not find such a word, and a link or e-mail address with such a character does not work. If it is meant, write it in double quotes, such as "\\u200b".`,
  'file-letters-garbled': ({ found, meant: letter, places }: { found: string; meant: string; places: number }) => say`
    "${found}" is here where "${letter}" seems to be meant${times(places)}.
    Restore an earlier version of the file, or type the letters again. It was saved in one encoding and opened in another.
    Set your editor to UTF-8 before you open the file again.`,
  'file-too-large': ({ bytes, limit }: { bytes: number; limit: number }) => say`
    This file is ${size(bytes)}; the limit is ${size(limit)}.
    Is it really the configuration of the site?`,
  /** `length`: that of the line, in bytes, where it is too long; left out where there are too many lines. */
  'lines-too-large': ({ line, length, limit }: { line: number; length?: number; limit: number }) => say`
    ${length === undefined ? `This file has more than ${limit} lines.` : `Line ${line} is ${size(length)} long; the limit is ${size(limit)}.`}
    ${length === undefined ? 'Is it really the configuration of the site?' : 'Was a picture or a whole file pasted into it? Take it out, or break the text into lines, with |- after the colon.'}`,
  'file-empty': () => say`
    This file is empty.
    Restore an earlier version of it.`,
  'file-not-a-mapping': ({ found }: { found: TypeName }) => say`
    The whole file is ${types[found]}, not a list of keys with their values.
    Each line begins with a key, a colon and a space, such as "defaultLocale: pt".`,
  'merge-conflict': () => say`
    Two people changed these lines, and both versions are in the file.
    Keep one of the two versions, delete the other, and delete the three lines that begin with <<<<<<<, ======= and >>>>>>>, or ask whoever looks after the project.`,
  'kind-wrong': ({ fault, detail }: KindWrong) => say`
    ${
      {
        name: `A kind of sections cannot be called "${detail}".`,
        taken: `"${detail}" is a kind that every site has already.`,
        missing: `This file is missing: a kind of your own needs its ${detail}.`,
        type: `The type of this kind is wrong: ${detail}`,
        base: `"${detail}" has to be an exported interface here that extends SectionBase, FreeSection, HeadedSection or DocumentBase.`,
        'kind-key': `The type of this kind has to contain: kind: '${detail}'`,
        clash: `The generator has a type "${detail}" of its own.`,
        code: `The code of this kind cannot be read: ${detail}`,
        import: `The code of this kind imports "${detail}", which it may not.`,
        style: `This stylesheet cannot be read: ${detail}`,
        'style-name': `No element of this kind has the class "${detail}", so no page would have this stylesheet.`,
        words: `These words cannot be read: ${detail}`,
        thrown: `The code of this kind has failed: ${detail}`,
      }[fault]
    }
    ${
      {
        name: 'Rename its folder: small letters, digits, and hyphens between them.',
        taken: 'Rename its folder.',
        missing: 'Write it, or remove the folder of the kind. The guide has a whole kind to copy.',
        type: 'Correct it at this place.',
        base: 'The guide has a whole kind to copy.',
        'kind-key': 'The word is the name of the folder.',
        clash: 'Call yours something else.',
        code: 'Correct it at this place.',
        import: 'It may import its own files, react and site-from-yaml/kinds.',
        style: 'Correct it at this place.',
        'style-name': 'Name the file as a class of an element that the view draws.',
        words: 'The guide has a whole kind to copy.',
        thrown: 'Correct it at this place.',
      }[fault]
    } Nothing else was checked.`,
  'ignore-unused': ({ code, path, isThere, suggestion }: IgnoreUnused) =>
    isThere
      ? say`
          There is nothing to ignore: the check gives no warning "${code}" at "${cut(path)}".
          Delete this entry. If such a warning still appears elsewhere, copy the path from its last line.`
      : say`
          There is no place "${cut(path)}" in this file.
          ${suggestion ? `Did you mean "${suggestion}"?` : 'Copy the path from the last line of the warning. If the warning no longer appears, delete this entry.'}`,
} satisfies Messages
