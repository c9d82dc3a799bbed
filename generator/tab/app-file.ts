/** The address of a file of the app: they lie beside the worker. */
export function appFile(path: string): string {
  return new URL(path, self.location.href).href
}
