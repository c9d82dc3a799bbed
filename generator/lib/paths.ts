import { fileURLToPath } from 'node:url'

/** The folder of the project, absolute. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url))

/** The path of a file of the project, absolute. */
export function projectFile(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url))
}
