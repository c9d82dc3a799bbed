import type { Verdict } from '../../check/rules/files/resvg-drawings.ts'
import { appFile } from '../app-file.ts'

// The port `#drawings` in the tab: the same renderer, which is fetched when something is to be drawn. Until then a drawing counts as drawn:
// it is shown by the browser itself.

type Renderer = typeof import('@resvg/resvg-wasm')

let loading: Promise<Renderer> | undefined
let loaded: Renderer | undefined

function loadRenderer(): Promise<Renderer> {
  loading ??= import('@resvg/resvg-wasm').then(async (library) => {
    await library.initWasm(fetch(appFile('programs/resvg.wasm')))
    loaded = library
    return library
  })
  return loading
}

export function judgeDrawing(svg: string): Verdict {
  if (!loaded) return 'drawn'
  try {
    const { pixels } = new loaded.Resvg(svg, { fitTo: { mode: 'width', value: 512 } }).render()
    return pixels.some((part, index) => index % 4 === 3 && part > 0) ? 'drawn' : 'empty'
  } catch (error) {
    return /limit|loop/.test(String(error)) ? 'heavy' : 'damaged'
  }
}

export function drawPixels(svg: string, width: number): Uint8Array | undefined {
  return loaded ? new loaded.Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().pixels : undefined
}

/** As on Node, but for letters: a tab has no typefaces of the system that a drawing could be drawn with. */
export async function drawPng(svg: string, { edge }: { readonly edge?: number } = {}): Promise<Uint8Array> {
  const { Resvg } = await loadRenderer()
  const whole = new Resvg(svg)
  if (edge === undefined) return whole.render().asPng()
  const mode = whole.width < whole.height ? 'height' : 'width'
  return new Resvg(svg, { fitTo: { mode, value: Math.round(edge) } }).render().asPng()
}
