/** What is known of a part of a tag. */
interface RegistryEntry {
  readonly Type: string
  readonly Subtag?: string
}

/** Whether a record is a three-letter language without further data, as most are. */
function isPlainLanguage(entry: RegistryEntry): boolean {
  return entry.Type === 'language' && /^[a-z]{3}$/.test(entry.Subtag ?? '') && Object.keys(entry).length === 2
}

/** The registry of languages as a module, with the fields by which a tag is judged. Plain languages are delta-encoded. */
export function slimRegistry(text: string): string {
  const notes = ['Description', 'Comments', 'Added']
  const slim: RegistryEntry[] = JSON.parse(text, (key, value) => (notes.includes(key) ? undefined : value))
  const numbers = slim.filter(isPlainLanguage).map(({ Subtag = '' }) => Number.parseInt(Subtag, 36))
  const sorted = numbers.sort((one, other) => one - other)
  const steps = sorted.map((number, index) => (number - (sorted[index - 1] ?? 0)).toString(36)).join(' ')
  const others = slim.filter((entry) => !isPlainLanguage(entry))
  return `
let last = 0
const plain = ${JSON.stringify(steps)}.split(' ').map((step) => ({ Subtag: (last += parseInt(step, 36)).toString(36), Type: 'language' }))
module.exports = [...plain, ...${JSON.stringify(others)}]`
}
