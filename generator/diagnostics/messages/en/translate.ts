import { cut, list } from '../phrases.ts'

/** A number of texts, in words. */
const texts = (count: number) => (count === 1 ? '1 text' : `${count} texts`)

/** Why a row was not taken, for the translator. */
export const refusals = {
  unknown: () => 'Not taken: the site has no such text. Rows that were added say nothing to it.',
  unclear: () => 'Not taken: this text has moved, and stands in several places now. Ask for a new file.',
  'source-edited': ({ now }: { now: string }) =>
    `Not taken: the text to translate has been edited since. It says now: ${now}`,
  'changed-meanwhile': ({ now }: { now: string }) =>
    `Not taken: somebody has changed the translation in the site meanwhile. It says now: ${now}`,
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
  letters: () => 'Not taken: letters were lost when the file was saved. Save it as UTF-8, or as .xlsx.',
  spreadsheet: ({ was }: { was: string }) =>
    `Not taken: the spreadsheet has changed this cell by itself; it was "${cut(was)}". Make the column one of texts before typing.`,
  formula: ({ text }: { text: string }) =>
    `Not taken: the cell has a formula, "${cut(text)}". Write the text itself into it.`,
  unfinished: () => 'Not taken yet: it is marked as not finished.',
  place: () =>
    'Not taken: this place of the YAML cannot be changed without its neighbours. Who keeps the site has to do it.',
  check: ({ said }: { said: string }) => `Not taken: ${said}`,
}

/** What is said of texts that go to translators and come back, in English. */
export const translate = {
  refusals,
  taken: 'Taken.',
  moved: 'Taken, at its new place.',
  /** It was left empty. */
  like: (row: number | string) =>
    `Filled from row ${row}, which has the same text to translate. Look whether it fits here, too.`,
  /** Behind what is said of a text that was taken. */
  numbers: ({ missing, extra }: { missing: readonly string[]; extra: readonly string[] }) =>
    extra.length === 0
      ? `Look at the numbers once more: the text to translate also has ${list(missing)}.`
      : `Look at the numbers once more: the text to translate has ${list(missing)}, the translation ${list(extra)}.`,
  confirmed: 'Noted as right.',
  /** A row with what was said of it, for the terminal. */
  row: (number: number | string, path: string) => `row ${number}, ${path}`,
  usage: () =>
    'Say what to do:\n  npm run translate -- out --to LANGUAGE --format xliff   makes a file for a translator\n  npm run translate -- in FILE                           takes it in again\n  npm run translate -- draft --to LANGUAGE --engine COMMAND   lets a machine write drafts\n  npm run translate -- lock                              notes which text each translation is made of',
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
    `${file} is there already, and somebody may be working on it. Name another one with --file.`,
  nothingOut: (to: string) => `Nothing is to be translated into "${to}". All texts: --all`,
  /** @param back the command that takes it in again */
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
    `${file} has ${texts(count)}${addresses === 0 ? '' : addresses === 1 ? ' and the address of 1 page' : ` and the addresses of ${addresses} pages`} for a translator into "${to}".\nWhen it comes back: ${back}`,
  folderMissing: (folder: string) => `There is no folder ${folder}. Make it first, or name another file with --file.`,
  fileMissing: (file: string) => `There is no file ${file}.`,
  unreadable: {
    empty: (file: string) => `${file} is empty.`,
    type: (file: string) => `${file} is no file of texts that this command knows. It takes .xlf, .xlsx, .po and .csv.`,
    broken: (file: string) => `${file} is damaged, perhaps cut off on its way. Ask for it once more.`,
    columns: (file: string) => `${file} lacks the first row with the names of the columns, or one of those columns.`,
    letters: (file: string) => `The letters of ${file} cannot be read. Save it as UTF-8, or as .xlsx.`,
    encodings: (file: string, readings: readonly { encoding: string; example: string }[] = []) =>
      `${file} was not saved as UTF-8, and can be read in more than one way: ${readings.map(({ encoding, example }) => `"${example}" (${encoding})`).join(', ')}. Say which of them is right, or save the file as UTF-8.`,
    size: (file: string) =>
      `${file} is too large for a file of texts, and was not read. Take the one that "translate out" wrote.`,
  },
  encodingUnknown: (name: string) => `There is no encoding "${name}". Common ones: utf-8, windows-1252, macintosh.`,
  otherSite: (config: string) =>
    `The file is not of this site: hardly any of its texts to translate stands in ${config}. It belongs to another site, whose file --config names, or to a much older state of this one.`,
  nothingWritten: 'Nothing was changed.',
  encoding: (name: string) => `The file was saved as ${name}, and has been read as that.`,
  absent: (count: number, paths: readonly string[]) =>
    `${texts(count)} that ${count === 1 ? 'is' : 'are'} to be translated ${count === 1 ? 'has' : 'have'} no row in the file: ${paths.join(', ')}${count > paths.length ? ' …' : ''}`,
  summary: ({ taken, confirmed, refused }: { taken: number; confirmed: number; refused: number }) =>
    `${texts(taken)} taken, ${confirmed} noted as right, ${refused} not taken.`,
  planned: 'This is what would change. Nothing was written.',
  answered: (file: string) => `What is said of each row: ${file}`,
  /** @param count of the translations that are known */
  locked: (count: number) =>
    `translations.lock beside the YAML says of ${count === 1 ? '1 translation' : `${count} translations`} which text they are made of. Once that text changes, "npm run check -- --stale" tells it.`,
  published: (locale: string) =>
    `"${locale}" is published, and a machine's texts would be published with it. Write "machineTexts: true" below it in "locales:" if they may be, or "draft: true" while they are read.`,
  engineFailed: (said: string) =>
    `The engine gave no drafts: ${said}\nIt gets a JSON object a line, with "id" and "source", and answers with one a line, with "id" and "translation".`,
  drafted: (count: number, of: number) =>
    `${count} of ${texts(of)} drafted. They count as a machine's until somebody has read them: npm run edit, or npm run translate -- out`,
  changedMeanwhile: (file: string) => `${file} was changed while this was going on. Run it once more.`,
}
