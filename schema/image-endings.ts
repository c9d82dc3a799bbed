/** The media types of the photos that pages show, by the endings of the names of their files. */
const photoTypes = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
} as const

/** The same for drawings. */
const drawingTypes = { svg: 'image/svg+xml' } as const

/** The names of files of photos. */
export const photoName = nameEnding(Object.keys(photoTypes))

/** The names of files of images: photos and drawings. */
export const imageName = nameEnding(Object.keys({ ...photoTypes, ...drawingTypes }))

/** What the inputs of browsers take: photos. */
export const acceptPhotos = [...new Set(Object.values(photoTypes))].join(',')

/** The same for photos and drawings. */
export const acceptImages = [acceptPhotos, ...Object.values(drawingTypes)].join(',')

function nameEnding(endings: readonly string[]): RegExp {
  return new RegExp(`\\.(?:${endings.join('|')})$`, 'i')
}
