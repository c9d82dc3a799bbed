import type { ImageRefusal } from '../protocol-images.ts'

/** What the editor says of pictures, in English. */
export const picturesEn = {
  title: 'Picture',
  replace: 'Choose another picture',
  add: 'Add a picture',
  drop: 'or drop a file here',
  sending: 'Sending…',
  ask: 'What does it show? For people who do not see it, in each language.',
  put: 'Put it on the page',
  cancel: 'Leave it',
  say: 'The new picture is in its place. Does the text below still say what it shows?',
  noPlace: 'There is no place for a picture here. Drop it on a picture, or on a text of the entry that it belongs to.',
  onlyDrawing: 'The logo has to be a drawing (.svg) or a PNG.',
  focus: 'What is never cut off',
  focusHelp: 'Click what has to be seen where the picture is cut, also in links that are shared.',
  fromLeft: 'From the left',
  fromTop: 'From the top',
  noFocus: 'Leave it to the middle',
  refused: {
    'too-large': 'The file is too large: a photo may have 40 MB, a drawing 500 kB.',
    'too-many-pixels': 'The picture has more pixels than any camera: it cannot be taken.',
    'no-image': 'This is no picture that browsers show. Take a JPEG, PNG, WebP, AVIF or SVG.',
    heic: 'This is a photo in the format of the iPhone (HEIC), which browsers do not show. On the phone, choose Settings › Camera › Formats › Most Compatible for the next ones; export this one as JPEG.',
    damaged: 'The file is damaged, or only a part of it is here. Copy it again.',
    'drawing-size': 'The drawing does not say how large it is: it needs a viewBox.',
    'drawing-heavy': 'The drawing takes too long to draw. Ask for a simpler one.',
    /** Before the part, as it is written there. */
    'drawing-foreign':
      'The drawing has something in it that runs, loads something from elsewhere, or is not part of a plain SVG. Export it again as a plain SVG, or ask for one without:',
    outside: 'The folder images leads out of the folder of the site. Nothing was written.',
  } satisfies Readonly<Record<ImageRefusal, string>>,
}

/** The words of pictures in one language. */
export type PictureWords = typeof picturesEn
