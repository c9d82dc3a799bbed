/** A name like that of another file that is free: with a number before its end. */
export function numberedName(name: string, isFree: (name: string) => boolean): string {
  const [, stem = name, end = ''] = /^(.*?)(\.[^./]*)?$/.exec(name) ?? []
  let number = 2
  while (!isFree(`${stem}-${number}${end}`)) number++
  return `${stem}-${number}${end}`
}
