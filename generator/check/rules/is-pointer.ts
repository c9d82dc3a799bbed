import type { FileFacts } from './surroundings.ts'

/** Whether a file holds only what Git LFS keeps in the place of a large one until it is fetched: https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md */
export function isPointer({ bytes, head }: FileFacts): boolean {
  return bytes < 1024 && Buffer.from(head()).toString('latin1').startsWith('version https://git-lfs.github.com/spec/')
}
