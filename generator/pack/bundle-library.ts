import { build } from 'rolldown'
import { projectRoot } from '../lib/files/paths.ts'

/** Bundles a package as one module, which a program can ask for when it needs it. */
export async function bundleLibrary(name: string): Promise<string> {
  const { output } = await build({
    cwd: projectRoot,
    input: name,
    platform: 'node',
    output: { format: 'cjs', codeSplitting: false, minify: true, comments: false },
    write: false,
    logLevel: 'silent',
  })
  return output[0].code
}
