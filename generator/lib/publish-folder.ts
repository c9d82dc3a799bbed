import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'

/**
 * Moves a finished folder to the name under which it is looked for. Where another process published an equal one first, that one stays.
 *
 * @throws where the folder can neither be moved nor found
 */
export async function publishFolder(work: string, folder: string): Promise<void> {
  try {
    await rename(work, folder)
  } catch (error) {
    await rm(work, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
}
