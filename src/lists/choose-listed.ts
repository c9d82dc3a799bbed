import type { ListData, ListFilter } from '../content/page-content.ts'

type FormOfList = Pick<ListFilter, 'fields' | 'sorts'>

/** The parameter for the order of a list. The parameters of an address are named like the controls of the form above the list. */
export const sortParameter = 'sort'

/** The parameter for the page of a list. */
export const pageParameter = 'page'

/** The name of the control of a field, which must not be one of the list's own names. */
export function controlName(field: string): string {
  return field === sortParameter || field === pageParameter ? `${field}.is` : field
}

/** The names of all parameters by which an address chooses from a list. */
export function parameterNames({ fields, sorts }: FormOfList): string[] {
  const names = fields.flatMap(({ name, kind }) => {
    const control = controlName(name)
    return kind === 'range' ? [`${control}.from`, `${control}.to`] : [control]
  })
  return [...names, ...(sorts.length > 0 ? [sortParameter] : [])]
}

/**
 * The parameters that a list knows. Drops empty ones, and choices that its form does not have. Sorted in the order of the form, so that each
 * choice has one address.
 */
export function knownParameters({ fields, sorts }: FormOfList, asked: URLSearchParams): URLSearchParams {
  const known = new URLSearchParams()
  const take = (name: string, isKnown: (value: string) => boolean = () => true) => {
    const value = asked.get(name)?.trim()
    if (value && isKnown(value)) known.set(name, value)
  }
  for (const field of fields) {
    const control = controlName(field.name)
    if (field.kind === 'range') for (const side of ['from', 'to']) take(`${control}.${side}`)
    else if (field.kind === 'yes') take(control, (value) => value === 'true')
    else take(control, (value) => field.options.some((option) => option.value === value))
  }
  take(sortParameter, (value) => sorts.some(({ name }) => name === value.replace(/^-/, '')))
  return known
}

/** The indexes of the entries that match the parameters, in the requested order. */
export function chooseListed(
  { columns }: Pick<ListData, 'columns'>,
  form: FormOfList,
  asked: URLSearchParams,
): readonly number[] {
  const tests = form.fields.flatMap((field) => fieldTest(field, asked, columns[field.name] ?? []))
  const count = Object.values(columns)[0]?.length ?? 0
  const found: number[] = []
  for (let place = 0; place < count; place++) if (tests.every((fits) => fits(place))) found.push(place)
  const [, minus, key = ''] = /^(-?)(.*)$/.exec(asked.get(sortParameter) ?? '') ?? []
  const column = columns[key]
  if (!column || !form.sorts.some(({ name }) => name === key)) return found
  const direction = minus ? -1 : 1
  // Entries without the value come last, in either direction.
  return found.sort((a, b) => {
    const [first = null, second = null] = [column[a], column[b]]
    if (first === null || second === null) return Number(first === null) - Number(second === null)
    return direction * (Number(first) - Number(second))
  })
}

type Column = ListData['columns'][string]

/** Makes a test for the entries that match the parameters of a field; undefined if there are none. */
function fieldTest(
  field: ListFilter['fields'][number],
  asked: URLSearchParams,
  column: Column,
): ((place: number) => boolean)[] {
  const control = controlName(field.name)
  if (field.kind === 'range') {
    const [from, to] = [parseNumber(asked.get(`${control}.from`)), parseNumber(asked.get(`${control}.to`))]
    if (from === undefined && to === undefined) return []
    return [
      (place) => {
        const value = Number(column[place] ?? Number.NaN)
        return value >= (from ?? value) && value <= (to ?? value)
      },
    ]
  }
  const wanted = asked.get(control)
  if (!wanted) return []
  const rank = field.kind === 'yes' ? 1 : field.options.findIndex(({ value }) => value === wanted)
  return [(place) => [column[place]].flat().includes(rank)]
}

/** The integer part of a number with separators between groups, as in 1.150.000 or 1,50,000. A leading zero, as in 0.125, excludes groups. */
const grouped = /^[-+]?[1-9]\d{0,2}([.,٬])(?:\d{2,3}\1)*\d{3}(?=$|[.,٫]\d*$)/

/** Parses a number in any notation: digits of other scripts, separators between thousands, a comma or dot before decimals. Undefined for other texts. */
export function parseNumber(written: string | null): number | undefined {
  const plain = (written ?? '')
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, plainDigit)
    .replace(/[\s'’]/g, '')
    .replace('−', '-')
    .replace(grouped, (whole) => whole.replace(/[.,٬]/g, ''))
    .replace(/[,٫]/, '.')
  return /^[-+]?(?:\d+\.?|\d*\.\d+)$/.test(plain) ? Number(plain) : undefined
}

/** The digit 0 to 9 for one of another script: the ten digits of a script are consecutive. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++
  return String(value)
}
