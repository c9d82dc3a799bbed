import { capitalize } from '../../capitalize.ts'
import { memoize } from '../../memoize.ts'

/** Words and phrases of Brazil, as they are said in Portugal. Both are of the same gender, or an article stands with them. */
export const phrases = {
  arquivo: 'ficheiro',
  arquivos: 'ficheiros',
  seção: 'secção',
  seções: 'secções',
  contato: 'contacto',
  aceitos: 'aceites',
  celular: 'telemóvel',
  logotipo: 'logótipo',
  logo: 'logótipo',
  anônima: 'anónima',
  usuário: 'utilizador',
  registro: 'registo',
  registrada: 'registada',
  salvo: 'guardado',
  salva: 'guardada',
  salvas: 'guardadas',
  salvar: 'guardar',
  salvou: 'guardou',
  salve: 'guarde',
  salvando: 'guardando',
  digitar: 'escrever',
  digitou: 'escreveu',
  digite: 'escreva',
  digitação: 'escrita',
  ajustes: 'definições',
  câmera: 'câmara',
  detectando: 'detetando',
  compartilhado: 'partilhado',
  compartilhados: 'partilhados',
  compartilhar: 'partilhar',
  buscadores: 'motores de pesquisa',
  buscador: 'motor de pesquisa',
  busca: 'pesquisa',
  esporte: 'desporto',
  hospedagem: 'empresa de alojamento',
  hospedagens: 'empresas de alojamento',
  hospedado: 'alojado',
  'meio de hospedagem': 'alojamento',
  baixar: 'descarregar',
  CEP: 'código postal',
  faltando: 'em falta',
  'em um': 'num',
  'em uma': 'numa',
  'em outro': 'noutro',
  'em outros': 'noutros',
  'em outra': 'noutra',
  'em outras': 'noutras',
  'nesta aba': 'neste separador',
  'em outra aba': 'noutro separador',
  'aquela aba': 'aquele separador',
  'nova aba': 'novo separador',
  'uma nova aba': 'um novo separador',
  'CEP ou código postal': 'código postal',
  sobrenome: 'apelido',
  apelido: 'alcunha',
  'Foi aceita': 'Foi aceite',
  fatos: 'factos',
  porcentagem: 'percentagem',
  logotipos: 'logótipos',
  cardápio: 'ementa',
  conexão: 'ligação',
  'leitores de tela': 'leitores de ecrã',
  'na tela': 'no ecrã',
  'a tela escura': 'o ecrã escuro',
  'telas estreitas': 'ecrãs estreitos',
  'telas grandes': 'ecrãs grandes',
  'telas pequenas': 'ecrãs pequenos',
  'do mesmo jeito': 'da mesma forma',
  'não dá para': 'não é possível',
  'não dava para': 'não era possível',
  'toda noite': 'todas as noites',
  'nesse meio-tempo': 'entretanto',
  'não está mais': 'já não está',
  'não vale mais': 'já não vale',
  'no ar': 'online',
  'vai ao ar': 'fica online',
  'entre no ar': 'fique online',
  'tempo integral': 'tempo inteiro',
  'meio período': 'tempo parcial',
  'com vocês': 'convosco',
  'com você': 'consigo',
  'antes de você': 'antes de si',
  'quem é você': 'quem é',
  'até você removê-las': 'até as remover',
  'depois que você publicar': 'depois de publicar',
  'pode se perder': 'pode perder-se',
  'poderia se perder': 'poderia perder-se',
  'o salvou': 'guardou-o',
  'o mostram': 'mostram-no',
  'a traz de volta': 'volta a trazê-la',
  'salvar meu': 'guardar o meu',
  'Pasta de trabalho do Excel': 'Livro do Excel',
  alergênicos: 'alergénicos',
  planejado: 'planeado',
  planejada: 'planeada',
  gerenciador: 'gestor',
  grade: 'grelha',
  'na hora': 'de imediato',
  'segure Alt': 'mantenha Alt premido',
  depoimentos: 'testemunhos',
  'telefone, endereço': 'telefone, morada',
  'endereço, horário': 'morada, horário',
  'endereço, linha': 'morada, linha',
  'o endereço, como': 'a morada, como',
  'o endereço em partes': 'a morada em partes',
  'ao lado do endereço': 'ao lado da morada',
  informe: 'indique',
  'para conferir': 'para rever',
  solte: 'largue',
  'Enter solta': 'Enter larga',
  'lugar nenhum': 'lado nenhum',
  trecho: 'excerto',
  pixels: 'píxeis',
  receptor: 'recetor',
  'venceu ou': 'expirou ou',
  'nos seus downloads': 'nas suas transferências',
  'descompacte-o': 'descomprima-o',
  'demorou demais': 'demorou demasiado',
  'demora demais': 'demora demasiado',
  'há coisas demais': 'há demasiadas coisas',
} satisfies Readonly<Record<string, string>>

