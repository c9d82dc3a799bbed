import { compileMarkdown } from './compile-markdown.ts'

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
