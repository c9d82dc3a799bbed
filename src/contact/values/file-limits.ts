import type { FileField } from '../../../schema/forms.ts'

/** How many files a field takes, and how large each may be, in bytes. */
export function fileLimits({ maxFiles = 1, maxMegabytes = 5 }: Pick<FileField, 'maxFiles' | 'maxMegabytes'>) {
  return { maxFiles, maxBytes: maxMegabytes * 1e6 }
}

/** Whether the name of a file ends as one of these types does. */
export function hasType(name: string, accept: readonly string[]): boolean {
  return accept.includes(name.slice(name.lastIndexOf('.') + 1).toLowerCase())
}
