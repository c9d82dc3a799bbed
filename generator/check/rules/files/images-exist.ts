import { imageName } from '../../../../schema/image-endings.ts'
import type { CodeParameters } from '../../../diagnostics/codes.ts'
import { unknownWord } from '../../../diagnostics/nearest.ts'
import { atValue, type Path, type Problem } from '../../../diagnostics/problem.ts'
import { isOutside, isPointer, type RuleContext } from '../rule-context.ts'
import { type Rule, type RuleInput, type RuleResult, textPath } from '../rule-input.ts'
import { imageFiles } from '../texts/texts-of-site.ts'
import { type Drawing, mostBytes } from './read-drawing.ts'
import type { PhotoFacts } from './read-image.ts'

/** The largest file sizes, in bytes. Drawings are served as they are; photos are scaled down, but the repository still carries them. */
export const limits = { drawing: mostBytes, photo: 20 * 1024 * 1024 }

/** The least width of a photo in pixels: a phone shows it in as many, and a large screen in more. */
const leastWidth = 600

/** Images exist beside the configuration, have the type that their names say, are whole, and neither too large nor too small. */
export const imagesExist: Rule = (site, context) =>
  imageFiles(site).map(({ name, path, isInText }) => {
    if (!isInText) return [fileProblem(name, path(), context), shapeProblem(site, name, path(), context)]
    // Of a key of its own, the schema says so.
    const problem = imageName.test(name)
      ? fileProblem(name, path(), context)
      : atValue('form-wrong', path(), { value: name, form: 'image' })
    // A small picture is shown as it is there, and not made wider.
    return problem && problem.code !== 'photo-small' && { ...problem, word: name }
  })

/** What keeps an image file from being shown as it is. */
export function fileProblem(value: string, path: Path, context: RuleContext): Problem | undefined {
  if (value.startsWith('/') && context.file(`.${value}`))
    return atValue('image-missing', path, { value, suggestion: `.${value}`, allowed: [] })
  if (isOutside.test(value)) return atValue('image-outside', path, { value })
  const facts = context.file(value)
  if (!facts) {
    // A link that leads nowhere has the name, and is no file.
    const allowed = context.images().filter((name) => name !== value)
    return atValue('image-missing', path, unknownWord(value, allowed))
  }
  if (isPointer(facts)) return atValue('file-pointer', path, { value })
  const found = imageType(facts.head())
  if (found !== typeOfName(value)) return atValue('image-type', path, { value, found })
  const kind = found === 'svg' ? 'drawing' : 'photo'
  const limit = limits[kind]
  // What it holds comes first: a drawing that is too large is published all the same.
  const drawing = kind === 'drawing' ? facts.drawing() : undefined
  const foreign = drawing && 'foreign' in drawing ? drawing.foreign : undefined
  if (foreign) return atValue('image-foreign', path, { value, part: foreign })
  if (facts.bytes > limit) return atValue('image-too-large', path, { kind, bytes: facts.bytes, limit })
  return drawing ? drawingProblem(drawing, value, path) : photoProblem(facts.photo(), value, path)
}

function photoProblem(photo: PhotoFacts, value: string, path: Path): Problem | undefined {
  const least = isLogo(path) ? leastLogo : leastWidth
  if ('fault' in photo) return atValue('image-damaged', path, { value, fault: photo.fault })
  const { width, isAnimated } = photo
  if (isAnimated) return atValue('photo-animated', path, { value })
  return width < least ? atValue('photo-small', path, { width, least }) : undefined
}

/** The least width of a logo that is no drawing: that of the largest icon, or twice that of the widest place in a header. */
const leastLogo = 400

/** The greatest aspect ratio of an image from which icons are made: they are squares, in which a longer image would be small. */
const widest = 1.25

function isLogo([place, key]: Path): boolean {
  return place === 'site' && (key === 'logo' || key === 'logoDark' || key === 'symbol')
}

/** What icons are made of, the symbol or else the logo, is about as wide as high; and no logo is much higher than wide. */
function shapeProblem({ config }: RuleInput, name: string, path: Path, context: RuleContext): RuleResult {
  const facts = isLogo(path) && context.file(name)
  if (!facts) return undefined
  const image = /\.svg$/i.test(name) ? facts.drawing() : facts.photo()
  if ('fault' in image) return undefined
  const { width, height } = image
  const isMark = path[1] === 'symbol' || (path[1] === 'logo' && config.site?.symbol === undefined)
  return (
    (height / width > widest || (isMark && width / height > widest)) && atValue('logo-shape', path, { width, height })
  )
}

function drawingProblem(drawing: Drawing, value: string, path: Path): Problem | undefined {
  if ('fault' in drawing) {
    const { fault } = drawing
    return fault !== 'size' || isLogo(path) ? atValue('image-damaged', path, { value, fault }) : undefined
  }
  const { isEmpty, hasLetters } = drawing
  if (!isLogo(path)) return undefined
  if (isEmpty) return atValue('image-damaged', path, { value, fault: hasLetters ? 'letters' : 'empty' })
  return hasLetters ? atValue('logo-letters', path, { value }) : undefined
}

function typeOfName(name: string): string {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return extension === 'jpeg' ? 'jpg' : extension
}

/** The type of an image by its first bytes; empty for any other file. */
export function imageType(head: Uint8Array): CodeParameters['image-type']['found'] {
  const text = Buffer.from(head).toString('latin1')
  if (text.startsWith('\u0089PNG')) return 'png'
  if (text.startsWith('\u00ff\u00d8\u00ff')) return 'jpg'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  const brands = text.slice(4, 8) === 'ftyp' ? text.slice(8, 32) : ''
  if (/avi[fs]/.test(brands)) return 'avif'
  if (/hei[cxms]|hev[cx]|mif1/.test(brands)) return 'heic'
  return /<svg[\s>]/.test(text) ? 'svg' : ''
}

/** The alternative text of an image is not its file name. */
export const altTextsDescribe: Rule = ({ localised }) =>
  localised.flatMap(({ place, value }) => {
    if (place.key !== 'alt') return []
    return Object.entries(value).map(
      ([locale, text]) =>
        (imageName.test(text.trim()) || /\.gif$|^(img|dsc|image|foto|photo)[-_ ]?\d+$/i.test(text.trim())) &&
        atValue('alt-is-file-name', textPath(place, locale), { text }),
    )
  })
