/** Whether a value is a plain object, in place of the lodash function that Formik imports. */
export default function isPlainObject(value: unknown): boolean {
  return Object.prototype.toString.call(value) === '[object Object]'
}
