import { configName } from '../../lib/files/site-file-names.ts'

/** Words in quotes, with commas; of many, the first. */
export function list(words: readonly string[], limit = 20): string {
  const shown = words.slice(0, limit).map((word) => `"${word}"`)
  return words.length > limit ? `${shown.join(', ')} …` : shown.join(', ')
}

/** A list as it is written into the file, in one line. */
export function flowList(lines: readonly string[]): string {
  return `[${lines.map((line) => JSON.stringify(line)).join(', ')}]`
}

/** A text, cut where it is too long for a message, in one line. */
export function cut(text: string, limit = 50): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > limit ? `${line.slice(0, limit - 1)}…` : line
}

/** Numbers with commas; of many, the first ten. */
export function firstTen(numbers: readonly number[]): string {
  return numbers.length > 10 ? `${numbers.slice(0, 10).join(', ')} …` : numbers.join(', ')
}

/** The line of dashes of a table, by its first line: `| --- | --- |`. */
export function dashes(row: string): string {
  return `|${' --- |'.repeat(Math.max(1, row.replace(/^\|/, '').split('|').length - 1))}`
}

/** A line of a spreadsheet, with tabs between its cells, as that of a table: `| a | b |`. */
export function tabbedRow(line: string): string {
  return `| ${line
    .split(/\t+/)
    .map((cell) => cell.trim())
    .join(' | ')} |`
}

/** An image in Markdown without a space before its address; an address with spaces gets angle brackets. */
export function fixImage(picture: string): string {
  return picture.replace(/\][ \u00a0]*\(\s*(.*?)\s*\)$/, (_, address: string) =>
    /\s/.test(address) ? `](<${address}>)` : `](${address})`,
  )
}

/** A link without the space between its words and its address, which may be the key of a page alone. */
export function fixLink(link: string): string {
  return link
    .replace(/\]\s+\((?=([^)]*))/, (_, to: string) => (/^\w+$/.test(to) ? '](page:' : ']('))
    .replace(/\]\((.*)\)$/s, (_, to: string) => `](${to.trim().replace(/\s/g, '%20')})`)
}

/** A day in words, in the language of a BCP 47 tag. */
export function formatDay(day: string, tag: string): string {
  return new Date(day).toLocaleDateString(tag, { dateStyle: 'long', timeZone: 'UTC' })
}

/** A size in megabytes. */
export function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1)
}

/** A number with one decimal, never more than it is: what falls short must not look as if it did not. */
export function rounded(number: number): string {
  return String(Math.floor(number * 10) / 10)
}

/** A text as it would stand between double quotes. */
export function quoted(text: string): string {
  return `"${cut(text, 60).replaceAll('"', '\\"')}"`
}

/** An example behind the words that announce it; nothing where there is none. */
export function announced(words: string, example: string | undefined): string {
  return example === undefined ? '' : `${words} ${example}`
}

/** A text as an entry of a list. */
export function dashed(text: string | undefined): string | undefined {
  return text && `"- ${cut(text)}"`
}

/** A key as the start of a line. */
export function keyed(key: string | undefined): string | undefined {
  return key && `"${key}: …"`
}

/** Names with commas; of many, the first three. */
export function firstThree(names: readonly string[]): string {
  return names.slice(0, 3).join(', ') + (names.length > 3 ? ', …' : '')
}

/** The option that names a file to a command, behind "npm run …"; empty for the usual file. */
export function fileOption(file: string): string {
  return file === configName ? '' : ` -- --config ${/\s/.test(file) ? `"${file}"` : file}`
}

/** What can be chosen, a line each: its number, its key, and its name. */
export function numbered(choices: readonly { readonly key: string; readonly name: string }[]): string {
  const width = Math.max(...choices.map(({ key }) => key.length))
  return choices
    .map(
      ({ key, name }, index) =>
        `${String(index + 1).padStart(String(choices.length).length)}  ${key.padEnd(width)}  ${name}`,
    )
    .join('\n')
}
