import { withExamples } from '../../own-examples.ts'
import type { schema as english, MissingKey, ValueEmpty } from '../en/schema.ts'
import { say, type Translated } from '../message.ts'
import { cut, formatDay, list, quoted } from '../phrases.ts'
import { cures, forms } from './forms.ts'
import { lineList, meant, types } from './phrases.ts'

/** What to write for the first keys that are missing. */
function firstKeys(keys: readonly MissingKey[]): string {
  const first = keys.slice(0, 3).map(({ key, expected }) => `"${key}:" (${types[expected].replace(/ \(.*/, '')})`)
  return `${first.join(', ')}${keys.length > first.length ? ' …' : ''}`
}

/** How to write each day that a date can mean. */
function readings(days: readonly string[]): string {
  const each = days.map((day) => `${quoted(day)} para ${formatDay(day, 'pt-BR')}`)
  return `Escreva ${each.join(', ou ')}.`
}

function range(minimum: number | undefined, maximum: number | undefined): string {
  if (minimum === undefined) return `No máximo ${maximum}.`
  return maximum === undefined ? `No mínimo ${minimum}.` : `Entre ${minimum} e ${maximum}.`
}

function emptyMessage({ note, rest }: ValueEmpty): string {
  if (rest) return `O texto de "${rest.key}:" termina na vírgula: dentro de { } uma vírgula começa uma nova chave.`
  return note
    ? `O valor está vazio: "${cut(note)}" conta como anotação, porque # começa uma anotação.`
    : 'O valor está vazio.'
}

/** What to write instead of nothing. */
function emptyHelp({ expected, note, isSlug, mayGo, rest }: ValueEmpty): string {
  if (rest) return `Ponha o texto inteiro entre aspas: ${rest.key}: ${quoted(rest.text)}`
  if (note) return `Se for o valor, ponha-o entre aspas: ${quoted(note)}`
  if (isSlug)
    return 'Escreva um endereço curto, como quem-somos; o da página inicial é "": duas aspas sem nada entre elas.'
  if (expected === 'text') return 'Escreva o texto ou, se a chave não for obrigatória, apague a linha inteira.'
  if (mayGo) return `Apague esta linha: não há mais nada abaixo dela. Ou escreva aqui ${types[expected]}.`
  return `Aqui deve estar ${types[expected]}.`
}

