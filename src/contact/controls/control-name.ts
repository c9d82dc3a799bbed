import type { FormContent } from '../../content/page-content.ts'

/**
 * The name of the control of a field. If the receiver expects the value under a name of its own, it is that name, which browsers without
 * JavaScript then send; otherwise that of the field.
 */
export function controlName({ copies = {} }: FormContent['deliver'], field: string): string {
  return Object.keys(copies).find((name) => copies[name] === field) ?? field
}
