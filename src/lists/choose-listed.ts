import type { ListedEntry, ListFilter } from '../content/page-content.ts'

type FormOfList = Pick<ListFilter, 'fields' | 'sorts'>

/** What an address asks of a list: the names of parameters are those of the controls of its form. */
export const sortParameter = 'sort'
export const pageParameter = 'page'

/** The name of the control of a field: those of the list itself are taken. */
export function controlName(field: string): string {
  return field === sortParameter || field === pageParameter ? `${field}.is` : field
}

/** What is left of parameters that a list knows, without those that ask for nothing; in the order of the form, so that one choice has one address. */
export function knownParameters({ fields, sorts }: FormOfList, asked: URLSearchParams): URLSearchParams {
  const names = fields.flatMap(({ name, kind }) => {
    const control = controlName(name)
    return kind === 'range' ? [`${control}.from`, `${control}.to`] : [control]
  })
  const known = new URLSearchParams()
  for (const name of [...names, ...(sorts.length > 0 ? [sortParameter] : [])]) {
    const value = asked.get(name)?.trim()
    if (value) known.set(name, value)
  }
  return known
}

/** The entries that fit what is asked, in the order that is asked; a language sorts its own words. */
export function chooseListed(
  entries: readonly ListedEntry[],
  { fields, sorts }: FormOfList,
  asked: URLSearchParams,
  compareText: (a: string, b: string) => number,
): readonly ListedEntry[] {
  const tests = fields.flatMap(({ name, kind }) => {
    const control = controlName(name)
    if (kind !== 'range') {
      const wanted = asked.get(control)
      return wanted ? [(entry: ListedEntry) => String(entry.values[name]) === wanted] : []
    }
    const [from, to] = [numberIn(asked.get(`${control}.from`)), numberIn(asked.get(`${control}.to`))]
    if (from === undefined && to === undefined) return []
    return [
      ({ values }: ListedEntry) => {
        const value = values[name]
        return typeof value === 'number' && value >= (from ?? value) && value <= (to ?? value)
      },
    ]
  })
  const found = entries.filter((entry) => tests.every((fits) => fits(entry)))
  const [, minus, key = ''] = /^(-?)(.*)$/.exec(asked.get(sortParameter) ?? '') ?? []
  if (!sorts.some(({ name }) => name === key)) return found
  const direction = minus ? -1 : 1
  // What has no such value comes last, whatever the direction.
  return found.sort((a, b) => {
    const [first, second] = [a.values[key], b.values[key]]
    if (first === undefined || second === undefined) return Number(first === undefined) - Number(second === undefined)
    if (typeof first === 'number' && typeof second === 'number') return direction * (first - second)
    return direction * compareText(String(first), String(second))
  })
}

/** A number as people write it on any keyboard: with digits of other scripts, and a comma before the decimals. */
function numberIn(written: string | null): number | undefined {
  const plain = (written ?? '')
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[\s'’]/g, '')
    .replace(/[,٫](?=\d{1,2}$)/, '.')
    .replace(/[,٬](?=\d{3})/g, '')
  return plain !== '' && Number.isFinite(Number(plain)) ? Number(plain) : undefined
}
