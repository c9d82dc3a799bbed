/** A text with values in the place of their names, as `{name}`; what is between brackets is left out where one of its values is empty. */
export function fillPlain(text: string, values: Readonly<Record<string, string>>): string {
  const fill = (part: string) => part.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')
  return fill(
    text.replace(/\[([^[\]]*\{\w+\}[^[\]]*)\]/g, (_, part: string) =>
      [...part.matchAll(/\{(\w+)\}/g)].every(([, key = '']) => values[key]) ? part : '',
    ),
  )
}
