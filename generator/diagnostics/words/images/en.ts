import type { MessagesOf, Words } from '../../words.ts'
import { ratio, size } from '../phrases.en.ts'
import { cut, rounded } from '../phrases.ts'
import type { ImageCodes, ImageType } from './codes.ts'

const images: Record<ImageType, string> = {
  svg: 'an SVG image',
  png: 'a PNG image',
  jpg: 'a JPEG image',
  webp: 'a WebP image',
  avif: 'an AVIF image',
  heic: 'a HEIC image (of a phone)',
}

/** What is wrong with an image that cannot be shown, and the cure. */
const damage: Record<ImageCodes['image-damaged']['fault'], (value: string) => Words> = {
  damaged: (value) => ({
    message: `The drawing "${value}" is damaged: it cannot be read to the end, or is not an SVG.`,
    help: 'Export it again from the program that it was drawn with, as a plain SVG.',
  }),
  size: (value) => ({
    message: `The drawing "${value}" does not say how large it is.`,
    help: 'Export it again with a size or a "viewBox", such as viewBox="0 0 64 64" in its first line.',
  }),
  cut: (value) => ({
    message: `The photo "${value}" is damaged: the end of its file is missing.`,
    help: 'Copy or download it once more from where it came.',
  }),
}

/** The cure for a file that is not what its name says. */
function mistaken(found: ImageType | ''): string {
  if (found === 'heic')
    return 'Open it in a program for pictures and save it as a JPEG: another name does not make it one.'
  if (found) return `Save it as the kind of image that its name says, or change the end of its name to .${found}.`
  return 'Copy or save the image again, as a JPEG or PNG.'
}

/** Images, icons and flags: the messages in English. */
export const en: MessagesOf<ImageCodes> = {
  'icon-unknown': ({ value, suggestion }) => ({
    message: `There is no icon "${value}".`,
    help: suggestion ? `Did you mean "${suggestion}"?` : 'Choose one from https://lucide.dev/icons.',
  }),
  'alt-is-file-name': ({ text }) => ({
    message: `"${cut(text)}" is the name of a file, not a description of the picture.`,
    help: 'Say in a few words what the picture shows.',
  }),
  'image-missing': ({ value, suggestion }) => ({
    message: `There is no file "${value}".`,
    help: suggestion
      ? `Did you mean "${suggestion}"?`
      : 'The path starts from the folder of this file, such as ./images/team.jpg. Capital and small letters are not the same.',
  }),
  'image-outside': ({ value }) => ({
    message: `"${value}" lies outside the folder of the site.`,
    help: 'Copy the file into the folder of the site.',
  }),
  'image-too-large': ({ kind, bytes, limit }) =>
    kind === 'photo'
      ? {
          message: `This photo is ${size(bytes)}; more than ${size(limit)} makes every build and every copy of the project slow.`,
          help: 'Save it again at a width of about 3000 pixels.',
        }
      : {
          message: `This drawing is ${size(bytes)}; more than ${size(limit)} makes the page slow.`,
          help: 'Export it again with fewer details, or save it as a photo (.jpg or .png).',
        },
  'image-type': ({ value, found }) => ({
    message: `"${value}" contains ${found ? images[found] : 'no image'}, whatever its name says.`,
    help: mistaken(found),
  }),
  'image-damaged': ({ value, fault }) => damage[fault](value),
  'photo-small': ({ width, least }) => ({
    message: `This photo is only ${width} pixels wide: on most screens it will look blurred.`,
    help: `Take the original, as it came from the camera or phone; it should be at least ${least} pixels wide.`,
  }),
  'image-foreign': ({ value, part }) => ({
    message: `The drawing "${value}" contains something that will not be shown: ${cut(part)}`,
    help: 'Export it again as a plain SVG, with everything it shows inside the file, and without scripts.',
  }),
  'logo-shape': ({ width, height }) => ({
    message: `The logo is ${rounded(width)} wide and ${rounded(height)} high (${ratio(Math.max(width / height, height / width))}); in its square places it will be very small.`,
    help: 'Use a square version of it, such as its symbol alone, without the words.',
  }),
  'flag-unknown': ({ value, suggestion = 'br' }) => ({
    message: `No country has the code "${value}".`,
    help: `Use the two small letters of the country (ISO 3166), such as "${suggestion}".`,
  }),
}
