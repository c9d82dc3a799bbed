// The port `#typeface-cutter` on Node.

/** Cuts a font file down to some characters. */
export async function cutFont(whole: Uint8Array, characters: string, format: 'woff2' | 'sfnt'): Promise<Uint8Array> {
  // @ts-expect-error: the package has no types. Imported lazily: few sites need it.
  const { default: subsetFont } = await import('subset-font')
  // The licence, which the fonts must carry, stays.
  return subsetFont(Buffer.from(whole), characters, {
    targetFormat: format,
    noHinting: true,
    preserveNameIds: [1, 13, 14],
  })
}
