import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Builds the shipped site once for all browser tests, into a folder that is gone afterwards. */
export default async function buildSite(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  const out = join(folder, 'site')
  const args = ['build', '--out', out, '--generated', join(folder, 'generated')]
  await promisify(execFile)(process.execPath, ['generator/main.mjs', ...args], { cwd: root })
  process.env.BUILT_SITE = out
  return () => rm(folder, { recursive: true, force: true })
}
