import type { yaml as english } from '../en/yaml.ts'
import { say, type Translated } from '../message.ts'
import { cut, quoted } from '../phrases.ts'
import { meant } from './phrases.ts'

/** What cannot be read, or not as it was meant, in Portuguese. */
export const yaml: Translated<typeof english> = {
  'yaml-syntax': ({ reason }) => say`
    Não foi possível ler esta linha.
    ${
      {
        escape:
          'Entre aspas duplas, \\ tem um significado próprio: escreva \\\\ para que apareça uma barra dessas, e / no caminho de um arquivo.',
        bracket:
          'Um colchete ou uma chave não foi fechada, ou falta uma vírgula. Se for um texto, ponha-o entre aspas: "…".',
        mark: 'Uma palavra que começa com & ou ! tem um significado próprio. Se for um texto, ponha-o entre aspas: "…".',
        note: 'Há um # logo depois do valor: se ele começa uma anotação, ponha um espaço antes dele. Se faz parte de um texto entre aspas, ponha-o dentro delas.',
        other: 'Compare-a com as linhas vizinhas: espaços no início, dois-pontos, aspas.',
      }[reason]
    }`,
  'yaml-colon-in-text': ({ text }) =>
    text === undefined
      ? say`
          Há nesta linha um segundo sinal de dois-pontos, que começaria uma nova chave.
          Se duas linhas viraram uma, comece uma linha nova antes da segunda chave. Se tudo for um texto, ponha-o entre aspas: "…".`
      : say`
          Este texto contém dois-pontos, que aqui começariam uma nova chave.
          Ponha o texto entre aspas: ${quoted(text)}`,
  'yaml-quote-open': ({ quote }) => say`
    Este texto começa com ${quote}, mas não termina com ${quote}.
    Ponha ${quote} no fim do texto.`,
  'yaml-quote-inside': ({ quote, behind }) => {
    if (!behind)
      return say`
        O texto entre aspas termina cedo demais: há um ${quote} no meio dele.
        ${quote === "'" ? "Escreva o apóstrofo duas vezes ('d''água') ou use aspas duplas em volta do texto." : 'Escreva \\" dentro do texto, ou use “ e ”.'}`
    if (behind === quote)
      return say`
        Há um ${quote} a mais no fim desta linha.
        Apague-o.`
    return say`
      Há um sinal ${behind} depois do texto entre aspas.
      Apague-o. Se fizer parte do texto, escreva-o antes do último ${quote}.`
  },
  'yaml-special-start': ({ character, isOpen }) =>
    isOpen
      ? say`
          Isto começa com ${character}, mas não termina com ${character === '[' ? ']' : '}'}.
          Se for um texto, ponha-o inteiro entre aspas: "…". Se não for, ponha ${character === '[' ? ']' : '}'} no fim.`
      : say`
          Sem aspas, um texto não pode começar com ${character}
          Ponha o texto inteiro entre aspas: "…".${/[|>]/.test(character) ? ` Se ele tiver várias linhas, ${character}- fica sozinho depois dos dois-pontos, e elas começam embaixo.` : ''}${character === '-' ? ' Se for uma lista, escreva cada item em uma linha própria embaixo da chave, com "- " antes dele.' : ''}
          Os sinais que ali têm um significado são @ \` % & * ! | > [ e {.`,
  'yaml-colon-missing': ({ key }) => say`
    Faltam os dois-pontos depois de "${key}".
    Escreva "${key}: " e depois o valor.`,
  'yaml-key-without-space': ({ key }) => say`
    Falta um espaço depois de "${key}:".
    Escreva "${key}: " e depois o valor.`,
  'yaml-alias-unknown': ({ value, suggestion, allowed }) => say`
    "*${value}" remete a uma marca que não existe.
    ${suggestion || allowed.length > 0 ? meant(suggestion, allowed) : `Se era um texto, ponha-o entre aspas: "*${value}". Uma marca é criada com "&${value}".`}`,
  'yaml-alias-bomb': ({ limit }) => say`
    As repetições ("*…") deste arquivo se desdobram em mais de ${limit} valores.
    Escreva os valores por extenso.`,
  'text-cut': ({ kept, cut: lost }) => say`
    O texto termina antes de "${cut(lost)}": um # depois de um espaço começa uma anotação.
    Se fizer parte do texto, ponha tudo entre aspas: ${quoted(`${kept} ${lost}`)}. Se for uma anotação, escreva-a em uma linha própria.`,
}
