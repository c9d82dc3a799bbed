import type { KeptFile } from '../state/editor-client.ts'

/** Keeps a file where the browser keeps what is downloaded. */
export function download({ name, file }: KeptFile): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
