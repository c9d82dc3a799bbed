/**
 * The key in what YAML took for one long key, as between braces it takes `{ de:Hallo }`, where the space after the colon is missing;
 * undefined for any other key.
 */
export function gluedKey(key: string | number | undefined): string | undefined {
  return /^([A-Za-z][\w-]*):\S/.exec(String(key))?.[1]
}