/** Keys and values that the schema does not allow, in Portuguese. */
export const schema: Translated<typeof english> = {
  'key-unknown': ({ value, suggestion, allowed, line }) => say`
    Neste lugar não existe a chave "${value}".
    ${line === undefined ? meant(suggestion, allowed) : `Escreva "${line}" no lugar dela.`}
    Ou a linha tem espaços demais ou de menos e está na seção errada. Todas as chaves estão em schema/REFERENCE.md.`,
  'key-number': ({ key, suggestion }) => say`
    "${key}" é um número, e chaves que são números perdem o lugar: iriam todas para o começo, em ordem crescente.
    Comece com uma letra, como "${suggestion}", aqui e onde ela for citada. As chaves nunca aparecem no site.`,
  'key-former': ({ value, key, lines, isMap }) => say`
    "${value}" agora tem outro nome: "${key}".
    ${
      isMap
        ? `Escreva "${key}:" no lugar; abaixo, dois espaços mais à direita, um nome à sua escolha, como "principal:"; e abaixo dele, mais dois espaços à direita, o que estava abaixo de "${value}".`
        : `Escreva "${key}:" no lugar${lines.length > 0 ? ` e, abaixo, dois espaços mais à direita: ${list(lines)}` : ''}.`
    }`,
  'key-missing': ({ key, keys, choices }) =>
    keys
      ? say`
          Faltam ${keys.length} chaves: ${list(keys.map((missing) => missing.key))}.
          Acrescente-as nesta seção: ${firstKeys(keys)}. Um item completo do mesmo tipo mostra como.`
      : say`
          Falta "${key}".
          Acrescente a linha "${key}:" nesta seção.${choices ? ` Aqui pode ser ${list(choices)}.` : ''}
          Todas as chaves, com o que significam, estão em schema/REFERENCE.md.`,
  'key-choice': ({ keys, present }) =>
    present.length === 0
      ? say`
          Falta uma destas chaves: ${list(keys)}.
          Acrescente uma delas. O que cada uma significa está em schema/REFERENCE.md.`
      : say`
          ${present.map((key) => `"${key}"`).join(' e ')} não podem estar aqui ao mesmo tempo.
          Deixe a que vale e apague a outra.`,
  'type-wrong': ({ expected, found, cure, ...parameters }) => say`
    Aqui deve estar ${types[expected]}, e não ${types[found]}.
    ${cure ? cures[cure](parameters) : ''}`,
  'value-empty': (empty) => say`
    ${emptyMessage(empty)}
    ${emptyHelp(empty)}`,
  'value-unknown': ({ value, suggestion, allowed }) => say`
    "${cut(value)}" não é um dos valores possíveis aqui.
    ${suggestion ? `Você quis dizer "${suggestion}"? ` : ''}Valores possíveis: ${list(allowed)}.`,
  'kind-mismatch': ({ tag, value, better }) => say`
    "${tag}: ${value}" não combina com as outras chaves desta seção.
    Elas pertencem a "${tag}: ${better}".
    Se a seção estava certa antes, corrija esta linha, não as outras chaves.`,
  'quotes-curly': ({ written, value }) => say`
    As aspas de ${cut(written)} são as de um editor de textos: aqui elas contam como parte do valor.
    Escreva aspas retas: ${quoted(value)}`,
  'form-wrong': ({ value, form, suggestion, days, ending, page, instead }, { own }) => say`
    "${cut(value)}" ${ending ? 'termina em letras maiúsculas.' : 'não tem a forma certa.'}
    ${
      ending
        ? `Renomeie o arquivo para que termine em ${ending} e escreva-o aqui do mesmo modo.`
        : `O certo é ${withExamples(forms[form], own)}.${suggestion ? ` Você quis dizer ${quoted(suggestion)}?` : ''}${days ? ` ${readings(days)}` : ''}${page ? ` Para levar à página "${page}", escreva "${instead}: ${page}" no lugar desta linha.` : ''}`
    }`,
  'date-absent': ({ value }) => say`
    O dia "${value}" não existe.
    Corrija o dia, o mês ou o ano.`,
  'number-out-of-range': ({ value, minimum, maximum, form, isText }, { own }) => say`
    ${value} é ${minimum !== undefined && value < minimum ? 'pequeno' : 'grande'} demais.
    ${range(minimum, maximum)}${form && form !== 'wholeNumber' ? ` O certo é ${withExamples(forms[form], own)}.` : ''}${isText ? ' Escreva só algarismos, sem unidade.' : ''}`,
  'number-dotted': ({ written, decimals }) => say`
    Em ${written}, o ponto conta como vírgula decimal.
    Escreva ${written.replace('.', '')}, se eram milhares, ou ${decimals}, se não eram.`,
  'list-empty': () => say`
    A lista está vazia.
    Acrescente ao menos um item: uma linha que começa com "- ".`,
  'list-long': ({ count, most }) => say`
    A lista tem ${count} itens, ${count - most} a mais do que é possível.
    Deixe no máximo ${most}: apague este${count - most > 1 ? ' e os que vêm depois' : ''}, ou outros de que não precise.`,
  'entry-split': (_, { lines }) => say`
    Um hífen começa um novo item, mas esta linha e as de cima parecem ser um item só.
    Ponha um espaço no lugar do hífen${lines.length > 0 ? `, e também ${lines.length === 1 ? 'na' : 'nas'} ${lineList(lines)}` : ''}.`,
  'entries-joined': ({ entries: [first = '', second = ''] }) => say`
    Há vários itens da lista em uma linha só.
    Escreva cada um em uma linha própria, que começa com "- ": primeiro "- ${first}", embaixo dela "- ${second}".`,
  'entry-misplaced': ({ key, section, better }, { line }) => say`
    O bloco "${key}" está ${section === undefined ? 'bem à esquerda' : `em "${section}:"`}, mas tem as chaves de um bloco de "${better}:".
    Recorte o bloco inteiro, desta linha até a última dele, e cole-o logo abaixo da linha "${better}:" (linha ${line}) ou entre dois blocos de lá.${section === undefined ? ' Depois, cada linha dele começa com dois espaços a mais.' : ''}`,
}
