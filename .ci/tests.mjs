// Runs the unit tests and then those in the browser, which share the sites that are built for them.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const sites = mkdtempSync(join(tmpdir(), 'sites-'))
try {
  for (const script of ['test:unit', 'test:browser']) {
    const env = { ...process.env, BUILT_SITES: sites }
    const { status } = spawnSync('npm', ['run', script], { stdio: 'inherit', shell: process.platform === 'win32', env })
    process.exitCode = status ?? 1
    if (status !== 0) break
  }
} finally {
  rmSync(sites, { recursive: true, force: true })
}
