import { type Messages, say, type Unknown, type Words } from '../message.ts'
import { cut, rounded } from '../phrases.ts'
import { meant, ratio, size } from './phrases.ts'

/** The types of images, by the usual end of their names. Pages cannot show HEIC, which phones take. */
export type ImageType = 'svg' | 'png' | 'jpg' | 'webp' | 'avif' | 'heic'

/** An image that pages cannot show. */
export interface ImageDamaged {
  value: string
  /** Why it cannot be shown: no whole drawing, without a size, too much work, nothing to see, nothing but letters without a typeface, or a photo without its end. */
  fault: 'damaged' | 'size' | 'heavy' | 'empty' | 'letters' | 'cut'
}

interface FontMissing extends Unknown {
  /** The packages that are not installed. */
  packages: readonly string[]
  /** What installed packages do not have of it. */
  files: readonly string[]
}

const kinds: Record<ImageType, string> = {
  svg: 'an SVG image',
  png: 'a PNG image',
  jpg: 'a JPEG image',
  webp: 'a WebP image',
  avif: 'an AVIF image',
  heic: 'a HEIC image (of a phone)',
}

/** What is wrong with an image that cannot be shown, and the cure. */
const damage: Record<ImageDamaged['fault'], (value: string) => Words> = {
  damaged: (value) => say`
    The drawing "${value}" is damaged: it cannot be read to the end, or is not an SVG.
    Export it again from the program that it was drawn with, as a plain SVG.`,
  size: (value) => say`
    The drawing "${value}" does not say how large it is.
    Export it again with a size or a "viewBox", such as viewBox="0 0 64 64" in its first line.`,
  heavy: (value) => say`
    The drawing "${value}" takes longer than 5 seconds to draw: phones would freeze.
    Export it again without filters, large pictures inside it, or copies of copies.`,
  empty: (value) => say`
    Nothing of the drawing "${value}" can be seen: icons and share images would be blank.
    Export it again with its shapes filled and inside its edges (the "viewBox").`,
  letters: (value) => say`
    The drawing "${value}" consists only of letters, and this computer has no typeface for them: icons and share images would be blank.
    Export it again with the letters as shapes; drawing programs call it "text to path" or "create outlines".`,
  cut: (value) => say`
    The photo "${value}" is damaged: the end of its file is missing.
    Copy or download it again from where it came from.`,
}

/** The cure for a file that is not what its name says. */
function mistaken(found: ImageType | ''): string {
  if (found === 'heic')
    return 'Open it in a program for pictures and save it as a JPEG: renaming it does not change what it is.'
  if (found) return `Save it as the kind of image that its name says, or change the end of its name to .${found}.`
  return 'Copy or save the image again, as a JPEG or PNG.'
}

