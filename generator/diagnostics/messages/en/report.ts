/** What a report of the check says besides its messages, in English. */
export const report = {
  allIsWell: 'all is well',
  /** The note below mistakes that keep the file from being read. */
  restLater: 'The rest of the file is checked once it can be read: there may be more to fix.',
  /** The note on how to ignore a warning. */
  ignoring: 'If a warning is right as it is, copy its code and its path to "ignore:", with the reason.',
  error: { one: 'error', many: 'errors' },
  warning: { one: 'warning', many: 'warnings' },
  /** The word for an entry of a list, before its number. */
  entry: 'entry',
  /** The words for the entries of these sections, in the singular. */
  sections: { pages: 'page', services: 'service', locales: 'language' },
  /** Says how many problems of a code are not shown, and how to see them. */
  more: (code: string, count: number) => `${code}: ${count} more of these. All of them: npm run check -- --format json`,
  /** The advice if very many texts are missing. */
  draftHint:
    'If a language is still being written, add "draft: true" to it, below "locales:": the rest of the site can then be built in the meantime.',
  /** The headings of the table of translations, and its last line. */
  coverage: {
    total: 'texts',
    reviewed: 'reviewed',
    machine: 'machine',
    missing: 'missing',
    identical: 'identical',
    stale: 'stale',
    all: 'all',
  },
}
