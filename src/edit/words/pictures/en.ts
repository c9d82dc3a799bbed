import type { ImageRefusal } from '../../protocol/images.ts'

/** What the editor says of pictures, in English. */
export const picturesEn = {
  title: 'Picture',
  replace: 'Choose another picture',
  add: 'Add a picture',
  drop: 'or drop a file here',
  sending: 'Sending…',
  gallery: 'Gallery',
  addMany: 'Add pictures',
  dropMany: 'or drop or paste several here',
  sendingMany: 'Picture {index} of {count} is on its way…',
  added: '{count} {count:picture is|pictures are} in the gallery.',
  sayEach: 'Say what each shows',
  unplaced: 'Kept, on no page yet',
  kept: '“{name}” is kept, but on no page yet. You can choose it wherever a picture can be added.',
  ask: 'What does it show? Describe it in each language, for people who cannot see it.',
  put: 'Put it on the page',
  cancel: 'Cancel',
  say: 'The new picture is in place. Does the text below still describe it?',
  noPlace: 'There is no place for a picture here. Drop it on a picture, or on a text of the entry that it belongs to.',
  onlyDrawing: 'The logo must be a drawing (.svg) or a PNG.',
  focus: 'What is never cut off',
  focusHelp: 'Click the part that must stay visible when the picture is cropped, also in shared links.',
  fromLeft: 'From the left',
  fromTop: 'From the top',
  noFocus: 'Use the middle',
  refused: {
    'too-large': 'The file is too large: a photo may have 40 MB, a drawing 500 kB.',
    'too-many-pixels': 'The picture has more pixels than any camera produces: it cannot be used.',
    'no-image': 'Browsers cannot show this kind of picture. Use a JPEG, PNG, WebP, AVIF or SVG.',
    heic: 'This photo is in the format of the iPhone (HEIC), which browsers cannot show. Export it as JPEG; for the next ones, choose Settings › Camera › Formats › Most Compatible on the phone.',
    damaged: 'The file is damaged or incomplete. Copy it again.',
    'drawing-size': 'The drawing does not say how large it is: it needs a viewBox.',
    'drawing-heavy': 'The drawing takes too long to draw. Ask for a simpler one.',
    /** Before the part, as it is written there. */
    'drawing-foreign':
      'The drawing contains something that runs, that loads something from elsewhere, or that is not part of a plain SVG. Export it again as a plain SVG, or ask for one without:',
    outside: 'The folder “images” points outside the folder of the site. Nothing was saved.',
  } satisfies Readonly<Record<ImageRefusal, string>>,
}

/** The words of pictures in one language. */
export type PictureWords = typeof picturesEn
