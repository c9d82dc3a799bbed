/** The ends of names of files that are packed already. */
const packed = /\.(?:avif|br|gz|jpe?g|mp4|pdf|png|webm|webp|woff2|zip)$/i

/** How hard a ZIP tries to make a file of this name smaller: not at all where that is lost time. */
export function compressionLevel(name: string): 0 | 6 {
  return packed.test(name) ? 0 : 6
}
