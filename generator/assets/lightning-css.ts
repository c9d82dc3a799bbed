import { Features, transform } from 'lightningcss'
import { styleBrowsers } from '../bundle/browsers.ts'
import { memoizeLast } from '../lib/memoize.ts'

// The port `#css` on Node.

/** The same styles, minified, in the form that the oldest browsers know. */
export function transformCss(filename: string, css: string): string {
  // No style uses light-dark(), so no page needs its polyfill.
  const options = { minify: true, targets: styleBrowsers, exclude: Features.LightDark }
  return transform({ filename, code: Buffer.from(css), ...options }).code.toString()
}

/** How many sheets are kept: those of a few looks, most of whose blocks are the same. */
const keptBlocks = 500

/** The same for the styles of one block, which many looks share. */
export const transformBlock = memoizeLast(keptBlocks, (css: string) => transformCss('block.css', css))
