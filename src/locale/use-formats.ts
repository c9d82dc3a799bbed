import { useShell } from '../content/site-context.tsx'
import { type Formats, formatsOf } from './formats.ts'

/** Returns the formats of the current locale. */
export function useFormats(): Formats {
  return formatsOf(useShell().tag)
}
