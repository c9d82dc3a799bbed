/** The first free name: `oven.svg`, `oven-2.svg`, and so on; the number goes before the extension. */
export function freeName(name: string, isTaken: (name: string) => boolean, separator = '-'): string {
  const [, stem = name, extension = ''] = /^(.*?)(\.[^./]*)?$/.exec(name) ?? []
  for (let number = 1; ; number++) {
    const tried = number === 1 ? name : stem + separator + number + extension
    if (!isTaken(tried)) return tried
  }
}
