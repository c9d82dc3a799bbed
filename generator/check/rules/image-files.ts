import type { Path } from '../../diagnostics/problem.ts'
import { mayNameFile } from '../../lib/kept-files.ts'
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
      filesInText(text).pictures.map((name) => ({ name, path, isInText: true })),
    ),
  ]
}

/** The files that a Markdown text names, by their paths as it writes them: images that it shows, and files that its links lead to. */
export function filesInText(text: string): { readonly pictures: string[]; readonly kept: string[] } {
  const pictures: string[] = []
  const kept: string[] = []
  // Most texts have none; compiling all of them would take its time.
  if (!/!\[|<img/i.test(text) && !mayNameFile.test(text)) return { pictures, kept }
  compileMarkdown(text, {
    linkTo: (scheme, name) => {
      if (scheme === 'file') kept.push(name)
      return { href: '' }
    },
    imageOf: (file) => {
      pictures.push(file)
      return { src: file }
    },
  })
  return { pictures, kept }
}
