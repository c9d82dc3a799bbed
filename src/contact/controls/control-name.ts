import type { FormContent } from '../../content/page-content.ts'

/**
 * The name of the control of a field: that by which the receiver knows what it wants once more, so that a browser without JavaScript sends it, too;
 * else that of the field.
 */
export function controlName({ copies = {} }: FormContent['deliver'], field: string): string {
  return Object.keys(copies).find((name) => copies[name] === field) ?? field
}
