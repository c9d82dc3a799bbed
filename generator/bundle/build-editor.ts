import { build } from 'rolldown'
import { projectFile } from '../lib/files/paths.ts'
import { scriptBrowsers } from './browsers.ts'
import { bundleOptions } from './bundle-options.ts'

/** The apps that run in the browser of the person who makes a site, by the modules that start them. */
const editApps = { editor: 'src/edit/main.tsx', welcome: 'src/welcome/main.tsx' } as const

/** The name of such an app. */
export type EditAppName = keyof typeof editApps

/** Bundles such an app into one module. */
export async function buildEditor(name: EditAppName): Promise<string> {
  const { output } = await build({
    ...bundleOptions(scriptBrowsers),
    input: projectFile(editApps[name]),
    platform: 'browser',
    output: { minify: true, comments: false, codeSplitting: false },
    write: false,
  })
  return output[0].code
}
