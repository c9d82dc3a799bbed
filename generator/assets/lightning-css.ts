import { Features, transform } from 'lightningcss'
import { styleBrowsers } from '../bundle/browsers.ts'

// The port `#css` on Node.

/** The same styles, minified, in the form that the oldest browsers know. */
export function transformCss(filename: string, css: string): string {
  // No style uses light-dark(), so no page needs its polyfill.
  const options = { minify: true, targets: styleBrowsers, exclude: Features.LightDark }
  return transform({ filename, code: Buffer.from(css), ...options }).code.toString()
}
