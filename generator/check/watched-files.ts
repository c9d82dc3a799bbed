import { dirname, isAbsolute, resolve } from 'node:path'
import type { CheckedFile } from './check-file.ts'
import { imageFiles } from './rules/image-files.ts'
import { gatherDocument } from './validate/validate.ts'

/** A configuration file and the images that a check looks for, each once; only the file itself where it cannot be read. */
export function watchedFiles(file: string, { document }: CheckedFile): string[] {
  const named = document ? imageFiles(gatherDocument(document)) : []
  // An absolute path is a mistake, which no check follows: it may be on a drive that is not there.
  const images = named.filter(({ name }) => !isAbsolute(name))
  return [...new Set([file, ...images.map(({ name }) => resolve(dirname(file), name))])]
}
