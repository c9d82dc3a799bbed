import type { Dialect } from '../en/dialects.ts'
import { say, type Words } from '../message.ts'

const instead: Readonly<Record<Dialect, string>> = {
  footnote: 'Não há notas de rodapé: ponha a observação entre parênteses na frase, ou em um parágrafo abaixo do texto.',
  task: 'Comece a linha só com "- "; um ✓ ou ☐ depois dele mostra o que está feito.',
  reference:
    'Escreva o endereço logo depois das palavras: [palavras](https://…), ou [palavras](page:contact) para uma página deste site.',
  marked: 'Escreva **forte** ou *ênfase*; para palavras riscadas, ~~assim~~.',
  script: 'Escreva H<sub>2</sub>O, m<sup>2</sup>, ou ~~riscado~~ com dois sinais.',
  container:
    'Não há caixas: escreva um subtítulo com ## ou uma citação com ">", ou ponha na página uma seção do tipo "notice".',
  attributes: 'Tire as chaves: os textos têm o visual do site. Um nome para links se escreve <h2 id="prices">…</h2>.',
  wiki: 'Escreva subtítulos como "## Título", negrito como **palavras** e links como [palavras](page:contact).',
  template: 'Nada entra nesse lugar: escreva o que os visitantes devem ler.',
  bbcode: 'Escreva **negrito**, *itálico*, [palavras](https://…) ou ![o que ela mostra](./images/photo.jpg).',
  formula: 'Não há fórmulas: escreva com sinais comuns, como a² + b², ou com <sup>2</sup>.',
  emoji: 'Ponha o próprio sinal, como 🙂, ou tire-o.',
  contents: 'Tire essa linha: não há sumários. Links para partes da página se escrevem [palavras](#prices).',
  definition: 'Escreva uma lista: "- **Palavra**: o que ela quer dizer".',
}

/** What is said of mark-up of other programs, in Portuguese. */
export const dialectWords = (dialect: Dialect, text: string): Words => say`
  "${text}" é marcação de outros programas: os sinais vão aparecer.
  ${instead[dialect]}`
