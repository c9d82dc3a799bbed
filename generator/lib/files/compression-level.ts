/** The extensions of files that are already compressed. */
const packed = /\.(?:avif|br|gz|jpe?g|mp4|pdf|png|webm|webp|woff2|zip)$/i

/** The compression level of a file in a ZIP, by its name: none for files that are already compressed. */
export function compressionLevel(name: string): 0 | 6 {
  return packed.test(name) ? 0 : 6
}
