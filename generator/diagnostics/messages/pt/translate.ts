import type { translate as en } from '../en/translate.ts'
import { cut, list } from '../phrases.ts'

const texts = (count: number) => (count === 1 ? '1 texto' : `${count} textos`)

function andAddresses(count: number): string {
  if (count === 0) return ''
  return count === 1 ? ' e o endereço de 1 página' : ` e os endereços de ${count} páginas`
}

/** What is said of texts that go to translators and come back, in Portuguese. */
export const translate: typeof en = {
  refusals: {
    unknown: () => 'Não entrou: o site não tem esse texto. Linhas acrescentadas são ignoradas.',
    unclear: () => 'Não entrou: este texto mudou de lugar e agora está em vários. Peça um arquivo novo.',
    'source-edited': ({ now }) => `Não entrou: o texto a traduzir foi editado depois. Agora diz: ${now}`,
    'changed-meanwhile': ({ now }) => `Não entrou: alguém mudou a tradução no site nesse meio-tempo. Agora diz: ${now}`,
    twice: ({ rows }) => `Não entrou: a linha ${rows.join(', ')} tem outra tradução do mesmo texto. Deixe uma só.`,
    swapped: ({ rows }) =>
      `Não entrou: esta tradução é da linha ${rows.join(', ')}. Talvez só uma coluna tenha sido ordenada.`,
    tags: ({ missing, extra }) =>
      [
        'Não entrou: as marcas, os marcadores e os links têm de ser os do texto a traduzir.',
        ...(missing.length > 0 ? [`Falta: ${list(missing)}.`] : []),
        ...(extra.length > 0 ? [`Sobra: ${list(extra)}.`] : []),
      ].join(' '),
    linkTo: ({ was, now }: { was: string; now: string }) =>
      `Não entrou: um link leva a ${now} em vez de ${was}. Traduza só as palavras dele e deixe o endereço como está.`,
    letters: () => 'Não entrou: letras se perderam quando o arquivo foi salvo. Salve como UTF-8 ou como .xlsx.',
    spreadsheet: ({ was }) =>
      `Não entrou: a planilha mudou esta célula sozinha; era "${cut(was)}". Formate a coluna como texto antes de digitar.`,
    formula: ({ text }) => `Não entrou: a célula tem uma fórmula, "${cut(text)}". Escreva nela o próprio texto.`,
    unfinished: () => 'Ainda não entrou: está marcado como não terminado.',
    damaged: () =>
      'Não entrou: esta linha está danificada e não diz com clareza qual é a tradução. Peça de novo, de preferência em .xlsx.',
    place: () =>
      'Não entrou: esta parte do arquivo não pode mudar sem as linhas em volta. Quem cuida do site tem de fazer isso.',
    check: ({ said }) => `Não entrou: ${said}`,
  },
  taken: 'Entrou.',
  moved: 'Entrou, no lugar novo.',
  like: (row) => `Preenchido a partir da linha ${row}, que tem o mesmo texto a traduzir. Veja se também serve aqui.`,
  numbers: ({ missing, extra }) =>
    extra.length === 0
      ? `Confira os números: o texto a traduzir tem ainda ${list(missing)}.`
      : `Confira os números: o texto a traduzir tem ${list(missing)}, e a tradução ${list(extra)}.`,
  /** Behind what is said of a plain text that was taken. */
  stars: 'O texto a traduzir tem asteriscos (**), e a tradução não. Verifique se algo deve ficar em destaque.',
  confirmed: 'Anotado como certo.',
  row: (number, path) => `linha ${number}, ${path}`,
  usage: () =>
    'Diga o que fazer:\n  npm run translate -- out --to IDIOMA --format xliff   faz um arquivo para um tradutor\n  npm run translate -- in ARQUIVO                       recebe o arquivo de volta\n  npm run translate -- draft --to IDIOMA --engine COMANDO   deixa uma máquina escrever rascunhos\n  npm run translate -- lock                              anota de qual texto cada tradução foi feita',
  localeUnknown: (name, known) =>
    `O site não tem o idioma "${name}". Tem: ${known.join(', ')}. Um novo: npm run add -- language TAG`,
  sameLocale: (name) => `"${name}" é o idioma de origem da tradução. Indique outro com --to ou com --from.`,
  toMissing: (known) => `Diga para qual idioma, por exemplo --to ${known[0] ?? 'fr'}.`,
  formatUnknown: (name, known) => `Não existe o formato "${name}". Existem: ${known.join(', ')}.`,
  pageUnknown: (name, known) => `Nenhuma página ou serviço se chama "${name}". Existem: ${known.join(', ')}.`,
  fileThere: (file) => `${file} já existe, e alguém pode estar trabalhando nele. Indique outro com --file.`,
  nothingOut: (to) => `Não há nada a traduzir para "${to}". Todos os textos: --all`,
  sent: ({ file, count, addresses, to, back }) =>
    `${file} tem ${texts(count)}${andAddresses(addresses)} para um tradutor, para "${to}".\nQuando voltar: ${back}`,
  folderMissing: (folder) => `Não existe a pasta ${folder}. Crie-a antes, ou indique outro arquivo com --file.`,
  fileMissing: (file) => `Não existe o arquivo ${file}.`,
  unreadable: {
    empty: (file) => `${file} está vazio.`,
    type: (file) => `${file} não é um arquivo de textos que este comando consiga ler. Ele lê .xlf, .xlsx, .po e .csv.`,
    broken: (file) => `${file} está danificado, talvez cortado no caminho. Peça de novo.`,
    columns: (file) => `Em ${file} falta a primeira linha, com os nomes das colunas, ou uma dessas colunas.`,
    letters: (file) => `As letras de ${file} não podem ser lidas. Salve como UTF-8 ou como .xlsx.`,
    encodings: (file, readings = []) =>
      `${file} não foi salvo como UTF-8 e pode ser lido de mais de um jeito: ${readings.map(({ encoding, example }) => `"${example}" (${encoding})`).join(', ')}. Diga qual é o certo, ou salve o arquivo como UTF-8.`,
    languages: (file) => `${file} tem traduções para vários idiomas. Peça um arquivo por idioma.`,
    size: (file) =>
      `${file} é grande demais para um arquivo de textos e não foi lido. Use o que "translate out" gravou.`,
  },
  encodingUnknown: (name) => `Não existe a codificação "${name}". As mais comuns: utf-8, windows-1252, macintosh.`,
  otherSite: (config) =>
    `O arquivo não é deste site: quase nenhum dos textos a traduzir está em ${config}. É de outro site, cujo arquivo --config indica, ou de uma versão bem mais antiga deste.`,
  nothingWritten: 'Nada foi mudado.',
  encoding: (name) => `O arquivo foi salvo como ${name} e foi lido assim.`,
  absent: (count, paths) =>
    `${texts(count)} a traduzir não ${count === 1 ? 'tem' : 'têm'} linha no arquivo: ${paths.join(', ')}${count > paths.length ? ' …' : ''}`,
  summary: ({ taken, confirmed, refused }) =>
    `${texts(taken)} ${taken === 1 ? 'entrou' : 'entraram'}, ${confirmed} anotados como certos, ${refused} não entraram.`,
  planned: 'É isto que mudaria. Nada foi escrito.',
  answered: (file) => `O resultado de cada linha: ${file}`,
  locked: (count) =>
    `translations.lock, ao lado do YAML, anota de qual texto ${count === 1 ? '1 tradução foi feita' : `${count} traduções foram feitas`}. Quando esse texto mudar, "npm run check -- --stale" avisa.`,
  published: (locale) =>
    `"${locale}" está publicado, e os textos da máquina seriam publicados com ele. Escreva "machineTexts: true" abaixo dele em "locales:" para permitir isso, ou "draft: true" enquanto são lidos.`,
  engineFailed: (said) =>
    `O programa não deu rascunhos: ${said}\nEle recebe um objeto JSON por linha, com "id" e "source", e responde com um por linha, com "id" e "translation".`,
  drafted: (count, of) =>
    `${count} de ${texts(of)} em rascunho. Contam como da máquina até alguém ler: npm run edit, ou npm run translate -- out`,
  changedMeanwhile: (file) => `${file} foi mudado nesse meio-tempo. Execute o comando de novo.`,
}
