import { readBytes, writeNew } from '#files'
import { dirname, join } from '#path'
import { type KeptPhoto, tidyPhoto } from '#photos'
import { isWithin } from '#places'
import type { ImageAnswer, ImageRefused } from '../../../src/edit/protocol/images.ts'
import { imageType, limits } from '../../check/rules/files/images-exist.ts'
import { readDrawing } from '../../check/rules/files/read-drawing.ts'
import { slugify } from '../../lib/addresses/slugify.ts'

/** The most bytes of a file that is sent. */
export const imageLimit = 40_000_000

/** The folder beside the configuration in which pictures are kept. */
export const pictureFolder = 'images'

/**
 * Keeps a picture beside the configuration: a photo upright, without what cameras write into it, and no larger than screens need; a drawing
 * as it is, if the check would take it. Never writes over a file.
 *
 * @param name that of the file, as a browser tells it
 */
export async function receiveImage(config: string, name: string, bytes: Uint8Array): Promise<ImageAnswer> {
  if (bytes.length > imageLimit) return { refused: 'too-large' }
  const type = imageType(bytes.subarray(0, 4096))
  if (type === '') return { refused: 'no-image' }
  const kept = type === 'svg' ? keptDrawing(bytes) : await tidyPhoto(bytes, type)
  if ('refused' in kept) return kept
  const folder = join(dirname(config), pictureFolder)
  if (!isWithin(folder, dirname(config))) return { refused: 'outside' }
  const file = keep(kept.bytes, { folder, stem: fileStem(name), type: kept.type })
  return { file: `./${pictureFolder}/${file}`, width: kept.width, height: kept.height }
}

function keptDrawing(bytes: Uint8Array): KeptPhoto | ImageRefused {
  if (bytes.length > limits.drawing) return { refused: 'too-large' }
  const drawing = readDrawing(bytes)
  if ('fault' in drawing)
    return { refused: ({ damaged: 'damaged', size: 'drawing-size', heavy: 'drawing-heavy' } as const)[drawing.fault] }
  if (drawing.foreign) return { refused: 'drawing-foreign', part: drawing.foreign.slice(0, 80) }
  return { bytes, type: 'svg', width: drawing.width, height: drawing.height }
}

/** Names that Windows keeps for itself. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/

/** The name of a file without its folder and its end, as it may stand in any address and on any system. */
function fileStem(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const stem = slugify(last.replace(/(?:\.\w{1,5})+$/, '')).replaceAll('/', '-')
  const short = stem.slice(0, 60).replace(/-+$/, '')
  return short === '' || reserved.test(short) ? ['picture', short].filter(Boolean).join('-') : short
}

/** Writes the file under the first name that is free, or finds the same bytes under it. Returns its name. */
function keep(bytes: Uint8Array, { folder, stem, type }: { folder: string; stem: string; type: string }): string {
  for (let number = 1; ; number++) {
    const file = `${stem}${number === 1 ? '' : `-${number}`}.${type}`
    if (writeNew(join(folder, file), bytes) || isSame(join(folder, file), bytes)) return file
  }
}

function isSame(path: string, bytes: Uint8Array): boolean {
  try {
    return readBytes(path).equals(bytes)
  } catch {
    // A folder, or what nobody may read: another name is tried.
    return false
  }
}
