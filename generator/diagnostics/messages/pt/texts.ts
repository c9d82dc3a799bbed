import type { Dialect } from '../en/dialects.ts'
import type { texts as english, MarkdownSlip } from '../en/texts.ts'
import { say, type Translated, type Words } from '../message.ts'
import { cut, dashes, mendedLink, mendedPicture, tabbedRow } from '../phrases.ts'
import { dialectWords } from './dialects.ts'

const slips: Record<Exclude<MarkdownSlip, Dialect>, (text: string) => Words> = {
  bullet: (text) => say`
    "${text}" parece ser o item de uma lista, mas vai se juntar às linhas vizinhas.
    Comece cada linha de uma lista com "- " (hífen e espaço) e deixe uma linha vazia antes da lista.`,
  heading: (text) => say`
    Falta um espaço depois dos sinais # de "${text}": eles vão aparecer.
    Escreva "${text.replace(/^#+/, '$& ')}".`,
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
    Escreva sem o espaço: ${mendedLink(text)}`,
  picture: (text) => say`
    Em "${cut(text)}", um espaço impede que a imagem apareça: os sinais é que vão aparecer.
    Escreva assim: ${mendedPicture(text)}`,
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
}

/** What visitors read, and what search engines show, in Portuguese. */
export const texts: Translated<typeof english> = {
  'text-spaces': ({ kind }) => say`
    ${
      {
        edge: 'O texto começa ou termina com um espaço.',
        double: 'Há dois espaços seguidos no texto.',
        held: 'Espaços invisíveis que não quebram, como os do Word e de páginas da web, prendem as palavras deste texto em uma linha só.',
      }[kind]
    }
    ${{ edge: 'Apague o espaço.', double: 'Deixe só um deles.', held: 'Apague os espaços entre as palavras e digite-os de novo: no celular, a linha não teria onde quebrar.' }[kind]}`,
  'quote-unpaired': ({ text }) => say`
    As aspas de ${cut(text)} não têm par: os visitantes vão vê-las assim.
    Apague-as, ou escreva também as que faltam. Um texto não precisa de aspas em volta.
    Aspas depois de um número, como em 12", contam como polegadas.`,
  'markup-in-text': ({ sign }) => say`
    Aqui o texto é simples: os visitantes vão ver os sinais de "${cut(sign)}".
    Tire os sinais. Formatação e links só funcionam em textos mais longos: "text" das seções com "kind: text", "split" ou "overview", as respostas de "questions", "content" de um artigo.`,
  'language-mark': ({ words, language }) => say`
    "${cut(words)}" está marcado como palavras de "${cut(language)}", que não é um idioma.
    Escreva a chave de um idioma do site ou a sigla internacional dele: [${cut(words)}](lang:pt), [${cut(words)}](lang:fr-CA).`,
  'language-unmarked': ({ words, language }) => say`
    "${cut(words)}" está marcado em outro lugar como palavras de outro idioma, mas não aqui: um leitor de tela leria errado.
    Escreva [${cut(words)}](lang:${language}).`,
  'text-placeholder': ({ text }) => say`
    "${cut(text)}" está no lugar de um texto que falta: os visitantes vão ver isso.
    Escreva o texto.`,
  'markdown-slip': ({ slip, text }) =>
    slip in slips
      ? slips[slip as keyof typeof slips](slip === 'tabs' || slip === 'picture' ? text : cut(text))
      : dialectWords(slip as Dialect, cut(text)),
  'lines-joined': ({ text, hasNoSign }) => say`
    ${hasNoSign ? 'Sem o sinal |-, as linhas de um texto se juntam' : 'O sinal > junta as linhas de um texto'}: "${cut(text)}" vai se juntar ao que está acima.
    ${hasNoSign ? 'Escreva |- sozinho depois dos dois-pontos, e todas as linhas abaixo: assim cada linha fica separada.' : 'Escreva |- no lugar do >: assim cada linha fica separada.'}
    Um só parágrafo longo pode vir depois de qualquer um dos dois.`,
  'label-repeated': ({ locale, label, locales }, { line, locale: name, locales: names }) => say`
    ${locales ? `Outro serviço tem o mesmo nome em ${names(locales)} (linha ${line}).` : `Outro serviço também se chama "${cut(label)}" em ${name(locale)} (linha ${line}).`}
    Dê a cada serviço um nome próprio. Se for uma cópia, confira também o título da abertura.`,
  'text-copied': ({ key, other, texts, locales }, { line, locales: names }) => say`
    ${texts === 1 ? '1 texto' : `${texts} textos`} de "${key}" (${names(locales)}) ${texts === 1 ? 'é igual, palavra por palavra, ao' : 'são iguais, palavra por palavra, aos'} de "${other}": o primeiro está aqui e na linha ${line}.
    Se uma das duas é uma cópia, escreva textos próprios para ela, daqui para baixo, em cada um desses idiomas.
    O aviso vem com o título de uma abertura, ou com três ou mais textos longos em um idioma. O número diminui a cada texto escrito. Abaixo de "ignore:", um path como services.audit vale para todos os textos do serviço.`,
  'title-long': ({ length, limit }) => say`
    O título tem ${length} caracteres; os buscadores mostram cerca de ${limit}.
    Corte ${length - limit}.`,
  'description-length': ({ length, minimum, maximum }) => say`
    A descrição tem ${length} caracteres.
    O certo é entre ${minimum} e ${maximum}: ${length > maximum ? `corte ${length - maximum}` : `acrescente ${minimum - length}`}.`,
  'title-repeated': ({ locale, locales }, { line, locales: names }) => say`
    Outra página tem o mesmo título em ${names(locales ?? [locale])} (linha ${line}).
    Dê a cada página um título próprio.`,
  'description-repeated': ({ locale, locales }, { line, locales: names }) => say`
    Outra página tem a mesma descrição em ${names(locales ?? [locale])} (linha ${line}).
    Diga de que trata esta página.`,
}
