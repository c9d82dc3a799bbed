import initialize, { Features, transform } from 'lightningcss-wasm'
import { styleBrowsers } from '../bundle/browsers.ts'
import { appFile } from './app-file.ts'

// The port `#css` in the tab: while a site is edited, its styles are as they are written, which browsers that run the tab understand.
// For a site that is built, the minifier is fetched, which is larger than the whole editor.

let isThere = false

/** Fetches the minifier: from then on, styles are what `npm run build` makes. */
export async function loadMinifier(): Promise<void> {
  await initialize(appFile('programs/lightningcss.wasm'))
  isThere = true
}

export function transformCss(filename: string, css: string): string {
  if (!isThere) return css
  // As on Node.
  const options = { minify: true, targets: styleBrowsers, exclude: Features.LightDark }
  const { code } = transform({ filename, code: new TextEncoder().encode(css), ...options })
  return new TextDecoder().decode(code)
}

/** The styles of one block. None is kept: what was written before the minifier was there is not what a build makes. */
export function transformBlock(css: string): string {
  return transformCss('block.css', css)
}
