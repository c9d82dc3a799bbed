import type { MessagesOf } from '../../words.ts'
import { meant } from '../phrases.pt.ts'
import { cut, list, quoted } from '../phrases.ts'
import type { YamlCodes } from './codes.ts'

const spaceCount = (spaces: number): string => (spaces === 1 ? '1 espaço' : `${spaces} espaços`)

/** With how many spaces a line begins. */
const withSpaces = (spaces: number): string => (spaces === 0 ? 'sem espaço' : `com ${spaceCount(spaces)}`)

const lineList = (lines: readonly number[]): string =>
  lines.length === 1 ? `a linha vizinha ${lines[0]} começa` : `as linhas vizinhas ${lines.join(' e ')} começam`

/** What cannot be read, or not as it was meant: the messages in Portuguese. */
export const pt: MessagesOf<YamlCodes> = {
  'yaml-syntax': ({ reason }) => ({
    message: 'Não foi possível ler esta linha.',
    help: {
      escape:
        'Entre aspas duplas, \\ tem um significado próprio: escreva \\\\ para que apareça uma barra dessas, e / no caminho de um arquivo.',
      bracket:
        'Um colchete ou uma chave não foi fechada, ou falta uma vírgula. Se for um texto, ponha-o entre aspas: "…".',
      mark: 'Uma palavra que começa com & ou ! tem um significado próprio. Se for um texto, ponha-o entre aspas: "…".',
      note: 'Há um # logo depois do valor: se ele começa uma anotação, ponha um espaço antes dele. Se faz parte de um texto entre aspas, ponha-o dentro delas.',
      other: 'Compare-a com as linhas vizinhas: espaços no início, dois-pontos, aspas.',
    }[reason],
  }),
  'yaml-tab': ({ last }) => ({
    message: `Há uma tabulação no início desta linha${last === undefined ? '' : ` e de outras até a linha ${last}`}.`,
    help: 'Use espaços: dois para cada nível.',
  }),
  'yaml-colon-in-text': ({ text }) => ({
    message: 'Este texto contém dois-pontos, que aqui começariam uma nova chave.',
    help: `Ponha o texto entre aspas: ${quoted(text)}`,
  }),
  'yaml-quote-open': ({ quote }) => ({
    message: `Este texto começa com ${quote}, mas não termina com ${quote}.`,
    help: `Ponha ${quote} no fim do texto.`,
  }),
  'yaml-quote-inside': ({ quote, behind }) =>
    behind
      ? {
          message:
            behind === quote
              ? `Há um ${quote} a mais no fim desta linha.`
              : `Há um sinal ${behind} depois do texto entre aspas.`,
          help:
            behind === quote ? 'Apague-o.' : `Apague-o. Se fizer parte do texto, escreva-o antes do último ${quote}.`,
        }
      : {
          message: `O texto entre aspas termina cedo demais: há um ${quote} no meio dele.`,
          help:
            quote === "'"
              ? "Escreva o apóstrofo duas vezes ('d''água') ou use aspas duplas em volta do texto."
              : 'Escreva \\" dentro do texto, ou use “ e ”.',
        },
  'yaml-special-start': ({ character, isOpen }) =>
    isOpen
      ? {
          message: `Isto começa com ${character}, mas não termina com ${character === '[' ? ']' : '}'}.`,
          help: `Se for um texto, ponha-o inteiro entre aspas: "…". Se não for, ponha ${character === '[' ? ']' : '}'} no fim.`,
        }
      : {
          message: `Sem aspas, um texto não pode começar com ${character}`,
          help: `Ponha o texto inteiro entre aspas: "…".${/[|>]/.test(character) ? ` Se ele tiver várias linhas, ${character}- fica sozinho depois dos dois-pontos, e elas começam embaixo.` : ''}${character === '-' ? ' Se for uma lista, escreva cada item em uma linha própria embaixo da chave, com "- " antes dele.' : ''}`,
        },
  'yaml-keys-joined': ({ key, sign }) => ({
    message: `"${key}:" está na mesma linha que a chave anterior.`,
    help: `Comece uma nova linha antes de "${key}:", com os espaços que essas linhas têm${sign ? `, e apague o sinal ${sign} antes dela` : ''}. Se fizer parte do texto, ponha o texto inteiro entre aspas: "…".`,
  }),
  'yaml-indentation': ({ spaces, wanted, last, beside = [], below }) =>
    spaces === undefined || wanted === undefined
      ? {
          message: 'O número de espaços no início desta linha não combina com as linhas vizinhas.',
          help: 'Linhas do mesmo nível começam com o mesmo número de espaços: dois para cada nível.',
        }
      : {
          message: `Esta linha começa ${withSpaces(spaces)}${beside.length > 0 ? `, mas ${lineList(beside)} ${withSpaces(wanted)}` : `; aqui ela deveria começar ${withSpaces(wanted)}`}.`,
          help: `${wanted > spaces ? 'Acrescente' : 'Apague'} ${spaceCount(Math.abs(wanted - spaces))}${last === undefined ? '' : `, em cada linha até a linha ${last}`}${below ? `: o lugar é abaixo de "${below.key}:" (linha ${below.line})` : ''}.`,
        },
  'yaml-odd-space': ({ after }) => ({
    message: after
      ? `Há um espaço invisível que não é um espaço comum depois de "${after}", como os do Word e das páginas da web.`
      : 'Esta linha começa com um espaço invisível que não é um espaço comum, como os do Word e das páginas da web.',
    help: after
      ? 'Apague-o e digite um espaço.'
      : 'Apague tudo o que está antes da primeira letra e digite os espaços de novo.',
  }),
  'yaml-colon-missing': ({ key }) => ({
    message: `Faltam os dois-pontos depois de "${key}".`,
    help: `Escreva "${key}: " e depois o valor.`,
  }),
  'yaml-bar-missing': ({ key }) => ({
    message: `Falta |- depois de "${key}:": é assim que começa um texto de várias linhas.`,
    help: `Escreva "${key}: |-" e deixe as linhas do texto como estão.`,
  }),
  'yaml-text-at-heading': ({ key, text, language }) => ({
    message: `Há um texto depois de "${key}:", "${cut(text)}", mas o que pertence a esta chave está nas linhas abaixo.`,
    help: language
      ? `Passe o texto para depois de "${language}:" ou de outro idioma abaixo, ou apague-o.`
      : 'Passe o texto para a linha a que ele se destina, ou apague-o.',
  }),
  'yaml-language-missing': ({ locale, inList }) => ({
    message: 'Falta o idioma deste texto.',
    help: `Escreva "${locale}: " antes dele${inList ? ', depois do hífen' : ''}.`,
  }),
  'yaml-bullet': ({ bullet, inPlace }) => ({
    message: bulletProblem(bullet),
    help: inPlace
      ? 'Escreva "- ", um hífen e um espaço, no lugar dos dois últimos espaços antes dela.'
      : 'Uma linha de lista começa com um hífen e um espaço: "- ".',
  }),
  'yaml-stray-text': ({ above, spaces, hasColon }) => ({
    message: 'Este texto não pertence a nenhuma chave.',
    help:
      above === undefined
        ? 'Se for uma anotação, comece-a com #. Se não for, apague-a.'
        : spaces === undefined
          ? `Se for o resto do texto da linha ${above}, junte os dois em uma linha só${hasColon ? ' e ponha o texto todo entre aspas: ele tem dois-pontos' : ''}. Se entrou por engano, apague-o.`
          : `Se fizer parte do texto que começa na linha ${above}, ponha ${spaceCount(spaces)} no início dela, como nas outras linhas do texto.`,
  }),
  'yaml-key-without-space': ({ key }) => ({
    message: `Falta um espaço depois de "${key}:".`,
    help: `Escreva "${key}: " e depois o valor.`,
  }),
  'lines-commented': ({ sign, isSpace, last }) => ({
    message:
      last === undefined
        ? 'O # faz desta linha uma anotação, mas sem ela falta alguma coisa.'
        : `O # faz das linhas daqui até a ${last} anotações, mas sem elas falta alguma coisa.`,
    help: `${isSpace ? 'Ponha um espaço no lugar do # no início' : `Apague "${sign}" no início`}${last === undefined ? '' : ' de cada uma delas'}. Só um bloco inteiro de que o site não precisa pode virar anotação.`,
  }),
  'yaml-alias-unknown': ({ value, suggestion, allowed }) => ({
    message: `"*${value}" remete a uma marca que não existe.`,
    help:
      suggestion || allowed.length > 0
        ? meant(suggestion, allowed)
        : `Se era um texto, ponha-o entre aspas: "*${value}". Uma marca é criada com "&${value}".`,
  }),
  'yaml-alias-bomb': ({ limit }) => ({
    message: `As repetições ("*…") deste arquivo se desdobram em mais de ${limit} valores.`,
    help: 'Escreva os valores por extenso.',
  }),
  'yaml-too-deep': ({ limit }) => ({
    message: `Há mais de ${limit} níveis, um dentro do outro.`,
    help: 'Procure uma linha com espaços, colchetes ou hifens demais.',
  }),
  'yaml-documents': () => ({
    message: 'Uma linha com três hifens (---) começa um segundo arquivo dentro deste.',
    help: 'Apague a linha ou ponha # antes dela.',
  }),
  'key-duplicate': ({ key, keys, inList, isName, isWhole, instead }, { line }) =>
    keys
      ? {
          message: `${list(keys)} aparecem aqui pela segunda vez (a primeira: linha ${line}).`,
          help: inList
            ? `Parece que aqui começa um novo item da lista: ponha "- " antes de "${key}". Só apague estas linhas se não faltar nada.`
            : isWhole
              ? 'Parece que o arquivo, ou uma parte dele, foi colado duas vezes. Fique com uma das duas e apague a outra.'
              : 'Parece que se perdeu a linha de cima, uma chave como "title:". Ponha-a de volta. Só apague estas linhas se não faltar nada.',
        }
      : {
          message: `"${key}" já está nesta seção (linha ${line}).`,
          help: instead
            ? `Falta "${instead}": uma destas duas linhas provavelmente deveria começar com "${instead}:".`
            : isName
              ? 'Se é uma cópia para algo novo, dê-lhe um nome próprio. Se não é, fique com uma das duas e apague a outra.'
              : 'Fique com uma das duas e apague a outra.',
        },
  'yaml-heading-missing': ({ key, spaces }) => ({
    message: `Falta a linha ${key ? `"${key}:"` : 'com o nome deste bloco'} acima desta.`,
    help: `Escreva ${key ? `"${key}:"` : 'o nome e dois-pontos, como "contato:",'} em uma linha própria, acima desta, ${withSpaces(spaces)} no início.`,
  }),
  'text-cut': ({ kept, cut: lost }) => ({
    message: `O texto termina antes de "${cut(lost)}": um # depois de um espaço começa uma anotação.`,
    help: `Se fizer parte do texto, ponha tudo entre aspas: ${quoted(`${kept} ${lost}`)}. Se for uma anotação, escreva-a em uma linha própria.`,
  }),
}

/** What is wrong with the start of a line of a list. */
function bulletProblem(bullet: string): string {
  if (bullet === '') return 'As linhas vizinhas são de uma lista, mas esta não tem hífen.'
  return bullet === '-' ? 'Falta um espaço depois do hífen.' : `Esta linha começa com o sinal ${bullet}`
}
