import { drawLogo } from '../../assets/draw-logo.ts'
import { type ShareCard, shareImageSize } from '../../compile/metadata/share-image.ts'
import { drawPng } from './web-drawings.ts'

// The port `#share-images` in the tab: the logo on the site's colour. What sets words as pictures is not in the tab.

const paper = '#faf7f2'
const logoEdge = 260

export async function drawShareImage(
  { color }: ShareCard,
  { logo }: { readonly logo: Uint8Array },
): Promise<Uint8Array> {
  const { width, height } = shareImageSize
  const [x, y] = [(width - logoEdge) / 2, (height - logoEdge) / 2]
  const image = `<image href="${await drawLogo(logo, logoEdge)}" x="${x}" y="${y}" width="${logoEdge}" height="${logoEdge}"/>`
  const edge = `<rect width="14" height="${height}" fill="${color}"/>`
  return drawPng(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${paper}"/>${edge}${image}</svg>`,
  )
}
