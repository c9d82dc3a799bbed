/** How the names of files for translators end, by their formats; the first is how the names of new files end. */
export const formatEndings = {
  xliff: ['xlf', 'xliff'],
  xliff2: ['xlf', 'xliff'],
  xlsx: ['xlsx'],
  po: ['po', 'pot'],
  csv: ['csv', 'tsv', 'txt'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** The name of a format of files for translators. */
export type FormatName = keyof typeof formatEndings

/** The formats of files for translators, the one that most of them use first. */
export const formatNames = Object.keys(formatEndings) as FormatName[]

/** The files that can come back from translators, as a file input accepts them. */
export const acceptReturned = [...new Set(Object.values(formatEndings).flat())].map((ending) => `.${ending}`).join()
