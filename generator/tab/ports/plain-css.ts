import { styleBrowsers } from '../../bundle/browsers.ts'
import { appFile } from '../app-file.ts'

// The port `#css` in the tab: while a site is edited, its styles are as they are written, which browsers that run the tab understand.
// For a site that is built, the minifier is fetched, which is larger than the whole editor.

let minifier: typeof import('lightningcss-wasm') | undefined

/** Fetches the minifier: from then on, styles are what `npm run build` makes. */
export async function loadMinifier(): Promise<void> {
  const library = await import('lightningcss-wasm')
  await library.default(appFile('programs/lightningcss.wasm'))
  minifier = library
}

export function transformCss(filename: string, css: string): string {
  if (!minifier) return css
  // As on Node.
  const options = { minify: true, targets: styleBrowsers, exclude: minifier.Features.LightDark }
  const { code } = minifier.transform({ filename, code: new TextEncoder().encode(css), ...options })
  return new TextDecoder().decode(code)
}

/** The styles of one block. None is kept: what was written before the minifier was there is not what a build makes. */
export function transformBlock(css: string): string {
  return transformCss('block.css', css)
}
