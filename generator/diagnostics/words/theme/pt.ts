import type { ColourUse } from '../../../colours/contrast-pairs.ts'
import type { MessagesOf } from '../../words.ts'
import { meant, ratio } from '../phrases.pt.ts'
import type { ThemeCodes } from './codes.ts'

const uses: Record<ColourUse, string> = {
  text: 'dos textos',
  link: 'dos links e das palavras destacadas',
  button: 'das palavras nos botões',
  entry: 'da linha escolhida de um menu',
  mark: 'dos sinais e das palavras na segunda cor',
  success: 'do aviso de formulário enviado',
  chat: 'do botão de conversa',
  portrait: 'das iniciais no lugar de um retrato',
  footer: 'do rodapé',
  document: 'dos documentos desenhados',
  edge: 'do contorno de botões e campos',
}

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
  'contrast-low': ({ use, scheme, contrast, promised, suggestion }) => ({
    message: `No modo ${scheme === 'dark' ? 'escuro' : 'claro'}, o contraste ${uses[use]} seria de ${ratio(contrast)}; o certo é pelo menos ${ratio(promised)}.`,
    help: `Escreva "${suggestion}": o tom mais próximo desta cor que se lê bem.`,
  }),
}
