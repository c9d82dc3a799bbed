/** Replaces a package that Formik needs only for components that this site does not use. */
export default function hoistStatics<T>(target: T): T {
  return target
}
