/** What stands before names in several languages, also without a dot. */
const title = /^(?:dra?|dott|dr-ing|prof|profa|ing|mag|mgr|lic|sra?|mrs?|ms)$/i

/** The initials of the first and the last name, without titles such as "Dr.". */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '' && !word.endsWith('.') && !title.test(word))
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '').join('')
}
