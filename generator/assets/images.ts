import { loadBytes } from '#files'
import { basename, dirname, extname } from '#path'
import type { Picture } from '../../src/content/page-content.ts'
import { rootFolders } from '../../src/routing/root-folders.ts'
import { drawingSize } from '../check/rules/files/read-drawing.ts'
import type { PhotoLight } from '../compile/looks/veil.ts'
import { slugify } from '../lib/addresses/slugify.ts'
import { contentHash } from '../lib/content-hash.ts'
import { fileNamed } from '../lib/files/read-files.ts'
import { readFlag } from '../lib/icon-set.ts'
import type { Colours } from './colours/shown-colours.ts'
import { measureLight } from './photo-light.ts'
import { isPhoto, preparePhoto } from './photos.ts'
import { inThemeColours } from './theme-drawing.ts'

/** Image files by their path in the web root; each is read or made when it is asked for. */
type ImageFiles = ReadonlyMap<string, () => Promise<Uint8Array>>

/** Image files for the web root, with their addresses. */
export interface Images {
  /** The names of all of them in the configuration. */
  readonly names: { has(name: string): boolean }
  /** The files of all images, including those that only disabled pages use. */
  readonly files: ImageFiles
  /** The files of some images, by their names in the configuration. Throws for any other name. */
  filesNamed(names: readonly string[]): ImageFiles
  /** The address of an image by its name in the configuration, or of a flag by `flag:` and its country. Throws for any other name. */
  url(name: string): string
  /** How a photo is shown, or a drawing that fills its box, by its name in the configuration; undefined for other drawings. Throws for any other name. */
  picture(name: string): Picture | undefined
  /** How light a photo is on which words may stand, by its address; undefined for any other. */
  light(address: string): PhotoLight | undefined
  /** How many times as wide as high an image is, by its name in the configuration. Throws for any other name. */
  ratio(name: string): number
  /** The bytes of an image by its name in the configuration, as they are in its file, a drawing in the colours of the theme. Throws for any other name. */
  bytes(name: string): Uint8Array
}

interface Image {
  readonly bytes: Uint8Array
  /** The path of its only or usual file in the web root. */
  readonly path: string
  readonly picture?: Picture
  readonly light?: PhotoLight
  readonly files: ImageFiles
}

interface LoadOptions {
  readonly folder?: string
  readonly grounds?: ReadonlySet<string>
  readonly colours?: Colours
}

/**
 * Reads the images that a configuration names, and the flags of its languages.
 *
 * @param config the configuration file, to which image paths are relative
 * @param names paths of images, and `flag:br` for the flag of a country
 * @param options.folder the folder of the web root in which the site lies
 * @param options.grounds the photos on which words may stand: how light they are is measured
 * @param options.colours those of the theme, which drawings may name
 * @throws PhotoRefused for a photo that cannot be read
 */
export async function loadImages(
  config: string,
  names: Iterable<string>,
  { folder = '', grounds = new Set<string>(), colours }: LoadOptions = {},
): Promise<Images> {
  const images = new Map<string, Image>()
  for (const wanted of new Set(names)) {
    const country = /^flag:(.*)/.exec(wanted)?.[1]
    const file = country === undefined ? fileNamed(dirname(config), wanted) : `${country.toUpperCase()}.svg`
    const read = country === undefined ? await loadBytes(file) : Buffer.from(readFlag(country))
    const bytes = colours && /\.svg$/i.test(file) ? inThemeColours(read, colours) : read
    if (isPhoto(file)) {
      const {
        path,
        files: variants,
        ...picture
      } = await preparePhoto(file, bytes, (end) => folder + servedName(file, end))
      const light = grounds.has(wanted) ? { light: await measureLight(file, bytes) } : {}
      images.set(wanted, { bytes, path, picture, ...light, files: variants })
    } else {
      const path = folder + servedName(file, `${contentHash(bytes)}${extname(file).toLowerCase()}`)
      const picture = country === undefined ? readScene(bytes, path) : undefined
      images.set(wanted, { bytes, path, ...(picture && { picture }), files: new Map([[path, async () => bytes]]) })
    }
  }
  const findImage = (name: string): Image => {
    const image = images.get(name)
    if (image === undefined) throw new Error(`${name} was not loaded`)
    return image
  }
  return {
    names: images,
    files: collectFiles(images.values()),
    filesNamed: (names) => collectFiles(names.map(findImage)),
    url: (name) => `/${findImage(name).path}`,
    picture: (name) => findImage(name).picture,
    light: (address) => [...images.values()].find(({ path }) => `/${path}` === address)?.light,
    ratio: (name) => {
      const { picture, bytes } = findImage(name)
      const [width, height] = picture ? [picture.width, picture.height] : drawingSize(Buffer.from(bytes).toString())
      return width / height
    },
    bytes: (name) => findImage(name).bytes,
  }
}

/** How a drawing is shown that fills any box, as its own root says (`preserveAspectRatio="xMidYMid slice"`); all others are shown whole. */
function readScene(bytes: Uint8Array, path: string): Picture | undefined {
  const text = new TextDecoder().decode(bytes)
  if (!/<svg[^>]*\spreserveAspectRatio=['"][^'"]*\bslice\b/i.test(text)) return undefined
  const [width, height] = drawingSize(text)
  return { srcSet: `/${path} ${Math.round(width)}w`, width: Math.round(width), height: Math.round(height) }
}

function collectFiles(images: Iterable<Image>): ImageFiles {
  return new Map(Array.from(images).flatMap(({ files }) => [...files]))
}

/** The most letters of a file's name in the one that is served, which is longer: systems take 255 in all. */
const longestName = 200

/**
 * The path under which an image is served: the name of its file, then a hash. Only safe characters are left: in an address, a "#" or "?" ends the path.
 *
 * @param end the hash and what follows
 */
function servedName(file: string, end: string): string {
  const name = slugify(basename(file, extname(file))).slice(0, longestName)
  return `${rootFolders.assets}/${name === '' ? '' : `${name}-`}${end}`
}
