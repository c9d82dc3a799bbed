import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { removeAbandonedDrafts } from '../../../generator/edit/server/abandoned-drafts.ts'
import { temporaryFolder } from '../../site/command.ts'

const id = '0b6a3d7c-5e0f-4a54-9c0e-1f2d3c4b5a69'

async function written(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) await writeFile(join(folder, name), name)
}

test('what a killed editor has left of a save is removed at the next start, and nothing else', async () => {
  const { path, remove } = await temporaryFolder()
  const kept = ['site.config.yaml', 'site.config.yaml.bak', `notes.txt.${id}`, `site.config.yaml.${id}.old`]
  const left = [`site.config.yaml.${id}`, `translations.lock.${id}`, `edit-keys.json.${id}`]
  await written(path, [...kept, ...left])
  const file = join(path, 'site.config.yaml')
  // Somebody may still be writing them.
  removeAbandonedDrafts(file)
  expect((await readdir(path)).sort()).toEqual([...kept, ...left].sort())
  const later = Date.now() + 60_000
  removeAbandonedDrafts(file, later)
  expect((await readdir(path)).sort()).toEqual([...kept].sort())
  await remove()
})

test('so it is where the file is a link to one of another name', async () => {
  const { path, remove } = await temporaryFolder()
  const { path: elsewhere, remove: removeOther } = await temporaryFolder()
  await written(elsewhere, ['ours.yaml', `ours.yaml.${id}`])
  await symlink(join(elsewhere, 'ours.yaml'), join(path, 'site.config.yaml'))
  removeAbandonedDrafts(join(path, 'site.config.yaml'), Date.now() + 60_000)
  expect(await readdir(elsewhere)).toEqual(['ours.yaml'])
  await remove()
  await removeOther()
})

/** A program that gets a signal while it saves: when the draft is written, and does not have the name of the file yet. */
const saving = (file: string, signal: string) => `
  import fs from 'node:fs'
  import { syncBuiltinESMExports } from 'node:module'
  const { fsyncSync } = fs
  fs.fsyncSync = (descriptor) => {
    process.kill(process.pid, ${JSON.stringify(signal)})
    fsyncSync(descriptor)
  }
  syncBuiltinESMExports()
  const { ConfigFile } = await import('./generator/edit/server/config-file.ts')
  const { endBetweenWrites } = await import('./generator/lib/files/end-between-writes.ts')
  endBetweenWrites()
  const file = new ConfigFile(${JSON.stringify(file)})
  await file.write({ text: 'after' }, file.read())
  setInterval(() => {}, 1000)
`

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('%s in the middle of a save leaves nothing', async (signal) => {
  const { path, remove } = await temporaryFolder()
  const file = join(path, 'site.config.yaml')
  await writeFile(file, 'before')
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', saving(file, signal)], {
    stdio: 'inherit',
  })
  const [, endedBy] = await once(child, 'exit')
  expect(endedBy).toBe(signal)
  expect(await readdir(path)).toEqual(['site.config.yaml'])
  expect(['before', 'after']).toContain(await readFile(file, 'utf8'))
  await remove()
})
