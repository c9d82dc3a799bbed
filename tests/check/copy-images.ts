import { cpSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root, secondSite } from '../site/command.ts'

/** Puts the images of the second site, and its kinds of documents, into a folder, for a configuration there that is made of it. */
export function copyImages(folder: string): void {
  for (const name of ['logo.svg', 'images'])
    cpSync(join(dirname(secondSite), name), join(folder, name), { recursive: true })
  cpSync(join(root, 'pages/kinds'), join(folder, 'pages/kinds'), { recursive: true })
}
