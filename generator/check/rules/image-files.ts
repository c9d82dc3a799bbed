import type { Path } from '../../diagnostics/problem.ts'
import { compileMarkdown } from '../../lib/markdown/compile-markdown.ts'
import { pathOf } from '../../schema/walk.ts'
import { markdownTexts } from './markdown-texts.ts'
import type { Site } from './site.ts'

/** The names of images of the types that pages show. */
export const imageName = /\.(?:svg|png|jpe?g|webp|avif)$/i

/** An image file that a configuration names. */
interface ImageFile {
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

/** The files of the images in a Markdown text, by their paths as it writes them. */
export function picturesIn(text: string): string[] {
  // Most texts have none; compiling all of them would take its time.
  if (!/!\[|<img/i.test(text)) return []
  const files: string[] = []
  compileMarkdown(text, {
    pathTo: () => '',
    imageOf: (file) => {
      files.push(file)
      return { src: file }
    },
  })
  return files
}
