/** A shallow copy, as Formik asks of lodash. */
export default function clone<T>(value: T): T {
  if (Array.isArray(value)) return [...value] as T
  return typeof value === 'object' && value !== null ? { ...value } : value
}
