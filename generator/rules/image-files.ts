import { picturesIn } from '../compile/pictures-in.ts'
import type { Path } from '../diagnostics/problem.ts'
import { pathOf } from '../walk.ts'
import { markdownTexts } from './markdown-texts.ts'
import type { Site } from './site.ts'

/** An image file that a configuration names. */
export interface ImageFile {
  readonly name: string
  readonly path: () => Path
  /** Whether it is named within a Markdown text. */
  readonly isInText: boolean
}

/** The image files that a configuration names, in keys of their own and within texts. */
export function imageFiles(site: Pick<Site, 'references' | 'localised' | 'texts'>): ImageFile[] {
  return [
    ...site.references.flatMap(({ kind, place, name }) =>
      kind === 'file' ? [{ name, path: () => pathOf(place), isInText: false }] : [],
    ),
    ...markdownTexts(site).flatMap(({ text, path }) =>
      picturesIn(text).map((name) => ({ name, path, isInText: true })),
    ),
  ]
}
