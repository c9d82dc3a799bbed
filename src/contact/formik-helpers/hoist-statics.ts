/** Stands in for a package that Formik needs for components which this site does not use. */
export default function hoistStatics<T>(target: T): T {
  return target
}
