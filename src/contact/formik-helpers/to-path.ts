/** The keys of a path, as Formik asks of lodash. The names of fields have no levels; array indexes are written with dots. */
export default function toPath(path: string | readonly string[]): string[] {
  return typeof path === 'string' ? path.split('.') : [...path]
}
