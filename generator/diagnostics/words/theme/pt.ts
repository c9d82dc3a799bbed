import type { MessagesOf } from '../../words.ts'
import { meant } from '../phrases.pt.ts'
import type { ThemeCodes } from './codes.ts'

/** Colours and typefaces: the messages in Portuguese. */
export const pt: MessagesOf<ThemeCodes> = {
  'font-missing': ({ value, suggestion, allowed, packages, files }) => ({
    message: `Não dá para usar a fonte "${value}". Faltam: ${[...packages, ...files].join(', ')}.`,
    help: [
      meant(suggestion, allowed),
      ...(files.length === 0
        ? [
            `Outra fonte só serve se houver uma versão variável dela em fontsource.org; nesse caso, quem cuida do projeto pode tentar: npm install -E ${packages.join(' ')}`,
          ]
        : []),
    ].join(' '),
  }),
}
