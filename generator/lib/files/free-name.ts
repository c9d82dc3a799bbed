/** The first name like this one that nothing has: `oven.svg`, `oven-2.svg`, and so on; with the number before an extension. */
export function freeName(name: string, isTaken: (name: string) => boolean, separator = '-'): string {
  const [, stem = name, extension = ''] = /^(.*?)(\.[^./]*)?$/.exec(name) ?? []
  for (let number = 1; ; number++) {
    const tried = number === 1 ? name : stem + separator + number + extension
    if (!isTaken(tried)) return tried
  }
}
