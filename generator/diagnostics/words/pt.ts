import type { ColourUse } from '../../colours/contrast-pairs.ts'
import type { ImageType, MarkdownSlip, TypeName } from '../codes.ts'
import type { Messages } from '../words.ts'
import { forms } from './forms.ts'
import { cut, list, megabytes, quoted, rounded } from './phrase.ts'

const types: Record<TypeName, string> = {
  text: 'um texto',
  number: 'um número',
  boolean: '"true" ou "false"',
  list: 'uma lista (linhas que começam com "- ")',
  section: 'uma seção (linhas recuadas, cada uma com uma chave e dois-pontos)',
  translations: 'uma linha para cada idioma',
  nothing: 'nada',
}

const images: Record<ImageType, string> = { svg: 'SVG', png: 'PNG', jpg: 'JPEG', webp: 'WebP', avif: 'AVIF' }

const slips: Record<MarkdownSlip, (text: string) => { message: string; help: string }> = {
  bullet: (text) => ({
    message: `"${text}" parece ser o item de uma lista, mas vai se juntar às linhas vizinhas.`,
    help: 'Comece cada linha de uma lista com "- " (hífen e espaço) e deixe uma linha vazia antes da lista.',
  }),
  heading: (text) => ({
    message: `Falta um espaço depois dos sinais # de "${text}": eles vão aparecer.`,
    help: `Escreva "${text.replace(/^#+/, '$& ')}".`,
  }),
  title: (text) => ({
    message: `"${text}" vira um segundo título da página.`,
    help: 'A página já tem o seu título. Comece os subtítulos de um texto com ## e um espaço.',
  }),
  bold: (text) => ({
    message: `Em "${text}", um ** começa ou termina o negrito, e falta o outro: os sinais vão aparecer.`,
    help: 'Escreva ** nas duas pontas das palavras, sem espaço por dentro: **assim**.',
  }),
  indent: (text) => ({
    message: `"${text}" está recuado em quatro espaços ou mais: vai aparecer como código de programa.`,
    help: 'Comece essa linha na mesma coluna das outras linhas do texto.',
  }),
  tag: (text) => ({
    message: `"${text}" vai ficar fora da página, no todo ou em parte.`,
    help: 'Escreva em Markdown: **negrito**, *itálico*, [palavras](https://…), listas. Vídeos, quadros e estilos não são possíveis em textos.',
  }),
}

const uses: Record<ColourUse, string> = {
  text: 'dos textos',
  link: 'dos links e das palavras destacadas',
  button: 'das palavras nos botões',
  entry: 'da linha escolhida de um menu',
  mark: 'dos sinais e das palavras na segunda cor',
  success: 'do aviso de formulário enviado',
  chat: 'do botão de conversa',
  portrait: 'das iniciais no lugar de um retrato',
  footer: 'do rodapé',
  document: 'dos documentos desenhados',
  edge: 'do contorno de botões e campos',
}

const ratio = (contrast: number): string => `${rounded(contrast).replace('.', ',')} : 1`

const size = (bytes: number): string => `${megabytes(bytes).replace('.', ',')} MB`

const meant = (suggestion: string | undefined, allowed: readonly string[]): string =>
  suggestion === undefined ? `Aqui são permitidos: ${list(allowed)}.` : `Você quis dizer "${suggestion}"?`

const dialled = (prefix: string, value: string): string => prefix + value.replace(/\D/g, '').replace(/^0/, '')

const times = (places: number): string => (places === 1 ? '' : ` (em ${places} lugares)`)

const missingOf = (missing: number, total: number): string =>
  missing === 0
    ? `Os ${total} textos estão escritos.`
    : `${missing === 1 ? 'Falta' : 'Faltam'} ${missing} de ${total} textos.`

const spaceCount = (spaces: number): string =>
  spaces === 0 ? 'nenhum espaço' : spaces === 1 ? '1 espaço' : `${spaces} espaços`

const lineList = (lines: readonly number[]): string =>
  lines.length === 1 ? `a linha vizinha ${lines[0]} começa` : `as linhas vizinhas ${lines.join(' e ')} começam`

