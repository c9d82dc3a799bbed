import { createTwoFilesPatch } from 'diff'
import { checkFile } from '../check/check-file.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { applyEdits } from './apply-edits.ts'
import { ConfigFile } from './config-file.ts'
import { type Edit, EditRefused } from './edit.ts'
import { type SeenEdit, valueAt } from './edit-session.ts'

/** The edit that mends a problem, if there is only one right answer. */
export function mendOf(diagnostic: Diagnostic, value: unknown): SeenEdit | undefined {
  const { path } = diagnostic
  const was = valueAt(value, path)
  const next = typeof was === 'string' ? mendedText(diagnostic, was) : undefined
  return next === undefined || next === '' || next === was ? undefined : { do: 'set', path, was, value: next }
}

function mendedText({ code, parameters }: Diagnostic, text: string): string | undefined {
  const given = parameters as { readonly suggestion?: string; readonly value?: string; readonly kind?: string }
  switch (code) {
    case 'text-spaces':
      return tidied(text, given.kind === 'held')
    case 'quotes-curly':
      return given.value
    case 'slug-unsafe':
      return given.suggestion
    case 'image-missing':
      // The file is there: only its path begins at the wrong folder.
      return text.startsWith('/') ? given.suggestion : undefined
    default:
      return undefined
  }
}

/** A text without the spaces that nobody meant: it keeps its lines. */
function tidied(text: string, isHeld: boolean): string {
  const loose = isHeld ? text.replaceAll('\u00a0', ' ') : text
  const trimmed = loose.trim()
  const end = text.endsWith('\n') ? '\n' : ''
  return (trimmed.includes('\n') ? trimmed : trimmed.replace(/ {2,}/g, ' ')) + end
}

/** What mending a file has changed. */
export interface Mended {
  readonly count: number
  /** The lines before and after, as `diff` writes them. */
  readonly diff: string
}

/** Mends what has only one right answer, and writes the file. What an edit would change besides is left to people. */
export function mendFile(path: string): Mended {
  const { document, diagnostics } = checkFile(path)
  if (!document) return { count: 0, diff: '' }
  const file = new ConfigFile(path)
  const { text } = file.read()
  const edits = diagnostics.flatMap((diagnostic) => mendOf(diagnostic, document.value) ?? [])
  const { mended, count } = edits.reduce(mendOne, { mended: text, count: 0 })
  if (count === 0) return { count, diff: '' }
  file.write(mended)
  const patch = createTwoFilesPatch(path, path, text, mended, '', '', { context: 0 })
  return { count, diff: patch.slice(patch.indexOf('@@')) }
}

function mendOne({ mended, count }: { mended: string; count: number }, edit: Edit) {
  try {
    return { mended: applyEdits(mended, [edit]), count: count + 1 }
  } catch (error) {
    if (error instanceof EditRefused) return { mended, count }
    throw error
  }
}
