import { join } from 'node:path'
import { loadFonts } from '../../generator/assets/fonts.ts'
import { composeStyles, type Styles } from '../../generator/assets/styles.ts'
import type { Bundle } from '../../generator/bundle/bundle.ts'
import { checkFile } from '../../generator/check/check-file.ts'
import { compileSite } from '../../generator/compile-site.ts'
import { OutputFolder } from '../../generator/output/output-folder.ts'
import { switchFolders } from '../../generator/output/switch-folders.ts'
import { LastBuild } from '../../generator/render/last-build.ts'
import { prerender } from '../../generator/render/prerender.ts'
import type { RenderSetting } from '../../generator/render/render-setting.ts'
import { RenderThread } from '../../generator/render/render-thread.ts'
import { sharedHead } from '../../generator/render/shared-head.ts'
import { SitePolicy } from '../../generator/render/site-policy.ts'
import type { SiteConfig } from '../../schema/site-config.ts'
import { digests } from '../site/files.ts'

/** How a site is rendered. */
export interface Rendering {
  readonly out: string
  readonly code: Bundle
  /** The address of the server module of a second thread; without it there is none. */
  readonly serverUrl?: string
  /** Changes the configuration first. */
  readonly change?: (config: SiteConfig) => void
  /** Changes the styles. */
  readonly restyle?: (styles: Styles) => Styles
  /** Origins on other hosts that all pages may ask. */
  readonly connections?: readonly string[]
  /** Other work to be done meanwhile; returns false where none is left. */
  readonly sideWork?: () => boolean
}

/**
 * Renders the pages of the shipped site into a folder. Returns the files with their digests, what the policy names, and the paths that this
 * thread rendered.
 */
export async function renderSite(rendering: Rendering) {
  const { out, code, serverUrl, change, restyle = (styles) => styles, connections = [], sideWork } = rendering
  const { config } = checkFile('site.config.yaml')
  if (!config) throw new Error('The shipped configuration is wrong')
  change?.(config)
  const { model } = await compileSite(config, 'site.config.yaml')
  const fonts = await loadFonts(model.theme.fonts)
  const documents = {
    model,
    styles: restyle(await composeStyles(model.theme, fonts)),
    sharedHead: sharedHead(model, { fonts }),
    stylesheet: '/assets/site.css',
  }
  const output = new OutputFolder(out)
  const policy = new SitePolicy(connections)
  const lastBuild = new LastBuild({ folder: out, code: code.serverUrl, output, policy })
  const rendered: string[] = []
  const server: Bundle['server'] = {
    ...code.server,
    renderPage: (page) => {
      rendered.push(page.path)
      return code.server.renderPage(page)
    },
  }
  const startThread =
    serverUrl === undefined
      ? undefined
      : (setting: RenderSetting) => new RenderThread({ setting, serverUrl, output, policy })
  await prerender(
    { ...documents, bundle: { ...code, server }, output, policy, lastBuild, startThread, sideWork },
    () => {},
  )
  switchFolders([output.staging])
  lastBuild.finish()
  return {
    files: await digests(out),
    sources: policy.sources,
    rendered: rendered.sort(),
    file: (path: string) => join(out, path),
  }
}