/** Images, files to keep, icons, flags and typefaces, in English. */
export const images = {
  'icon-unknown': ({ value, suggestion }: Unknown) => say`
    There is no icon "${value}".
    ${suggestion ? `Did you mean "${suggestion}"?` : 'Choose one from https://lucide.dev/icons.'}`,
  'alt-is-file-name': ({ text }: { text: string }) => say`
    "${cut(text)}" is the name of a file, not a description of the picture.
    Say in a few words what the picture shows.`,
  'image-missing': ({ value, suggestion }: Unknown) => say`
    There is no file "${value}".
    ${suggestion ? `Did you mean "${suggestion}"?` : 'The path starts from the folder of this file, such as ./images/team.jpg. Capital and small letters are not the same.'}`,
  'image-outside': ({ value }: { value: string }) => say`
    "${value}" lies outside the folder of the site.
    Copy the file into the folder of the site.
    Images are part of the site: elsewhere on one computer, or at an address on the web, they would be missing for others.`,
  'image-too-large': ({ kind, bytes, limit }: { kind: 'drawing' | 'photo'; bytes: number; limit: number }) =>
    kind === 'photo'
      ? say`
          This photo is ${size(bytes)}; more than ${size(limit)} slows down every build and every copy of the project.
          Save it again at a width of about 3000 pixels.
          Photos are made smaller for visitors, but every build reads the original. Drawings are sent to visitors as they are.`
      : say`
          This drawing is ${size(bytes)}; more than ${size(limit)} makes the page slow.
          Export it again with fewer details, or save it as a photo (.jpg or .png).
          Photos are made smaller for visitors, but every build reads the original. Drawings are sent to visitors as they are.`,
  /** `found`: what the file holds; empty where it is no image. */
  'image-type': ({ value, found }: { value: string; found: ImageType | '' }) => say`
    "${value}" contains ${found ? kinds[found] : 'no image'}, although its name says otherwise.
    ${mistaken(found)}`,
  'image-damaged': ({ value, fault }: ImageDamaged) => damage[fault](value),
  /** The widths are in pixels. */
  'photo-small': ({ width, least }: { width: number; least: number }) => say`
    This photo is only ${width} pixels wide: on most screens it will look blurred.
    Take the original, as it came from the camera or phone; it should be at least ${least} pixels wide.
    Photos that were sent in a chat, or copied from a website, are often this small. There is no need to shrink the original: the build does that, for each size of screen.`,
  'photo-animated': ({ value }: { value: string }) => say`
    "${value}" is animated; pages will show only its first frame.
    To show a film, use a section of the kind "video"; otherwise save the frame that you want as a picture.`,
  'image-foreign': ({ value, part }: { value: string; part: string }) => say`
    The drawing "${value}" contains something that must not be in it: ${cut(part)}
    Export it again as a plain SVG, with everything it shows inside the file, and without scripts; or delete this part in a text editor.
    When a drawing is opened at its own address, a browser may run and fetch what is in it. So it may contain only what is known to be drawn: shapes, texts, colours, effects, and pictures (PNG, JPEG, WebP) inside the file.`,
  'logo-letters': ({ value }: { value: string }) => say`
    The logo "${value}" has letters as text: each device will show them in another typeface.
    Export it again with the letters as shapes; drawing programs call it "text to path" or "create outlines".`,
  'file-content': ({ value }: { value: string }) => say`
    The content of "${value}" is not of the type that its name says: programs will not open it.
    Save or export it again as a file of this type. Changing the ending of the name does not change the file.`,
  'logo-tone': ({ tone }: { tone: 'dark' | 'light' }) => say`
    ${tone === 'dark' ? 'This logo is so dark that it can hardly be seen in dark mode.' : 'This logo is so light that it can hardly be seen on light pages, which most people have.'}
    ${tone === 'dark' ? 'Write the path of a light one at "logoDark:", beside "logo:" below "site:".' : 'Write the path of a dark one at "logo:", and this one at "logoDark:" beside it.'}`,
  'logo-shape': ({ width, height }: { width: number; height: number }) => say`
    The logo is ${rounded(width)} wide and ${rounded(height)} high (${ratio(Math.max(width / height, height / width))}); in tabs and on home screens, which are squares, it will be very small.
    Write the path of its symbol alone, without the words, at "symbol:" below "site:".
    The wide logo stays in the header, in place of the name. One that is much taller than wide is small everywhere: use its symbol alone.`,
  'file-absent': ({ value, suggestion }: Unknown) => say`
    There is no file "${value}".
    ${suggestion ? `Did you mean "${suggestion}"?` : 'Copy the file into the folder of the site. Its path starts from the folder of this file, such as ./brochure.pdf. Capital and small letters are not the same.'}`,
  'file-outside': ({ value }: { value: string }) => say`
    "${value}" lies outside the folder of the site.
    Copy the file into the folder of the site.
    Only what lies there is published: visitors get no other file of a computer by mistake.`,
  'file-pointer': ({ value }: { value: string }) => say`
    "${value}" holds only a pointer of Git LFS: the file itself has not been fetched.
    Type "git lfs pull" in the folder of the site; a job of CI needs it too, such as "lfs: true" of actions/checkout.`,
  'file-hollow': ({ value }: { value: string }) => say`
    The file "${value}" is empty.
    Copy or save it again.`,
  'file-heavy': ({ value, bytes, limit }: { value: string; bytes: number; limit: number }) => say`
    "${value}" is ${size(bytes)}; more than ${size(limit)} is too large for a visitor on a phone.
    Save it again with smaller pictures or a lower quality.
    To offer a larger one, put it at a service for large files and link to it.`,
  /** `suggestion`: the flag that the language makes likely. */
  'flag-unknown': ({ value, suggestion }: { value: string; suggestion?: string }, { own }) => say`
    No country has the code "${value}".
    Use the two small letters of the country (ISO 3166), such as "${suggestion ?? own.flag}".`,
  /** `packages`: those that bring it. */
  'font-absent': ({ value, packages }: { value: string; packages: readonly string[] }) => say`
    The typeface "${value}" is not installed yet: until it is, pages use a similar one from each visitor's device.
    To add it, type in the folder of the site: npm run check -- --fix
    The editor adds it as well, with one click in "Look". By hand: npm install -E ${packages.join(' ')}`,
  'font-missing': ({ value, suggestion, allowed, packages, files }: FontMissing) => say`
    The typeface "${value}" cannot be used. Missing: ${[...packages, ...files].join(', ')}.
    ${meant(suggestion, allowed)}
    A family needs two packages of Fontsource, one for the pages and one for the share images, and its measurements, which the generator takes from @capsizecss/metrics.`,
} satisfies Messages
