/** A name like that of another file that is free: with a number before its end. */
export function numberedName(name: string, isFree: (name: string) => boolean): string {
  const [, stem = name, end = ''] = /^(.*?)(\.[^./]*)?$/.exec(name) ?? []
  let number = 2
  while (!isFree(`${stem}-${number}${end}`)) number++
  return `${stem}-${number}${end}`
}

/** A text that names some files by other names. */
export function renameFiles(text: string, names: ReadonlyMap<string, string>): string {
  let renamed = text
  for (const [name, to] of names) {
    const whole = new RegExp(`${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w.-])`, 'g')
    renamed = renamed.replace(whole, () => to)
  }
  return renamed
}
