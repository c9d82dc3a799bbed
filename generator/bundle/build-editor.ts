import { build } from 'rolldown'
import { projectFile } from '../lib/paths.ts'
import { scriptBrowsers } from './browsers.ts'
import { bundleOptions } from './bundle-options.ts'

/** Bundles the editor's app into one module. */
export async function buildEditor(): Promise<string> {
  const { output } = await build({
    ...bundleOptions(scriptBrowsers),
    input: projectFile('src/edit/main.tsx'),
    platform: 'browser',
    output: { minify: true, comments: false, codeSplitting: false },
    write: false,
  })
  return output[0].code
}
