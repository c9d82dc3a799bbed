import { readJsonBlock } from './json-block.ts'
import { type DetectionBlock, detectLocale } from './locale/detect-locale.ts'

/** Runs on the page at `/`: replaces it with the home page in the visitor's language. */
async function openHome(): Promise<void> {
  const detection = readJsonBlock<DetectionBlock>('detection')
  const locale = await detectLocale(detection).catch((error: unknown) => {
    console.warn('Finding the language failed:', error)
    return detection.defaultLocale
  })
  // Relative: the site may lie below a path.
  location.replace(`${locale}/${location.search}${location.hash}`)
}

void openHome()
