import { OutputFolder } from './output-folder.ts'

/** Writes a folder as a whole. A failure leaves it as it was. */
export async function writeFolder(path: string, fill: (output: OutputFolder) => void | Promise<void>): Promise<void> {
  const output = new OutputFolder(path)
  try {
    await fill(output)
    await output.commit()
  } catch (error) {
    await output.discard()
    throw error
  }
}
