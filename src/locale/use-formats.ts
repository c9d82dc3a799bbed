import { useShell } from '../content/site-context.tsx'
import { createFormats, type Formats } from './formats.ts'

/** Returns the formats of the current locale. */
export function useFormats(): Formats {
  return createFormats(useShell().tag)
}
