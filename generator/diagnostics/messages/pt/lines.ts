import type { lines as english } from '../en/lines.ts'
import { type ParametersOf, say, type Translated } from '../message.ts'
import { cut, list } from '../phrases.ts'

const spaceCount = (spaces: number): string => (spaces === 1 ? '1 espaço' : `${spaces} espaços`)

/** With how many spaces a line begins. */
const withSpaces = (spaces: number): string => (spaces === 0 ? 'sem espaço' : `com ${spaceCount(spaces)}`)

const lineList = (lines: readonly number[]): string =>
  lines.length === 1 ? `a linha vizinha ${lines[0]} começa` : `as linhas vizinhas ${lines.join(' e ')} começam`

/** What is wrong with the start of a line of a list. */
function bulletProblem(bullet: string): string {
  if (bullet === '') return 'As linhas vizinhas são de uma lista, mas esta não tem hífen.'
  return bullet === '-' ? 'Falta um espaço depois do hífen.' : `Esta linha começa com o sinal ${bullet}`
}

function strayTextHelp({ above, spaces, hasColon }: ParametersOf<(typeof english)['yaml-stray-text']>): string {
  if (above === undefined) return 'Se for uma anotação, comece-a com #. Se não for, apague-a.'
  if (spaces === undefined)
    return `Se for o resto do texto da linha ${above}, junte os dois em uma linha só${hasColon ? ' e ponha o texto todo entre aspas: ele tem dois-pontos' : ''}. Se entrou por engano, apague-o.`
  return `Se fizer parte do texto que começa na linha ${above}, ponha ${spaceCount(spaces)} no início dela, como nas outras linhas do texto.`
}

function repeatedKeysHelp(
  key: string,
  { inList, isWhole }: Pick<ParametersOf<(typeof english)['key-duplicate']>, 'inList' | 'isWhole'>,
): string {
  if (inList)
    return `Parece que aqui começa um novo item da lista: ponha "- " antes de "${key}". Só apague estas linhas se não faltar nada.`
  return isWhole
    ? 'Parece que o arquivo, ou uma parte dele, foi colado duas vezes. Fique com uma das duas e apague a outra.'
    : 'Parece que se perdeu a linha de cima, uma chave como "title:". Ponha-a de volta. Só apague estas linhas se não faltar nada.'
}

function repeatedKeyHelp(instead?: string, isName?: boolean): string {
  if (instead) return `Falta "${instead}": uma destas duas linhas provavelmente deveria começar com "${instead}:".`
  return isName
    ? 'Se é uma cópia para algo novo, dê-lhe um nome próprio. Se não é, fique com uma das duas e apague a outra.'
    : 'Fique com uma das duas e apague a outra.'
}

