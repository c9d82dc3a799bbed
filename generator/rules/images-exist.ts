import { nearest } from '../diagnostics/nearest.ts'
import { atValue, type Path, type Problem } from '../diagnostics/problem.ts'
import type { ImageType } from '../diagnostics/words/images/codes.ts'
import { pathOf } from '../walk.ts'
import type { Drawing } from './read-drawing.ts'
import type { Rule } from './rule.ts'
import { textPath } from './site.ts'
import type { FileFacts, Surroundings } from './surroundings.ts'

const sizeLimit = 3 * 1024 * 1024

/** Images exist inside the site's folder, have the type that their names say, and are not too large. */
export const imagesExist: Rule = ({ references }, surroundings) => {
  const images = references.filter(({ kind }) => kind === 'file')
  return images.flatMap(({ place, name }) => imageProblems(name, { path: pathOf(place), surroundings }))
}

function imageProblems(value: string, { path, surroundings }: { path: Path; surroundings: Surroundings }): Problem[] {
  if (value.startsWith('/') && surroundings.file(`.${value}`))
    return [atValue('image-missing', path, { parameters: { value, suggestion: `.${value}`, allowed: [] } })]
  if (/^(?:https?:|([a-z]:)?[\\/])/i.test(value)) return [atValue('image-outside', path, { parameters: { value } })]
  const facts = surroundings.file(value)
  if (!facts) {
    const allowed = surroundings.images()
    return [atValue('image-missing', path, { parameters: { value, suggestion: nearest(value, allowed), allowed } })]
  }
  const found = imageType(facts)
  if (found !== typeOfName(value)) return [atValue('image-type', path, { parameters: { value, found } })]
  if (facts.bytes > sizeLimit)
    return [atValue('image-too-large', path, { parameters: { bytes: facts.bytes, limit: sizeLimit } })]
  return found === 'svg' ? drawingProblems(facts.drawing(), { value, path }) : []
}

/** The greatest ratio of the logo's sides: it is shown in squares, where a longer one becomes small. */
const widest = 1.25

function drawingProblems(drawing: Drawing, { value, path }: { value: string; path: Path }): Problem[] {
  const isLogo = path[0] === 'site' && path[1] === 'logo'
  if ('fault' in drawing) {
    const { fault } = drawing
    return fault === 'damaged' || isLogo ? [atValue('image-damaged', path, { parameters: { value, fault } })] : []
  }
  const { width, height, foreign } = drawing
  if (foreign) return [atValue('image-foreign', path, { parameters: { value, part: foreign } })]
  return isLogo && Math.max(width / height, height / width) > widest
    ? [atValue('logo-shape', path, { parameters: { width, height } })]
    : []
}

function typeOfName(name: string): string {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return extension === 'jpeg' ? 'jpg' : extension
}

/** The type of an image by its first bytes; empty for what is none. */
function imageType(facts: FileFacts): ImageType | '' {
  const text = Buffer.from(facts.head()).toString('latin1')
  if (text.startsWith('\u0089PNG')) return 'png'
  if (text.startsWith('\u00ff\u00d8\u00ff')) return 'jpg'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  if (text.slice(4, 8) === 'ftyp' && /avi[fs]/.test(text.slice(8, 32))) return 'avif'
  return /<svg[\s>]/.test(text) ? 'svg' : ''
}

/** The alternative text of an image is not its file name. */
export const altTextsDescribe: Rule = ({ localised }) =>
  localised.flatMap(({ place, value }) => {
    if (place.key !== 'alt') return []
    return Object.entries(value).flatMap(([locale, text]): Problem[] =>
      /\.(svg|png|jpe?g|webp|avif|gif)$|^(img|dsc|image|foto|photo)[-_ ]?\d+$/i.test(text.trim())
        ? [atValue('alt-is-file-name', textPath(place, locale), { parameters: { text } })]
        : [],
    )
  })
