import type { MessagesOf } from '../../words.ts'
import { ratio, size } from '../phrases.en.ts'
import { cut, rounded } from '../phrases.ts'
import type { ImageCodes, ImageType } from './codes.ts'

const images: Record<ImageType, string> = {
  svg: 'an SVG image',
  png: 'a PNG image',
  jpg: 'a JPEG image',
  webp: 'a WebP image',
  avif: 'an AVIF image',
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
  'image-too-large': ({ bytes, limit }) => ({
    message: `This image is ${size(bytes)}; more than ${size(limit)} makes the page slow.`,
    help: 'Save it again at a width of at most 2000 pixels.',
  }),
  'image-type': ({ value, found }) => ({
    message: `"${value}" contains ${found ? images[found] : 'no image'}, whatever its name says.`,
    help: found
      ? `Save it as the kind of image that its name says, or change the end of its name to .${found}.`
      : 'Save the image again.',
  }),
  'image-damaged': ({ value, fault }) =>
    fault === 'damaged'
      ? {
          message: `The drawing "${value}" is damaged: it cannot be read to the end, or is not an SVG.`,
          help: 'Export it again from the program that it was drawn with, as a plain SVG.',
        }
      : {
          message: `The drawing "${value}" does not say how large it is.`,
          help: 'Export it again with a size or a "viewBox", such as viewBox="0 0 64 64" in its first line.',
        },
  'image-foreign': ({ value, part }) => ({
    message: `The drawing "${value}" contains something that will not be shown: ${cut(part)}`,
    help: 'Export it again as a plain SVG, with everything it shows inside the file, and without scripts.',
  }),
  'logo-shape': ({ width, height }) => ({
    message: `The logo is ${rounded(width)} wide and ${rounded(height)} high (${ratio(Math.max(width / height, height / width))}); in its square places it will be very small.`,
    help: 'Use a square version of it, such as its symbol alone, without the words.',
  }),
  'flag-unknown': ({ value }) => ({
    message: `No country has the code "${value}".`,
    help: 'Use the two small letters of the country (ISO 3166), such as "br".',
  }),
}
