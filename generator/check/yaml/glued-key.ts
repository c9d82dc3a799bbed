/**
 * The intended key in a key that lacks the space after its colon: within braces, `{ de:Hallo }` is one key for YAML. Undefined for any other
 * key.
 */
export function gluedKey(key: string | number | undefined): string | undefined {
  return /^([A-Za-z][\w-]*):\S/.exec(String(key))?.[1]
}
