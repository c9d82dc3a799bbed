/** Splits a path into its keys, in place of the lodash function that Formik imports. Array indexes are written with dots. */
export default function toPath(path: string | readonly string[]): string[] {
  return typeof path === 'string' ? path.split('.') : [...path]
}
