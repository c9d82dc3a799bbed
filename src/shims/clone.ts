/** Copies shallowly, in place of the lodash function that Formik imports. */
export default function clone<T>(value: T): T {
  if (Array.isArray(value)) return [...value] as T
  return typeof value === 'object' && value !== null ? { ...value } : value
}
