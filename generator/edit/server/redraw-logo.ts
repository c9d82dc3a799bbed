import { fileExists, readText, writeBytes } from '#files'
import { dirname, join } from '#path'
import { isWithin } from '#places'
import { asMapping } from '../../lib/plain-map.ts'
import { recolourLogo } from '../new-site/new-site.ts'
import { readValue } from '../yaml/apply-edits.ts'
import type { SavedChange } from './edit-session.ts'

/** A change of the configuration, and its file. */
interface LogoOptions extends Pick<SavedChange, 'before' | 'after'> {
  readonly file: string
  /** Told where the drawing cannot be written: the change itself is saved. */
  readonly onError: (error: unknown) => void
}

/** Gives the drawing that stands for a logo the new main colour, as long as it is the one that the site began with. */
export function redrawLogo({ file, before, after, onError }: LogoOptions): void {
  // To read the whole file takes longer than to see that no colour has changed.
  if (colourLines(before) === colourLines(after)) return
  const [was, now] = [before, after].map(readColour)
  const logo = asMapping(asMapping(readValue(after)).site).logo
  if (was === undefined || now === undefined || was === now || typeof logo !== 'string') return
  const path = join(dirname(file), logo)
  if (!logo.endsWith('.svg') || !fileExists(path) || !isWithin(path, dirname(file))) return
  try {
    const redrawn = recolourLogo(readText(path), was, now)
    if (redrawn !== undefined) writeBytes(path, new TextEncoder().encode(redrawn))
  } catch (error) {
    onError(error)
  }
}

function colourLines(text: string): string {
  return text.match(/\bcolor\b.*/g)?.join() ?? ''
}

function readColour(text: string): string | undefined {
  const { color } = asMapping(asMapping(readValue(text)).theme)
  return typeof color === 'string' ? color : undefined
}
