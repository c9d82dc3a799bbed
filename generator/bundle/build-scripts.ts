import { build } from 'rolldown'
import { projectFile } from '../lib/files/paths.ts'
import { bundleOptions } from './bundle-options.ts'
import { drawMarkedWords } from './marked-words.ts'

/** The inline scripts of the pages in the route table, of the root, and of the 404 pages, minified. */
export interface InlineScripts {
  readonly boot: string
  readonly root: string
  readonly notFound: string
  /** That of sites with a service that counts visits, which has a file. */
  readonly visits: string
  /** That of pages with hours. */
  readonly openNow: string
}

/** Builds the module that renders pages: a single file with all its dependencies, so that it loads fast. */
export async function buildServer(): Promise<string> {
  const { output } = await build({
    ...bundleOptions('node20'),
    input: projectFile('src/entry-server.tsx'),
    platform: 'node',
    plugins: [drawMarkedWords],
    output: { codeSplitting: false },
    write: false,
  })
  return output[0].code
}

/** Builds the inline scripts of the pages, each without imports. */
export async function buildInlineScripts(): Promise<InlineScripts> {
  const [boot, root, notFound, visits, openNow] = await Promise.all([
    inlineScript('boot'),
    inlineScript('entry-root'),
    inlineScript('entry-not-found'),
    inlineScript('entry-visits'),
    inlineScript('entry-open-now'),
  ])
  return { boot, root, notFound, visits, openNow }
}

async function inlineScript(entry: string): Promise<string> {
  const { output } = await build({
    ...bundleOptions('es2022'),
    input: projectFile(`src/${entry}.ts`),
    platform: 'browser',
    output: { minify: true, comments: false, topLevelVar: true, codeSplitting: false },
    write: false,
  })
  return output[0].code.trim()
}
