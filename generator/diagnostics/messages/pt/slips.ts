import type { Dialect, MarkdownSlip } from '../en/slips.ts'
import { say, type Words } from '../message.ts'
import { cut, dashes, fixImage, fixLink, tabbedRow } from '../phrases.ts'

const slips: Record<Exclude<MarkdownSlip, Dialect>, (text: string) => Words> = {
  bullet: (text) => say`
    "${text}" parece ser o item de uma lista, mas vai se juntar às linhas vizinhas.
    Comece cada linha de uma lista com "- " (hífen e espaço) e deixe uma linha vazia antes da lista.`,
  heading: (text) => say`
    Falta um espaço depois dos sinais # de "${text}": eles vão aparecer.
    Escreva "${text.replace(/^(#{1,6})#* ?/, '$1 ')}".`,
  title: (text) => say`
    "${text}" vira um segundo título da página.
    A página já tem o seu título. Comece os subtítulos de um texto com ## e um espaço.`,
  bold: (text) => say`
    Em "${text}", um ** começa ou termina o negrito, e falta o outro: os sinais vão aparecer.
    Escreva ** nas duas pontas das palavras, sem espaço por dentro: **assim**.`,
  indent: (text) => say`
    "${text}" está recuado em quatro espaços ou mais: vai aparecer como código de programa.
    Comece essa linha na mesma coluna das outras linhas do texto.`,
  link: (text) => say`
    Em "${text}", um espaço impede que as palavras sejam um link: os sinais vão aparecer.
    Escreva sem o espaço: ${fixLink(text)}`,
  picture: (text) => say`
    Em "${cut(text)}", um espaço impede que a imagem apareça: os sinais é que vão aparecer.
    Escreva assim: ${fixImage(text)}`,
  words: (text) => say`
    "${text}" não diz nada a quem não vê a imagem.
    Diga entre os colchetes o que ela mostra: ${text.replace('![]', '![…]')}`,
  table: (text) => say`
    "${text}" começa uma tabela, mas sem a linha de hifens: os sinais | vão aparecer.
    Ponha uma linha de hifens abaixo da primeira: ${dashes(text)}`,
  cells: (text) => say`
    A linha "${text}" tem mais células que a primeira linha da tabela: as últimas vão ficar fora da página.
    Dê a todas as linhas de uma tabela o mesmo número de células da primeira. Um | dentro de uma célula se escreve \\|.`,
  tabs: (text) => say`
    As linhas a partir de "${cut(text)}" têm tabulações, como as de uma planilha: elas vão se juntar.
    Escreva uma tabela: ${tabbedRow(text)} e abaixo ${dashes(tabbedRow(text))}, depois as outras linhas do mesmo modo.`,
  rule: (text) => say`
    A linha "${text}" vai aparecer como está. Linhas assim sobram quando se juntam duas versões de um texto.
    Apague-a e veja se há um parágrafo repetido antes ou depois dela.`,
  tag: (text) => say`
    "${text}" vai ficar fora da página, no todo ou em parte.
    Escreva em Markdown: **negrito**, *itálico*, [palavras](https://…), listas. Vídeos, quadros e estilos não são possíveis em textos.`,
  underlined: (text) => say`
    "${text}" vira um subtítulo, por causa dos hifens na linha de baixo.
    Deixe uma linha vazia antes dos hifens, ou apague-os. Um subtítulo se escreve "## Título".`,
  matter: (text) => say`
    As linhas a partir de "${text}" são ajustes de outros programas: vão aparecer, como um subtítulo.
    Apague-as com os hifens em volta. Títulos, datas e endereços de uma página têm suas próprias chaves no arquivo.`,
  stuck: (text) => say`
    Em "${text}", as marcas estão entre uma letra, por fora, e uma pontuação, por dentro: não fazem efeito e vão aparecer.
    Passe a pontuação para fora das marcas, ponha um espaço entre elas e a letra, ou escreva <strong>…</strong> ou <em>…</em>.`,
  open: (text) => say`
    "${text}" começa com ${text.slice(0, 2)}, e falta o outro ${text.slice(0, 2)}: os sinais vão aparecer.
    Escreva-os nas duas pontas das palavras, sem espaço por dentro.`,
  brackets: (text) => say`
    "${text}" não é link nem imagem: os sinais vão aparecer.
    Escreva [palavras](https://…) ou ![o que ela mostra](./images/photo.jpg), com cada sinal fechado e nada entre eles.`,
  entity: (text) => say`
    "${text}" não é nome nem número de nenhum caractere: vai aparecer assim, ou como �.
    Escreva o próprio caractere, ou o nome inteiro, como &nbsp; com o ponto e vírgula.`,
  unused: (text) => say`
    "${text}" dá o endereço de um link que não está em nenhuma palavra deste texto: vai ficar de fora.
    Escreva o endereço depois das palavras: [palavras](https://…). Para colchetes que devem aparecer, escreva \\[.`,
  wordless: (text) => say`
    "${text}" é um link sem palavras: ninguém consegue vê-lo nem tocá-lo.
    Diga entre os colchetes para onde ele leva.`,
  dashes: (text) => say`
    A linha de hifens não transforma "${text}" em uma tabela: os hifens vão aparecer.
    Abaixo da primeira linha de uma tabela vem uma linha com hifens para cada célula, só de hifens e dois-pontos: ${dashes(text)}`,
  run: (text) => say`
    "${text}" parece ser o item de uma lista, mas vai se juntar à linha de baixo.
    Ponha um espaço depois do sinal ou do número no começo de cada linha.`,
  comment: (text) => say`
    A partir de "${text}", o resto do texto vai ficar de fora: o comentário não tem fim.
    Escreva --> depois dele, ou apague-o.`,
  product: (text) => say`
    Em "${text}", os asteriscos põem o número do meio em itálico e não aparecem.
    Escreva ×, ou \\* para um asterisco.`,
}

/** The message about a mistake in Markdown, in Portuguese. */
export const slipWords = (slip: MarkdownSlip, text: string): Words =>
  slip in slips
    ? slips[slip as keyof typeof slips](slip === 'tabs' || slip === 'picture' ? text : cut(text))
    : dialectWords(slip as Dialect, cut(text))

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
  template: 'Nada substitui isto: escreva o que os visitantes devem ler.',
  bbcode: 'Escreva **negrito**, *itálico*, [palavras](https://…) ou ![o que ela mostra](./images/photo.jpg).',
  formula: 'Não há fórmulas: escreva com sinais comuns, como a² + b², ou com <sup>2</sup>.',
  emoji: 'Ponha o próprio sinal, como 🙂, ou tire-o.',
  contents: 'Tire essa linha: não há sumários. Links para partes da página se escrevem [palavras](#prices).',
  definition: 'Escreva uma lista: "- **Palavra**: o que ela quer dizer".',
}

/** What is said of mark-up of other programs, in Portuguese. */
export const dialectWords = (dialect: Dialect, text: string): Words => say`
  "${text}" é uma formatação que outros programas usam: vai aparecer como está.
  ${instead[dialect]}`
