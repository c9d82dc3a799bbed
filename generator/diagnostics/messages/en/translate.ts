import { cut, list } from '../phrases.ts'

/** A number of texts, in words. */
const texts = (count: number) => (count === 1 ? '1 text' : `${count} texts`)

function andAddresses(count: number): string {
  if (count === 0) return ''
  return count === 1 ? ' and the address of 1 page' : ` and the addresses of ${count} pages`
}

/** Why a row was not taken, for the translator. */
export const refusals = {
  unknown: () => 'Not taken: the site has no such text. Rows that were added are ignored.',
  unclear: () => 'Not taken: this text has moved, and is in several places now. Ask for a new file.',
  'source-edited': ({ now }: { now: string }) =>
    `Not taken: the text to translate has been edited since. It says now: ${now}`,
  'changed-meanwhile': ({ now }: { now: string }) =>
    `Not taken: somebody has changed the translation on the site in the meantime. It says now: ${now}`,
  twice: ({ rows }: { rows: readonly (number | string)[] }) =>
    `Not taken: row ${rows.join(', ')} has another translation of the same text. Keep one of them.`,
  swapped: ({ rows }: { rows: readonly (number | string)[] }) =>
    `Not taken: this translation belongs to row ${rows.join(', ')}. Perhaps only one column was sorted.`,
  tags: ({ missing, extra }: { missing: readonly string[]; extra: readonly string[] }) =>
    [
      'Not taken: the marks, placeholders and links have to be those of the text to translate.',
      ...(missing.length > 0 ? [`Missing: ${list(missing)}.`] : []),
      ...(extra.length > 0 ? [`Too many: ${list(extra)}.`] : []),
    ].join(' '),
  linkTo: ({ was, now }: { was: string; now: string }) =>
    `Not taken: a link leads to ${now} instead of ${was}. Translate its words only, and leave the address as it is.`,
  letters: () => 'Not taken: letters were lost when the file was saved. Save it as UTF-8, or as .xlsx.',
  spreadsheet: ({ was }: { was: string }) =>
    `Not taken: the spreadsheet has changed this cell by itself; it was "${cut(was)}". Make the column one of texts before typing.`,
  formula: ({ text }: { text: string }) =>
    `Not taken: the cell has a formula, "${cut(text)}". Write the text itself into it.`,
  unfinished: () => 'Not taken yet: it is marked as not finished.',
  damaged: () =>
    'Not taken: this row is damaged, and does not say clearly what the translation is. Ask for it again, best as .xlsx.',
  place: () =>
    'Not taken: this part of the file cannot be changed without the lines around it. Whoever looks after the site has to do it.',
  check: ({ said }: { said: string }) => `Not taken: ${said}`,
}

