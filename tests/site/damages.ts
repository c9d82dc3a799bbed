import { chmod, copyFile, mkdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Does something to a file; `other` is one of the same kind, which is whole. */
export type Damage = (file: string, other: string) => Promise<unknown>

/** What can happen to a file of the cache. */
export const damages: Readonly<Record<string, Damage>> = {
  'is empty': (file) => truncate(file, 0),
  'ends in the middle': async (file) => truncate(file, Math.floor((await readFile(file)).length / 2)),
  'is garbage': (file) => writeFile(file, Buffer.alloc(5000, 'damaged\0\uffff')),
  'has one other byte': async (file) => {
    const bytes = await readFile(file)
    const at = Math.floor(bytes.length * 0.7)
    bytes[at] = (bytes[at] ?? 0) ^ 1
    await writeFile(file, bytes)
  },
  'goes on behind its end': (file) => writeFile(file, '\nthrow new Error("damaged")', { flag: 'a' }),
  'has what belongs into another': (file, other) => copyFile(other, file),
  'is a folder': async (file) => {
    await rm(file)
    await mkdir(join(file, 'folder'), { recursive: true })
  },
  'is a link to nothing': async (file) => {
    await rm(file)
    await symlink('nothing', file)
  },
  'cannot be read': (file) => chmod(file, 0o000),
  'is gone': (file) => rm(file),
}

/** Whether such damage to a file is reported: a file that is gone was perhaps never there, and nothing is unreadable to the administrator. */
export function isTold(damage: string): boolean {
  return damage !== 'is gone' && !(damage === 'cannot be read' && process.getuid?.() === 0)
}
