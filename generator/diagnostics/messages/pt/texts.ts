import type { texts as english } from '../en/texts.ts'
import { say, type Translated } from '../message.ts'
import { cut } from '../phrases.ts'
import { slipWords } from './slips.ts'

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
  'character-unshowable': ({ sign }) => say`
    Este texto tem o caractere ${sign}, que nenhuma página consegue mostrar: apareceria um �, ou nada.
    Apague-o onde está escrito como código, como "\\0" ou "\\ud83d". Um sinal acima de U+FFFF se escreve como é, ou com um só código: "\\U0001f642".`,
  'text-too-deep': ({ deepest }) => say`
    Este texto tem mais de ${deepest} tags de HTML uma dentro da outra.
    Feche cada uma depois das suas palavras, como <b>palavras</b>, ou escreva Markdown: **palavras**.`,
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
  'text-placeholder': ({ text, isLeftOut }) => say`
    "${cut(text)}" está no lugar de um texto que falta: ${isLeftOut ? 'as páginas deixam esse texto de fora' : 'os visitantes vão ver isso'}.
    Escreva o texto.`,
  'markdown-slip': ({ slip, text }) => slipWords(slip, text),
  'lines-joined': ({ text, hasNoSign }) => say`
    ${hasNoSign ? 'Sem o sinal |-, as linhas de um texto se juntam' : 'O sinal > junta as linhas de um texto'}: "${cut(text)}" vai se juntar ao que está acima.
    ${hasNoSign ? 'Escreva |- sozinho depois dos dois-pontos, e todas as linhas abaixo: assim cada linha fica separada.' : 'Escreva |- no lugar do >: assim cada linha fica separada, e uma linha vazia começa um parágrafo.'}
    Para um só parágrafo longo, tanto faz.`,
  'label-repeated': ({ locale, label, locales, collection }, { line, locale: name, locales: names }) => say`
    ${collection === undefined ? 'Outro serviço' : `Outro item de "${collection}"`} ${locales ? `tem o mesmo nome em ${names(locales)} (linha ${line}).` : `também se chama "${cut(label)}" em ${name(locale)} (linha ${line}).`}
    Dê a ${collection === undefined ? 'cada serviço' : 'cada um dos dois'} um nome próprio. Se for uma cópia, confira também o título da abertura.`,
  'text-copied': ({ key, other, texts, locales }, { line, locales: names }) => say`
    ${texts === 1 ? '1 texto' : `${texts} textos`} de "${key}" (${names(locales)}) ${texts === 1 ? 'é igual, palavra por palavra, ao' : 'são iguais, palavra por palavra, aos'} de "${other}": o primeiro está aqui e na linha ${line}.
    Se uma das duas é uma cópia, escreva textos próprios para ela, daqui para baixo, em cada um desses idiomas.
    O aviso aparece para o título de uma abertura ou para três ou mais textos longos em um idioma. O número diminui a cada texto escrito. Abaixo de "ignore:", um path como services.audit vale para todos os textos do serviço.`,
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