const differing = (missing: readonly string[], extra: readonly string[], source: string, here: string): string =>
  [
    missing.length > 0 ? `só em ${source}: ${list(missing)}` : '',
    extra.length > 0 ? `só em ${here}: ${list(extra)}` : '',
  ]
    .filter((part) => part !== '')
    .join('; ')

/** The messages in Portuguese. */
export const pt: Messages = {
  'file-missing': ({ reason }) => ({
    message: {
      absent: 'Este arquivo não existe.',
      directory: 'Isto é uma pasta, não um arquivo.',
      unreadable: 'Não foi possível abrir este arquivo.',
    }[reason],
    help: 'Confira o nome e a pasta, ou indique o arquivo com --config ARQUIVO.',
  }),
  'file-not-utf8': ({ encoding }) => ({
    message: `Este arquivo não foi salvo em UTF-8, mas, ao que parece, em ${encoding}.`,
    help: `No seu editor, escolha primeiro "Reabrir com codificação" e ${encoding} e confira se os acentos estão certos. Só então escolha "Salvar com codificação" e UTF-8. Não salve antes disso: os acentos se perderiam.`,
  }),
  'file-letters-lost': ({ places }) => ({
    message: `O sinal \ufffd está aqui no lugar de uma letra que se perdeu${times(places)}.`,
    help: 'Escreva a letra de novo ou recupere uma versão anterior do arquivo. Ele foi salvo em uma codificação diferente daquela em que foi aberto.',
  }),
  'file-letters-garbled': ({ found, meant: letter, places }) => ({
    message: `Aqui está "${found}" onde parece que deveria estar "${letter}"${times(places)}.`,
    help: 'Recupere uma versão anterior do arquivo ou escreva as letras de novo. Ele foi aberto em uma codificação diferente daquela em que foi salvo.',
  }),
  'merge-conflict': () => ({
    message: 'Duas pessoas mudaram estas linhas, e as duas versões estão no arquivo.',
    help: 'Fique com uma das duas versões e apague as três linhas que começam com <<<<<<<, ======= e >>>>>>>, ou peça ajuda a quem cuida do projeto.',
  }),
  'file-too-large': ({ bytes, limit }) => ({
    message: `Este arquivo tem ${size(bytes)}; o limite é ${size(limit)}.`,
    help: 'É mesmo a configuração do site?',
  }),
  'file-empty': () => ({ message: 'Este arquivo está vazio.', help: 'Recupere uma versão anterior.' }),
  'file-not-a-mapping': ({ found }) => ({
    message: `O arquivo inteiro é ${types[found]}, e não uma lista de chaves com seus valores.`,
    help: 'Cada linha começa com uma chave, dois-pontos e um espaço, como "defaultLocale: pt".',
  }),
  'yaml-syntax': ({ reason }) => ({
    message: 'Não foi possível ler esta linha.',
    help: {
      escape: 'Entre aspas duplas, \\ tem um significado próprio: escreva \\\\ para que apareça uma.',
      bracket:
        'Um colchete ou uma chave não foi fechada, ou falta uma vírgula. Se for um texto, ponha-o entre aspas: "…".',
      mark: 'Uma palavra que começa com & ou ! tem um significado próprio. Se for um texto, ponha-o entre aspas: "…".',
      other: 'Compare-a com as linhas vizinhas: espaços no início, dois-pontos, aspas.',
    }[reason],
  }),
  'yaml-tab': () => ({
    message: 'Há uma tabulação no início desta linha.',
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
  'yaml-quote-inside': ({ quote }) => ({
    message: `O texto entre aspas termina cedo demais: há um ${quote} no meio dele.`,
    help:
      quote === "'"
        ? "Escreva o apóstrofo duas vezes ('d''água') ou use aspas duplas em volta do texto."
        : 'Escreva \\" dentro do texto, ou use “ e ”.',
  }),
  'yaml-special-start': ({ character }) => ({
    message: `Sem aspas, um texto não pode começar com ${character}`,
    help: 'Ponha o texto inteiro entre aspas: "…".',
  }),
  'yaml-indentation': ({ spaces, wanted, last, beside = [] }) =>
    spaces === undefined || wanted === undefined
      ? {
          message: 'O número de espaços no início desta linha não combina com as linhas vizinhas.',
          help: 'Linhas do mesmo nível começam com o mesmo número de espaços: dois para cada nível.',
        }
      : {
          message: `Esta linha começa com ${spaceCount(spaces)}${beside.length > 0 ? `, mas ${lineList(beside)} com ${spaceCount(wanted)}` : `; aqui ${wanted === 1 ? 'caberia' : 'caberiam'} ${spaceCount(wanted)}`}.`,
          help: `${wanted > spaces ? 'Acrescente' : 'Apague'} ${spaceCount(Math.abs(wanted - spaces))}${last === undefined ? '' : `, em cada linha até a linha ${last}`}.`,
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
  'yaml-bullet': ({ bullet }) => ({
    message: `Esta linha começa com o sinal ${bullet}`,
    help: 'Uma linha de lista começa com um hífen e um espaço: "- ".',
  }),
  'yaml-stray-text': ({ above }) => ({
    message: 'Este texto não pertence a nenhuma chave.',
    help: `Parece ser o resto do texto da linha ${above}: junte os dois em uma linha só. Se houver "|" ou "|-" depois da chave, ponha no início desta linha tantos espaços quantos têm as outras linhas do texto.`,
  }),
  'yaml-key-without-space': ({ key }) => ({
    message: `Falta um espaço depois de "${key}:".`,
    help: `Escreva "${key}: " e depois o valor.`,
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
  'key-duplicate': ({ key, keys }, { line }) =>
    keys
      ? {
          message: `${list(keys)} estão aqui pela segunda vez (a primeira: linha ${line}).`,
          help: 'Parece que se perdeu a linha de cima, uma chave como "title:". Ponha-a de volta. Só apague estas linhas se não faltar nada.',
        }
      : {
          message: `"${key}" já está nesta seção (linha ${line}).`,
          help: 'Fique com uma das duas e apague a outra.',
        },
  'text-cut': ({ kept, cut: lost }) => ({
    message: `O texto termina antes de "${cut(lost)}": um # depois de um espaço começa uma anotação.`,
    help: `Se fizer parte do texto, ponha tudo entre aspas: ${quoted(`${kept} ${lost}`)}. Se for uma anotação, escreva-a em uma linha própria.`,
  }),
  'key-unknown': ({ value, suggestion, allowed }) => ({
    message: `Neste lugar não existe a chave "${value}".`,
    help: meant(suggestion, allowed),
  }),
  'key-missing': ({ key }) => ({ message: `Falta "${key}".`, help: `Acrescente a linha "${key}:" nesta seção.` }),
  'type-wrong': ({ expected, found, suggestion, keys }) => ({
    message: `Aqui deve estar ${types[expected]}, e não ${types[found]}.`,
    help:
      expected === 'translations'
        ? 'Escreva uma linha recuada para cada idioma, abaixo da chave.'
        : expected === 'number' && found === 'text'
          ? 'Escreva só algarismos, sem aspas.'
          : expected === 'boolean'
            ? `Escreva ${suggestion ?? 'true ou false'}, sem aspas.`
            : expected === 'section' && keys && keys.length > 0
              ? `Escreva uma linha para cada chave: ${keys.map((key) => `"${key}: …"`).join(', ')}.`
              : undefined,
  }),
  'value-empty': ({ expected, note }) => ({
    message: note
      ? `O valor está vazio: "${cut(note)}" conta como anotação, porque # começa uma anotação.`
      : 'O valor está vazio.',
    help: note
      ? `Se for o valor, ponha-o entre aspas: ${quoted(note)}`
      : expected === 'text'
        ? 'Escreva o texto ou, se a chave não for obrigatória, apague a linha inteira.'
        : `Aqui deve estar ${types[expected]}.`,
  }),
  'value-unknown': ({ value, suggestion, allowed }) => ({
    message: `"${cut(value)}" não é um dos valores possíveis aqui.`,
    help: `${suggestion ? `Você quis dizer "${suggestion}"? ` : ''}Possíveis: ${list(allowed)}.`,
  }),
  'kind-mismatch': ({ tag, value, better }) => ({
    message: `"${tag}: ${value}" não combina com as outras chaves desta seção.`,
    help: `Elas são as de "${tag}: ${better}".`,
  }),
  'form-wrong': ({ value, pattern, suggestion }) => ({
    message: `"${cut(value)}" não tem a forma certa.`,
    help: `O certo é ${forms[pattern]?.pt ?? `o que combina com ${pattern}`}.${suggestion ? ` Por exemplo: ${suggestion}` : ''}`,
  }),
  'number-out-of-range': ({ value, minimum, maximum }) => ({
    message: `${value} é ${minimum !== undefined && value < minimum ? 'pequeno' : 'grande'} demais.`,
    help: range(minimum, maximum),
  }),
  'list-empty': () => ({
    message: 'A lista está vazia.',
    help: 'Acrescente ao menos um item: uma linha que começa com "- ".',
  }),
  'text-missing': ({ locale }, { locale: name }) => ({
    message: `Falta o texto em ${name(locale)}.`,
    help: `Acrescente uma linha "${locale}:" com o texto em ${name(locale)}.`,
  }),
  'draft-needed': ({ locale }, { line, locale: name }) => ({
    message: `O idioma ${name(locale)} é um rascunho, e o site é gerado sem ele: nenhum outro lugar pode usá-lo.`,
    help: `Indique um idioma já publicado. Ou, quando todos os textos dele estiverem escritos, apague "draft: true" (linha ${line}).`,
  }),
  'language-draft': ({ locale, missing, total }, { locale: name }) => ({
    message: `O idioma ${name(locale)} é um rascunho: o site é gerado sem ele. ${missingOf(missing, total)}`,
    help:
      missing === 0
        ? 'Apague a linha "draft: true" para publicá-lo.'
        : '"npm run check -- --coverage" mostra onde. Quando não faltar nenhum, apague a linha "draft: true" para publicá-lo.',
  }),
  'locale-form': ({ key, suggestion }) => ({
    message: `"${cut(key)}" não pode ser a chave de um idioma, porque a chave faz parte do endereço de cada página dele.`,
    help: `Use letras de a a z (sem acento), algarismos e hifens, começando por uma letra, como "${suggestion ?? 'pt-br'}".`,
  }),
  'locale-unknown': ({ value, suggestion, allowed }) => ({
    message: `"${value}" não é um idioma deste site.`,
    help: meant(suggestion, allowed),
  }),
  'locale-absent': ({ locale, places, defined }) => ({
    message: `"${locale}" não está na lista de idiomas, mas ${places} textos estão escritos nele.`,
    help: `Acrescente "${locale}:" abaixo de "locales:" (já há: ${list(defined)}) ou apague esses textos.`,
  }),
  'locale-renamed': ({ key, wanted, places }) => ({
    message: `Nenhum texto está escrito em "${key}", mas ${places} textos estão escritos em "${wanted}".`,
    help: `Volte a chamar este idioma de "${wanted}" ou troque a chave de todos os textos dele.`,
  }),
  'text-identical': ({ locale, source }, { locale: name }) => ({
    message: `O texto em ${name(locale)} é igual ao texto em ${name(source)}.`,
    help: 'Traduza-o. Se deve mesmo ser igual, diga isso em "ignore:".',
  }),
  'text-language': ({ locale, found }, { locale: name }) => ({
    message: `Este texto deveria estar em ${name(locale)}, mas parece estar em ${name(found)}.`,
    help: 'As linhas de dois idiomas foram trocadas?',
  }),
  'placeholder-differs': ({ locale, source, missing, extra }, { locale: name }) => ({
    message: `Os {marcadores} são diferentes dos do texto em ${name(source)}: ${differing(missing, extra, name(source), name(locale))}.`,
    help: 'Mantenha cada marcador exatamente como está, com as chaves { }.',
  }),
  'number-differs': ({ locale, source, missing, extra }, { locale: name }) => ({
    message: `Os números são diferentes dos do texto em ${name(source)}: ${differing(missing, extra, name(source), name(locale))}.`,
    help: 'Confira qual está certo.',
  }),
  'email-differs': ({ locale, source, missing, extra }, { locale: name }) => ({
    message: `Os e-mails são diferentes dos do texto em ${name(source)}: ${differing(missing, extra, name(source), name(locale))}.`,
    help: 'Confira qual está certo.',
  }),
  'url-differs': ({ locale, source, missing, extra }, { locale: name }) => ({
    message: `Os links são diferentes dos do texto em ${name(source)}: ${differing(missing, extra, name(source), name(locale))}.`,
    help: 'Confira se todos os idiomas levam aos mesmos lugares.',
  }),
  'markup-differs': ({ locale, source, missing, extra }, { locale: name }) => ({
    message: `A formatação é diferente da do texto em ${name(source)}: ${differing(missing, extra, name(source), name(locale))}.`,
    help: 'Confira se nenhuma formatação se perdeu ou sobrou.',
  }),
  'translation-stale': ({ locale, source, changed, translated }, { locale: name }) => ({
    message: `O texto em ${name(source)} mudou em ${changed}, depois do texto em ${name(locale)} (${translated}).`,
    help: 'Confira se a tradução ainda diz o mesmo.',
  }),
  'slug-taken': ({ slug, owner, locale }, { line, locale: name }) => ({
    message: `"${slug}" já é o endereço em ${name(locale)} de "${owner}" (linha ${line}).`,
    help: 'Dê a cada página um endereço próprio em cada idioma.',
  }),
  'slug-empty': ({ locale }, { locale: name }) => ({
    message: `O endereço em ${name(locale)} está vazio; só o da página inicial é vazio.`,
    help: 'Escreva um endereço curto, como "sobre".',
  }),
  'slug-of-home': ({ slug, locale }, { locale: name }) => ({
    message: `A página inicial tem o endereço "${slug}" em ${name(locale)}.`,
    help: 'O endereço da página inicial é vazio: "".',
  }),
  'slug-locale': ({ slug, prefix }) => ({
    message: `"${slug}" começa com "${prefix}", que é um idioma do site.`,
    help: 'Deixe o idioma de fora: ele é posto automaticamente antes de cada endereço.',
  }),
  'slug-reserved': ({ slug, reserved }) => ({
    message: `"${slug}" não pode ser usado: o próprio site usa "${reserved}".`,
    help: 'Escolha outro endereço.',
  }),
  'slug-unsafe': ({ slug, suggestion }) => ({
    message: `"${cut(slug)}" não pode fazer parte de um endereço da web.`,
    help: `Use letras minúsculas de a a z (sem acento), algarismos e hifens${suggestion ? `: ${suggestion}` : ''}.`,
  }),
  'canonical-taken': ({ slug, owner, locale }, { line, locale: name }) => ({
    message: `"${slug}" já é o endereço em ${name(locale)} de "${owner}" (linha ${line}).`,
    help: 'Escolha outro endereço curto ou apague esta linha: então vale o slug.',
  }),
  'former-slug-present': ({ slug, locale }, { locale: name }) => ({
    message: `"${slug}" é o endereço atual desta página em ${name(locale)}.`,
    help: 'Liste só os endereços que a página não tem mais: apague este aqui.',
  }),
  'former-slug-taken': ({ slug, owner, locale, today }, { line, locale: name }) => ({
    message: today
      ? `"${slug}" é o endereço atual em ${name(locale)} de "${owner}" (linha ${line}) e não pode levar a outra página.`
      : `"${slug}" já é um endereço antigo em ${name(locale)} de "${owner}" (linha ${line}).`,
    help: today
      ? `Apague-o aqui ou dê outro endereço a "${owner}".`
      : 'Um endereço leva a uma só página: apague-o em um dos dois lugares.',
  }),
  'home-count': ({ count }) => ({
    message: count === 0 ? 'Nenhuma página é a página inicial.' : `Há ${count} páginas iniciais.`,
    help: 'Exatamente uma página tem "kind: home" e está ligada.',
  }),
  'key-shared': ({ key }, { line }) => ({
    message: `"${key}" já é a chave de uma página (linha ${line}).`,
    help: 'Páginas e serviços não podem ter a mesma chave: escolha outra para este serviço.',
  }),
  'page-unknown': ({ value, suggestion, allowed, places }) => ({
    message: `Nenhuma página e nenhum serviço se chama "${value}"${times(places)}.`,
    help: meant(suggestion, allowed),
  }),
  'page-renamed': ({ key, wanted, places }) => ({
    message: `Nenhuma página e nenhum serviço se chama "${wanted}", mas ${places} lugares levam até lá.`,
    help: `Será que esta deveria se chamar "${wanted}" em vez de "${key}"?`,
  }),
  'page-not-a-service': ({ value }) => ({
    message: `"${value}" é uma página, não um serviço.`,
    help: 'Escreva uma chave que está em "services:".',
  }),
  'reuse-target': ({ value, reason }) => ({
    message:
      reason === 'service'
        ? `"${value}" é um serviço; só uma página pode ser mostrada de novo.`
        : `"${value}" já mostra outra página.`,
    help: 'Escreva a página de "pages:" que tem o conteúdo.',
  }),
  'locale-not-listed': ({ value, suggestion, allowed }) => ({
    message: `"${value}" não é um idioma deste site.`,
    help: meant(suggestion, allowed),
  }),
  'icon-unknown': ({ value, suggestion }) => ({
    message: `O ícone "${value}" não existe.`,
    help: suggestion ? `Você quis dizer "${suggestion}"?` : 'Escolha um em https://lucide.dev/icons.',
  }),
  'validation-unknown': ({ value, suggestion, allowed }) => ({
    message: `Nenhuma mensagem se chama "${value}".`,
    help: /^(?:false|no|não)$/i.test(value)
      ? 'Apague esta linha: assim o campo pode ficar vazio.'
      : /^(?:true|yes|sim)$/i.test(value)
        ? `Escreva o nome da mensagem que aparece quando o campo está vazio: ${list(allowed)}.`
        : `${meant(suggestion, allowed)} Ou acrescente uma mensagem com esse nome em "messages: contact: form: validation:".`,
  }),
  'category-unknown': ({ value, suggestion, allowed }) => ({
    message: `Nenhuma categoria se chama "${value}".`,
    help: meant(suggestion, allowed),
  }),
  'validation-unused': ({ key }) => ({
    message: `Nenhum campo usa a mensagem "${key}".`,
    help: 'Apague-a ou use-a em um campo.',
  }),
  'category-unused': ({ key }) => ({
    message: `Nenhum artigo está na categoria "${key}".`,
    help: 'Apague-a ou use-a em um artigo.',
  }),
  'page-unreachable': ({ key }) => ({
    message: `Nada leva à página "${key}".`,
    help: 'Ponha-a no menu ou em um link de outra página, ou desligue-a com "enabled: false".',
  }),
  'buttons-gone': ({ buttons }, { lines }) => ({
    message: `Esta página está desligada: ${buttons === 1 ? 'um botão que levava a ela não aparece mais' : `${buttons} botões que levavam a ela não aparecem mais`} (${buttons === 1 ? 'linha' : 'linhas'} ${lines.join(', ')}).`,
    help: 'Faça-os levar a outra página ou diga em "ignore:" que é assim mesmo.',
  }),
  'link-unknown': ({ value, suggestion, allowed }) => ({
    message: `O link "${cut(value)}" não leva a lugar nenhum.`,
    help: meant(suggestion, allowed),
  }),
  'link-insecure': ({ url }) => ({
    message: `"${cut(url)}" não é um endereço seguro.`,
    help: 'Escreva https:// em vez de http://.',
  }),
  'link-refused': ({ url }) => ({
    message: `O link "${cut(url)}" não apareceria na página.`,
    help: 'Um link pode começar com https:, mailto:, tel: ou page:.',
  }),
  'text-spaces': ({ kind }) => ({
    message: kind === 'edge' ? 'O texto começa ou termina com um espaço.' : 'Há dois espaços seguidos no texto.',
    help: kind === 'edge' ? 'Apague o espaço.' : 'Deixe só um deles.',
  }),
  'title-long': ({ length, limit }) => ({
    message: `O título tem ${length} caracteres; os buscadores mostram cerca de ${limit}.`,
    help: `Corte ${length - limit}.`,
  }),
  'description-length': ({ length, minimum, maximum }) => ({
    message: `A descrição tem ${length} caracteres.`,
    help: `O certo é entre ${minimum} e ${maximum}: ${length > maximum ? `corte ${length - maximum}` : `acrescente ${minimum - length}`}.`,
  }),
  'title-repeated': ({ locale }, { line, locale: name }) => ({
    message: `Outra página tem o mesmo título em ${name(locale)} (linha ${line}).`,
    help: 'Dê a cada página um título próprio.',
  }),
  'description-repeated': ({ locale }, { line, locale: name }) => ({
    message: `Outra página tem a mesma descrição em ${name(locale)} (linha ${line}).`,
    help: 'Diga de que trata esta página.',
  }),
  'alt-is-file-name': ({ text }) => ({
    message: `"${cut(text)}" é o nome de um arquivo, não uma descrição da imagem.`,
    help: 'Diga em poucas palavras o que a imagem mostra.',
  }),
  'markup-in-text': ({ sign }) => ({
    message: `Aqui o texto é simples: os visitantes vão ver os sinais de "${cut(sign)}".`,
    help: 'Tire os sinais. A formatação só funciona em "paragraphs" de uma página e em "content" de um artigo.',
  }),
  'markdown-slip': ({ slip, text }) => slips[slip](cut(text)),
  'label-repeated': ({ locale, label }, { line, locale: name }) => ({
    message: `Outro serviço também se chama "${cut(label)}" em ${name(locale)} (linha ${line}).`,
    help: 'Dê a cada serviço um nome próprio. Se for uma cópia, confira também o título em "hero:".',
  }),
  'image-damaged': ({ value, fault }) =>
    fault === 'damaged'
      ? {
          message: `O desenho "${value}" está danificado: não é possível lê-lo até o fim, ou não é um SVG.`,
          help: 'Exporte-o de novo, como SVG simples, no programa em que foi desenhado.',
        }
      : {
          message: `O desenho "${value}" não diz de que tamanho é.`,
          help: 'Exporte-o de novo com um tamanho ou um "viewBox", como viewBox="0 0 64 64" na primeira linha.',
        },
  'image-foreign': ({ value, part }) => ({
    message: `O desenho "${value}" contém algo que não vai aparecer: ${cut(part)}`,
    help: 'Exporte-o de novo como SVG simples, com tudo o que ele mostra dentro do arquivo e sem scripts.',
  }),
  'logo-shape': ({ width, height }) => ({
    message: `O logotipo tem ${rounded(width).replace('.', ',')} de largura e ${rounded(height).replace('.', ',')} de altura (${ratio(Math.max(width / height, height / width))}); nos espaços quadrados do site vai ficar muito pequeno.`,
    help: 'Use uma versão quadrada, por exemplo só o símbolo, sem as palavras.',
  }),
  'image-missing': ({ value, suggestion }) => ({
    message: `O arquivo "${value}" não existe.`,
    help: suggestion
      ? `Você quis dizer "${suggestion}"?`
      : 'O caminho parte da pasta deste arquivo, como ./imagens/equipe.jpg. Maiúsculas e minúsculas fazem diferença.',
  }),
  'image-outside': ({ value }) => ({
    message: `"${value}" está fora da pasta do site.`,
    help: 'Copie o arquivo para a pasta do site.',
  }),
  'image-too-large': ({ bytes, limit }) => ({
    message: `Esta imagem tem ${size(bytes)}; mais de ${size(limit)} deixa a página lenta.`,
    help: 'Salve-a de novo com no máximo 2000 pixels de largura.',
  }),
  'image-type': ({ value, found }) => ({
    message: `"${value}" contém ${found ? `uma imagem ${images[found]}` : 'algo que não é uma imagem'}, apesar do nome.`,
    help: found
      ? `Salve-a no formato que o nome indica ou mude o fim do nome para .${found}.`
      : 'Salve a imagem de novo.',
  }),
  'font-missing': ({ value, suggestion, allowed, packages, files }) => ({
    message: `Não dá para usar a fonte "${value}". Faltam: ${[...packages, ...files].join(', ')}.`,
    help: [
      meant(suggestion, allowed),
      ...(files.length === 0 ? [`Para instalar esta: npm install -E ${packages.join(' ')}`] : []),
    ].join(' '),
  }),
  'flag-unknown': ({ value }) => ({
    message: `Nenhum país tem o código "${value}".`,
    help: 'Use as duas letras do país (norma ISO 3166), como "br".',
  }),
  'contrast-low': ({ use, scheme, contrast, promised, suggestion }) => ({
    message: `No modo ${scheme === 'dark' ? 'escuro' : 'claro'}, o contraste ${uses[use]} seria de ${ratio(contrast)}; o certo é pelo menos ${ratio(promised)}.`,
    help: `Escreva "${suggestion}": o tom mais próximo desta cor que se lê bem.`,
  }),
  'phone-form': ({ value }) => ({
    message: `"${cut(value)}" não é um telefone completo.`,
    help: 'Com o prefixo do país e o DDD, tem de 8 a 15 algarismos, como +55 11 90000-0000.',
  }),
  'phone-prefix': ({ value, prefix, slip }) => ({
    message:
      slip === 'twice'
        ? `${prefix} é posto antes de "${cut(value)}", que parece já começar assim.`
        : `"${cut(value)}" começa com 0; os links ligam para ${dialled(prefix, value)}, sem o 0.`,
    help:
      slip === 'twice'
        ? 'Ponha um + no início se o número estiver completo, ou tire o prefixo.'
        : 'Se o número certo não for esse, escreva-o completo, com + e o prefixo do país. Um número que só funciona dentro do país não serve aqui.',
  }),
  'phone-differs': ({ value, other }, { line }) => ({
    message: `"${cut(value)}" não é o mesmo número que "${cut(other)}" (linha ${line}).`,
    help: 'Mude o número em todos os lugares ou diga em "ignore:" por que há dois.',
  }),
  'email-form': ({ value }) => ({
    message: `"${cut(value)}" não é um endereço de e-mail.`,
    help: 'Deve ser como nome@exemplo.com.',
  }),
  'chat-phone': ({ value }) => ({
    message: `Com o número "${value}" não se abre uma conversa.`,
    help: 'Escreva o código do país, o DDD e o número juntos, como +5511900000000.',
  }),
  'hours-order': ({ opens, closes }) => ({
    message: `Fecha às ${closes}, antes de abrir às ${opens}.`,
    help: 'Confira os dois horários.',
  }),
  'field-repeated': ({ name }, { line }) => ({
    message: `Outro campo já se chama "${name}" (linha ${line}).`,
    help: 'Dê a cada campo um nome próprio.',
  }),
  'option-repeated': ({ value }, { line }) => ({
    message: `Outra opção já tem o valor "${value}" (linha ${line}).`,
    help: 'Dê a cada opção um valor próprio.',
  }),
  'pattern-invalid': ({ reason }) => ({
    message: 'Não foi possível ler esta expressão regular.',
    help: `${reason}. Pergunte a quem programa ou apague a linha.`,
  }),
  'pattern-slow': ({ part }) => ({
    message: `Esta expressão regular pode travar o navegador: em "${part}" há uma repetição dentro de outra.`,
    help: 'Peça a quem programa que a escreva sem repetições dentro de repetições.',
  }),
  'article-repeated': ({ id }, { line }) => ({
    message: `Outro artigo já tem o número ${id} (linha ${line}).`,
    help: 'Escolha um número livre.',
  }),
  'ignore-unused': ({ code }) => ({
    message: `Não há nada a ignorar: não existe "${code}" nesse lugar.`,
    help: 'Apague este item.',
  }),
}

function range(minimum: number | undefined, maximum: number | undefined): string {
  if (minimum === undefined) return `No máximo ${maximum}.`
  return maximum === undefined ? `No mínimo ${minimum}.` : `Entre ${minimum} e ${maximum}.`
}
