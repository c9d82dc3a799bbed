import { presentFormat } from '../../schema/format.ts'
import { nearest } from '../diagnostics/nearest.ts'
import { atParent, atValue, type Problem } from '../diagnostics/problem.ts'
import { isMapping } from '../lib/plain-map.ts'

/** The format of a file that says nothing of it. */
const firstFormat = 1

/** Keys by which a file is that of a site. */
const siteKeys = ['site', 'locales', 'pages']

/**
 * The format in which the value of a file is written; undefined for what is no site, and where the number is none.
 *
 * @param value of the whole file, as it was read
 */
export function fileFormat(value: unknown): number | undefined {
  if (!isMapping(value)) return undefined
  const { format } = value
  if (format === undefined) return isSite(value) ? firstFormat : undefined
  return typeof format === 'number' && Number.isInteger(format) && format >= firstFormat ? format : undefined
}

/** Whether a file configures a site. A misspelt `format` key is reported as a misspelt key. */
function isSite(value: Readonly<Record<string, unknown>>): boolean {
  const isMisspelt = Object.keys(value).some((key) => typeof value[key] === 'number' && nearest(key, ['format']))
  return !isMisspelt && siteKeys.some((key) => Object.hasOwn(value, key))
}

/** Whether a file is written in an older format than the present one, or in a newer one. */
export function formatAge(value: unknown): 'older' | 'present' | 'newer' {
  const format = fileFormat(value) ?? presentFormat
  if (format === presentFormat) return 'present'
  return format < presentFormat ? 'older' : 'newer'
}

/** The problem of a file in another format version. It is the only one reported: other messages would be about the present format. */
export function otherFormat(file: string, value: unknown): Problem | undefined {
  const age = formatAge(value)
  if (age === 'present') return undefined
  const parameters = { format: fileFormat(value) ?? firstFormat, present: presentFormat, file }
  const isWritten = Object.hasOwn(Object(value), 'format')
  return (isWritten ? atValue : atParent)(`format-${age}`, isWritten ? ['format'] : [], parameters)
}