/** Names that are said otherwise only where they stand alone: an address on the web keeps its word. */
const names: Readonly<Record<string, string>> = {
  Endereço: 'Morada',
  endereço: 'morada',
  Estado: 'Distrito ou região',
  estado: 'distrito ou região',
}

/** A phrase of Brazil, whatever case it begins with; of two that begin alike the longer one. */
const brazilian = new RegExp(
  `(?<!\\p{L})(?!logo (?:abaixo|acima|antes|após|depois)(?!\\p{L}))(?:${Object.keys(phrases)
    .sort((a, b) => b.length - a.length)
    .join('|')})(?!\\p{L})`,
  'giu',
)

const inPortugal = (phrase: string): string => {
  const known: Readonly<Record<string, string>> = phrases
  return known[phrase] ?? capitalize(known[phrase.charAt(0).toLowerCase() + phrase.slice(1)] ?? phrase)
}

/** A text of the editor in Brazilian words, as it is said in Portugal. */
export const sayInPortugal = memoize((text: string): string =>
  (names[text] ?? text)
    // An abbreviation is no beginning of a sentence but where it begins one.
    .replace(brazilian, (phrase, offset) =>
      offset === 0 && /^\p{Lu}/u.test(phrase) ? capitalize(inPortugal(phrase)) : inPortugal(phrase),
    )
    // "Enviando…", "está enviando": the infinitive follows "a".
    .replace(/^(?!Quando|Comando)(\p{Lu}\p{L}*[aei])ndo(?=[ …]|$)/u, (_, stem: string) => `A ${stem.toLowerCase()}r`)
    .replace(/(?<=(?<!\p{L})(?:est(?:á|ão|ava|avam|ou|amos|eja)|fic\p{L}+) )(\p{L}*[aei])ndo(?!\p{L})/gu, 'a $1r')
    .replace(/(\p{L}+) demais(?!\p{L})/gu, (_, word: string) =>
      /^\p{Lu}/u.test(word) ? `Demasiado ${word.toLowerCase()}` : `demasiado ${word}`,
    )
    // The verb says who is meant.
    .replace(/(?<!\p{L})você (?=\p{L})/gu, '')
    .replace(/(?<!\p{L})Você (\p{L})/gu, (_, letter: string) => letter.toUpperCase())
    .replace(/(?<!\p{L})([Pp]recis[ae]\p{L}*) (?=\p{L}+[aei]r(?!\p{L}))/gu, '$1 de '),
)

/** A text of the editor as it is said where a language of it is spoken. */
export function adaptToCountry(language: string, text: string): string {
  return language === 'pt-PT' ? sayInPortugal(text) : text
}

/** All texts of a value, as they are said in Portugal. */
export function allInPortugal<Value>(value: Value): Value {
  if (typeof value === 'string') return sayInPortugal(value) as Value
  if (Array.isArray(value)) return value.map(allInPortugal) as Value
  return Object.fromEntries(Object.entries(value as object).map(([key, one]) => [key, allInPortugal(one)])) as Value
}

/** The language of a tag: the editor has the texts of it, and what a country says otherwise. */
export const withoutCountry = (tag: string): string => tag.slice(0, 2).toLowerCase()