/** Lines that are lost, joined, repeated, or indented otherwise than those around them, in Portuguese. */
export const lines: Translated<typeof english> = {
  'yaml-tab': ({ last }) => say`
    Há uma tabulação no início desta linha${last === undefined ? '' : ` e de outras até a linha ${last}`}.
    Use espaços: dois para cada nível.
    Na maioria dos editores a tecla Tab pode inserir espaços; a configuração em .vscode/ deste projeto já faz isso.`,
  'yaml-keys-joined': ({ key, sign, spaces }) => say`
    "${key}:" está na mesma linha que a chave anterior.
    Comece uma nova linha antes de "${key}:", ${spaces === undefined ? 'com os espaços que essas linhas têm' : `${withSpaces(spaces)} no início`}${sign ? `, e apague o sinal ${sign} antes dela` : ''}. Se fizer parte do texto, ponha o texto inteiro entre aspas: "…".
    Uma chave dentro de outra, como um idioma abaixo do seu texto, fica dois espaços mais para dentro.`,
  'yaml-indentation': ({ spaces, wanted, last, beside = [] }) =>
    spaces === undefined || wanted === undefined
      ? say`
          O número de espaços no início desta linha não combina com as linhas vizinhas.
          Linhas do mesmo nível começam com o mesmo número de espaços: dois para cada nível.`
      : say`
          Esta linha começa ${withSpaces(spaces)}${beside.length > 0 ? `, mas ${lineList(beside)} ${withSpaces(wanted)}` : `; aqui ela deveria começar ${withSpaces(wanted)}`}.
          ${wanted > spaces ? 'Acrescente' : 'Apague'} ${spaceCount(Math.abs(wanted - spaces))}${last === undefined ? '' : `, em cada linha até a linha ${last}`}.`,
  'yaml-odd-space': ({ after }) =>
    after
      ? say`
          Há um espaço invisível que não é um espaço comum depois de "${after}", como os do Word e das páginas da web.
          Apague-o e digite um espaço.`
      : say`
          Esta linha começa com um espaço invisível que não é um espaço comum, como os do Word e das páginas da web.
          Apague tudo o que está antes da primeira letra e digite os espaços de novo.
          Dentro de um texto esses espaços são permitidos.`,
  'yaml-bar-missing': ({ key }) => say`
    Falta |- depois de "${key}:": é assim que começa um texto de várias linhas.
    Escreva "${key}: |-" e deixe as linhas do texto como estão.
    Sem ele as linhas se juntam, e um título (## …) conta como anotação e fica de fora.`,
  'yaml-text-at-heading': ({ key, text, language }) => say`
    Há um texto depois de "${key}:", "${cut(text)}", mas o que pertence a esta chave está nas linhas abaixo.
    ${language ? `Passe o texto para depois de "${language}:" ou de outro idioma abaixo, ou apague-o.` : 'Passe o texto para a linha a que ele se destina, ou apague-o.'}`,
  'yaml-bullet': ({ bullet, inPlace }) => say`
    ${bulletProblem(bullet)}
    ${inPlace ? 'Escreva "- ", um hífen e um espaço, no lugar dos dois últimos espaços antes dela.' : 'Uma linha de lista começa com um hífen e um espaço: "- ".'}`,
  'yaml-stray-text': ({ above, spaces, hasColon }) => say`
    Este texto não pertence a nenhuma chave.
    ${strayTextHelp({ above, spaces, hasColon })}
    Um texto de várias linhas começa com |- depois da chave, e todas as suas linhas ficam dois espaços mais para dentro que a chave.`,
  'yaml-too-deep': ({ limit }) => say`
    Há mais de ${limit} níveis, um dentro do outro.
    Procure uma linha com espaços, colchetes ou hifens demais.`,
  'yaml-documents': () => say`
    Uma linha com três hifens (---) começa um segundo arquivo dentro deste.
    Apague a linha ou ponha # antes dela.`,
  'key-reserved': ({ key }) => say`
    Nenhuma chave pode se chamar "${key}".
    Escolha outro nome, como "${key.replaceAll('_', '')}-1".
    Todo objeto de JavaScript tem uma parte com esse nome, e os programas poderiam confundir os dois.`,
  'key-duplicate': ({ key, keys, inList, isName, isWhole, instead }, { line }) =>
    keys
      ? say`
          ${list(keys)} aparecem aqui pela segunda vez (a primeira: linha ${line}).
          ${repeatedKeysHelp(key, { inList, isWhole })}`
      : say`
          "${key}" já está nesta seção (linha ${line}).
          ${repeatedKeyHelp(instead, isName)}
          Se as duas deveriam existir, elas pertencem a seções diferentes: confira os espaços antes delas.`,
  'yaml-heading-missing': ({ key, spaces }) => say`
    Falta a linha ${key ? `"${key}:"` : 'com o nome deste bloco'} acima desta.
    Escreva ${key ? `"${key}:"` : 'o nome e dois-pontos, como "contato:",'} em uma linha própria, acima desta, ${withSpaces(spaces)} no início.`,
}
