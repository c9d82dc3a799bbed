import type { ColourUse } from '../../../colours/contrast-pairs.ts'
import type { MessagesOf } from '../../words.ts'
import { meant, ratio } from '../phrases.en.ts'
import type { ThemeCodes } from './codes.ts'

const uses: Record<ColourUse, string> = {
  text: 'texts',
  link: 'links and emphasised words',
  button: 'the words on buttons',
  entry: 'the chosen line of a menu',
  mark: 'marks and words in the second colour',
  success: 'the note that a form was sent',
  chat: 'the chat button',
  portrait: 'the initials in the place of a portrait',
  footer: 'the foot of the page',
  document: 'the drawn documents',
  edge: 'the edges of buttons and fields',
}

/** Colours and typefaces: the messages in English. */
export const en: MessagesOf<ThemeCodes> = {
  'font-missing': ({ value, suggestion, allowed, packages, files }) => ({
    message: `The typeface "${value}" cannot be used. Missing: ${[...packages, ...files].join(', ')}.`,
    help: [
      meant(suggestion, allowed),
      ...(files.length === 0
        ? [
            `Another typeface works only if fontsource.org has a variable version of it; then whoever looks after the project can try: npm install -E ${packages.join(' ')}`,
          ]
        : []),
    ].join(' '),
  }),
  'contrast-low': ({ use, scheme, contrast, promised, suggestion }) => ({
    message: `In ${scheme} mode, ${uses[use]} would have a contrast of ${ratio(contrast)}; at least ${ratio(promised)} is right.`,
    help: `Write "${suggestion}": the nearest shade of this colour that can be read well.`,
  }),
}
