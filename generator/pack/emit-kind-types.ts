import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../lib/files/paths.ts'
import { packageFile } from '../lib/packages/package-files.ts'

/** The types of the module that the views of a site's own kinds are made of, by path: for editors of code, which a site need not have. */
export function emitKindTypes(): ReadonlyMap<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'kind-types-'))
  try {
    const compiler = packageFile({ name: 'typescript', file: 'bin/tsc' })
    const settings = ['--target', 'es2023', '--module', 'esnext', '--moduleResolution', 'bundler', '--jsx', 'react-jsx']
    const emit = [
      '--declaration',
      '--emitDeclarationOnly',
      '--allowImportingTsExtensions',
      '--skipLibCheck',
      '--strict',
    ]
    const at = ['--rootDir', projectRoot, '--outDir', folder, '--ignoreConfig']
    execFileSync(process.execPath, [compiler, ...settings, ...emit, ...at, 'src/kinds/parts.ts'], { cwd: projectRoot })
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.d.ts'))
    return new Map(
      names.map((name) => [
        name.replaceAll('\\', '/'),
        readFileSync(join(folder, name), 'utf8').replace(/(?<=['"])(\.[^'"]*)\.tsx?(?=['"])/g, '$1.js'),
      ]),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}
