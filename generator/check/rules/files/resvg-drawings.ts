import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'

// The port `#drawings` on Node: the renderer of SVG.

/** What becomes of a drawing. */
export type Verdict = 'drawn' | 'empty' | 'damaged' | 'heavy'

/** Elements by which a few bytes can cause any amount of work: copies, effects, layers, pictures, letters. */
const costly =
  /<(?:[\w-]+:)?(?:use|filter|pattern|mask|clipPath|marker|image|text)\b|<!ENTITY|(?<!-)opacity|blend|isolat|<svg[\s\S]*<svg/i

const require = createRequire(import.meta.url)

/** How long a drawing may take: the processor, in microseconds; and by the clock, on a machine that is busy with other work, in milliseconds. */
const [mostCpu, mostMs] = [5_000_000, 30_000]

/** Ends its own process once that has used too much CPU time. A timer cannot, since the renderer blocks the thread. */
const watch = `setInterval(() => {
  const { user, system } = process.cpuUsage()
  if (user + system > ${mostCpu}) process.kill(process.pid, 'SIGKILL')
}, 100)`

/** Draws an SVG once. One that may take long is drawn by a process of its own, which can be ended. */
export function judgeDrawing(svg: string, hasLetters: boolean): Verdict {
  const renderer = require.resolve('@resvg/resvg-js')
  if (!costly.test(svg)) return drawOnce(require(renderer), svg, false)
  const script = `new (require('node:worker_threads').Worker)(${JSON.stringify(watch)}, { eval: true }).unref()
    const { Resvg } = require(${JSON.stringify(renderer)})
    process.stdout.write((${drawOnce})({ Resvg }, require('node:fs').readFileSync(0, 'utf8'), ${hasLetters}))`
  const { status, stdout } = spawnSync(process.execPath, ['-e', script], {
    input: svg,
    timeout: mostMs,
    killSignal: 'SIGKILL',
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  return status === 0 ? (stdout as Verdict) : 'heavy'
}

/** Stands alone, as the other process runs it from its text. */
function drawOnce({ Resvg }: typeof import('@resvg/resvg-js'), svg: string, loadSystemFonts: boolean): Verdict {
  try {
    const { pixels } = new Resvg(svg, { font: { loadSystemFonts }, fitTo: { mode: 'width', value: 512 } }).render()
    return pixels.some((part, index) => index % 4 === 3 && part > 0) ? 'drawn' : 'empty'
  } catch (error) {
    return /limit|loop/.test(String(error)) ? 'heavy' : 'damaged'
  }
}

/**
 * The pixels of a drawing, four bytes each, premultiplied by alpha; undefined where this machine cannot
 * tell at once.
 *
 * @param width how wide it is drawn
 */
export function drawPixels(svg: string, width: number): Uint8Array | undefined {
  const { Resvg } = require('@resvg/resvg-js') as typeof import('@resvg/resvg-js')
  return new Resvg(svg, { font: { loadSystemFonts: false }, fitTo: { mode: 'width', value: width } }).render().pixels
}

/**
 * Draws an SVG as a PNG.
 *
 * @param edge the side of a square that it has to fit; left out, it has its own size
 * @throws where it cannot be drawn
 */
export async function drawPng(svg: string, { edge, hasLetters = true }: DrawOptions = {}): Promise<Uint8Array> {
  // Imported lazily: most builds find every image in the cache.
  const { Resvg, renderAsync } = await import('@resvg/resvg-js')
  const font = { loadSystemFonts: hasLetters }
  if (edge === undefined) return (await renderAsync(svg, { font })).asPng()
  const { width, height } = new Resvg(svg, { font: { loadSystemFonts: false } })
  const fitTo = { mode: width < height ? 'height' : 'width', value: Math.round(edge) } as const
  return (await renderAsync(svg, { font, fitTo })).asPng()
}

interface DrawOptions {
  readonly edge?: number
  readonly hasLetters?: boolean
}
