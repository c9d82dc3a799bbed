/** A deep copy, as Formik asks of lodash. The values of a form are plain data. */
export default function cloneDeep<T>(value: T): T {
  return structuredClone(value)
}
