/** The number of a format of the file. */
export type Format = 2

/** The format that is read today. A change of it has its step in `generator/edit/upgrade/steps/`, and its file in `tests/fixtures/formats/`. */
export const presentFormat: Format = 2