/** What is said of texts that go to translators and come back, in English. */
export const translate = {
  refusals,
  taken: 'Taken.',
  moved: 'Taken, at its new place.',
  /** It was left empty. */
  like: (row: number | string) =>
    `Filled from row ${row}, which has the same text to translate. Check whether it fits here too.`,
  /** Behind what is said of a text that was taken. */
  numbers: ({ missing, extra }: { missing: readonly string[]; extra: readonly string[] }) =>
    extra.length === 0
      ? `Check the numbers: the text to translate also has ${list(missing)}.`
      : `Check the numbers: the text to translate has ${list(missing)}, the translation ${list(extra)}.`,
  /** Behind what is said of a plain text that was taken. */
  stars: 'The text to translate has stars (**), the translation has none. Check whether something should stand out.',
  confirmed: 'Noted as right.',
  /** A row with what was said of it, for the terminal. */
  row: (number: number | string, path: string) => `row ${number}, ${path}`,
  usage: () =>
    'Say what to do:\n  npm run translate -- out --to LANGUAGE --format xliff   makes a file for a translator\n  npm run translate -- in FILE                           imports it when it comes back\n  npm run translate -- draft --to LANGUAGE --engine COMMAND   lets a machine write drafts\n  npm run translate -- lock                              records which text each translation was made from',
  localeUnknown: (name: string, known: readonly string[]) =>
    `The site has no language "${name}". It has: ${known.join(', ')}. A new one: npm run add -- language TAG`,
  sameLocale: (name: string) =>
    `"${name}" is the language that is translated. Name another one with --to, or with --from.`,
  toMissing: (known: readonly string[]) => `Say into which language, such as --to ${known[0] ?? 'fr'}.`,
  formatUnknown: (name: string, known: readonly string[]) =>
    `There is no format "${name}". There are: ${known.join(', ')}.`,
  pageUnknown: (name: string, known: readonly string[]) =>
    `No page or service is called "${name}". There are: ${known.join(', ')}.`,
  fileThere: (file: string) =>
    `${file} already exists, and somebody may be working on it. Name another one with --file.`,
  nothingOut: (to: string) => `There is nothing to translate into "${to}". To export all texts: --all`,
  /** @param back the command that imports it when it comes back */
  sent: ({
    file,
    count,
    addresses,
    to,
    back,
  }: {
    file: string
    count: number
    addresses: number
    to: string
    back: string
  }) =>
    `${file} has ${texts(count)}${andAddresses(addresses)} for a translator into "${to}".\nWhen it comes back: ${back}`,
  folderMissing: (folder: string) => `There is no folder ${folder}. Make it first, or name another file with --file.`,
  fileMissing: (file: string) => `There is no file ${file}.`,
  unreadable: {
    empty: (file: string) => `${file} is empty.`,
    type: (file: string) =>
      `${file} is not a file of texts that this command can read. It reads .xlf, .xlsx, .po and .csv.`,
    broken: (file: string) => `${file} is damaged, perhaps cut off on the way. Ask for it again.`,
    columns: (file: string) => `${file} lacks the first row with the names of the columns, or one of those columns.`,
    letters: (file: string) => `The letters of ${file} cannot be read. Save it as UTF-8, or as .xlsx.`,
    encodings: (file: string, readings: readonly { encoding: string; example: string }[] = []) =>
      `${file} was not saved as UTF-8, and can be read in more than one way: ${readings.map(({ encoding, example }) => `"${example}" (${encoding})`).join(', ')}. Say which of them is right, or save the file as UTF-8.`,
    languages: (file: string) => `${file} has translations into several languages. Ask for one file per language.`,
    size: (file: string) =>
      `${file} is too large for a file of texts, and was not read. Take the one that "translate out" wrote.`,
  },
  encodingUnknown: (name: string) => `There is no encoding "${name}". Common ones: utf-8, windows-1252, macintosh.`,
  otherSite: (config: string) =>
    `The file does not belong to this site: hardly any of its texts are in ${config}. It belongs to another site (name its file with --config), or to a much older version of this one.`,
  nothingWritten: 'Nothing was changed.',
  encoding: (name: string) => `The file was saved as ${name}, and was read as such.`,
  absent: (count: number, paths: readonly string[]) =>
    `${texts(count)} that ${count === 1 ? 'is' : 'are'} to be translated ${count === 1 ? 'has' : 'have'} no row in the file: ${paths.join(', ')}${count > paths.length ? ' …' : ''}`,
  summary: ({ taken, confirmed, refused }: { taken: number; confirmed: number; refused: number }) =>
    `${texts(taken)} taken, ${confirmed} noted as right, ${refused} not taken.`,
  planned: 'This is what would change. Nothing was written.',
  answered: (file: string) => `The result of each row: ${file}`,
  /** @param count of the translations that are known */
  locked: (count: number) =>
    `translations.lock, beside the YAML, records which text ${count === 1 ? '1 translation was' : `${count} translations were`} made from. If that text changes, "npm run check -- --stale" reports it.`,
  published: (locale: string) =>
    `"${locale}" is published, and a machine's texts would be published with it. Write "machineTexts: true" below it in "locales:" to allow that, or "draft: true" while they are being read.`,
  engineFailed: (said: string) =>
    `The engine gave no drafts: ${said}\nIt gets one JSON object per line, with "id" and "source", and answers with one per line, with "id" and "translation".`,
  drafted: (count: number, of: number) =>
    `${count} of ${texts(of)} drafted. They count as a machine's until somebody has read them: npm run edit, or npm run translate -- out`,
  changedMeanwhile: (file: string) => `${file} was changed in the meantime. Run the command again.`,
}
