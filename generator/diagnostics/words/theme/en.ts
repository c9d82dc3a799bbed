import type { MessagesOf } from '../../words.ts'
import { meant } from '../phrases.en.ts'
import type { ThemeCodes } from './codes.ts'

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
}
