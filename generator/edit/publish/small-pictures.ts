import { Buffer } from 'buffer'
import { readBytes } from '#files'
import { dirname, join } from '#path'
import { scalePhoto } from '#photos'

/** The width of a small picture in pixels: twice that in which it is shown. */
const width = 160

/** Small copies of pictures as `data:` addresses, by their names beside the configuration; one that cannot be read has none. */
export async function smallPictures(file: string, names: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const made = await Promise.all(
    names.map(async (name) => [name, await smallPicture(join(dirname(file), name))] as const),
  )
  return Object.fromEntries(made.flatMap(([name, src]) => (src === undefined ? [] : [[name, src] as const])))
}

async function smallPicture(path: string): Promise<string | undefined> {
  try {
    const bytes = readBytes(path)
    if (/\.svg$/i.test(path)) return dataAddress('image/svg+xml', bytes)
    return dataAddress('image/webp', await scalePhoto(bytes, width, 60))
  } catch {
    // It may be gone by now, or be no picture.
    return undefined
  }
}

function dataAddress(type: string, bytes: Uint8Array): string {
  return `data:${type};base64,${Buffer.from(bytes).toString('base64')}`
}
