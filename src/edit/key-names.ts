/** The names of the keys of the configuration in a language of the editor. */
export function keyNames(_language: string): Readonly<Record<string, string>> {
  return {}
}
