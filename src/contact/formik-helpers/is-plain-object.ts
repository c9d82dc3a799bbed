/** Whether a value is an object as a literal makes it, as Formik asks of lodash. */
export default function isPlainObject(value: unknown): boolean {
  return Object.prototype.toString.call(value) === '[object Object]'
}
