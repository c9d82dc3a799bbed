import type { file as english } from '../en/file.ts'
import { say, type Translated } from '../message.ts'
import { cut, fileOption } from '../phrases.ts'
import { size, times, types } from './phrases.ts'

/** The file as a whole, in Portuguese. */
export const file: Translated<typeof english> = {
  'file-missing': ({ reason }) => say`
    ${{ absent: 'Este arquivo não existe.', directory: 'Isto é uma pasta, não um arquivo.', unreadable: 'Não foi possível abrir este arquivo.' }[reason]}
    Confira o nome e a pasta, ou indique o arquivo com --config ARQUIVO.
    Sem --config, é verificado o site.config.yaml da pasta atual.`,
  'format-older': ({ format, present, file: name }) => say`
    Este arquivo está no formato ${format}; esta versão do programa lê o formato ${present}.
    Execute: npm run upgrade${fileOption(name)}. O comando atualiza o arquivo, mantém os seus comentários e lista o que mudou. Nada mais foi verificado.
    O editor oferece o mesmo. O número fica depois de "format:"; um arquivo sem ele está no formato 1.`,
  'format-newer': ({ format, present }) => say`
    Este arquivo está no formato ${format}; esta versão do programa só lê formatos até ${present}.
    Atualize o programa (com git: git pull e depois npm install) e deixe o arquivo como está. Nada mais foi verificado.
    Alguém atualizou o arquivo com uma versão mais nova do programa.`,
  'file-not-utf8': ({ encoding }) => say`
    Este arquivo não foi salvo em UTF-8, mas, ao que parece, em ${encoding}.
    O editor (npm run edit) mostra como os acentos ficam e, com um clique, salva o arquivo em UTF-8.
    Ou, no seu próprio editor, escolha primeiro "Reabrir com codificação" e ${encoding} e confira se os acentos estão certos. Só então escolha "Salvar com codificação" e UTF-8. Não salve antes disso: os acentos se perderiam.
    Uma marca de ordem de bytes (BOM) e fins de linha do Windows não atrapalham.`,
  'file-line-ends': () => say`
    As linhas deste arquivo terminam como nos Macs antigos (só com CR), e por isso ele todo conta como uma linha só.
    Abra-o no seu editor, escolha LF como fim de linha (no VS Code, embaixo à direita) e salve-o.`,
  'file-letters-lost': ({ places }) => say`
    O caractere \ufffd está aqui no lugar de uma letra que se perdeu${times(places)}.
    Escreva a letra de novo ou recupere uma versão anterior do arquivo. Ele foi aberto em uma codificação e salvo em outra.
    Configure o editor para UTF-8 antes de abrir o arquivo de novo.`,
  'letter-invisible': ({ sign, before, places }) => say`
    Há um caractere invisível (${sign}) ${before ? `depois de "${cut(before)}"` : 'aqui'}${times(places)}.
    Ele foi colado do Word, de uma conversa ou de uma página da web. Apague as palavras em volta e digite-as de novo.
    A busca não encontra uma palavra assim, e um link ou e-mail com ele não funciona. Se for intencional, escreva-o entre aspas duplas, como "\\u200b".`,
  'file-letters-garbled': ({ found, meant: letter, places }) => say`
    Aqui está "${found}" onde parece que deveria estar "${letter}"${times(places)}.
    Recupere uma versão anterior do arquivo ou escreva as letras de novo. Ele foi salvo em uma codificação e aberto em outra.
    Configure o editor para UTF-8 antes de abrir o arquivo de novo.`,
  'file-too-large': ({ bytes, limit }) => say`
    Este arquivo tem ${size(bytes)}; o limite é ${size(limit)}.
    É mesmo a configuração do site?`,
  'lines-too-large': ({ line, length, limit }) => say`
    ${length === undefined ? `Este arquivo tem mais de ${limit} linhas.` : `A linha ${line} tem ${size(length)}; o limite é ${size(limit)}.`}
    ${length === undefined ? 'É mesmo a configuração do site?' : 'Foi colada nela uma imagem ou um arquivo inteiro? Tire-o ou quebre o texto em linhas, com |- depois dos dois-pontos.'}`,
  'file-empty': () => say`
    Este arquivo está vazio.
    Recupere uma versão anterior.`,
  'file-not-a-mapping': ({ found }) => say`
    O arquivo inteiro é ${types[found]}, e não uma lista de chaves com seus valores.
    Cada linha começa com uma chave, dois-pontos e um espaço, como "defaultLocale: pt".`,
  'merge-conflict': () => say`
    Duas pessoas mudaram estas linhas, e as duas versões estão no arquivo.
    Fique com uma das duas versões, apague a outra e também as três linhas que começam com <<<<<<<, ======= e >>>>>>>, ou peça ajuda a quem cuida do projeto.`,
  'kind-wrong': ({ fault, detail }) => say`
    ${
      {
        name: `Um tipo de seção não pode se chamar "${detail}".`,
        taken: `"${detail}" é um tipo que todo site já tem.`,
        missing: `Falta este arquivo: um tipo próprio precisa do seu ${detail}.`,
        type: `A declaração deste tipo está errada: ${detail}`,
        base: `Aqui "${detail}" precisa ser uma interface exportada que estende SectionBase, FreeSection, HeadedSection ou DocumentBase.`,
        'kind-key': `A declaração deste tipo precisa dizer: kind: '${detail}'`,
        clash: `O gerador já tem uma declaração "${detail}".`,
        code: `Não é possível ler o código deste tipo: ${detail}`,
        import: `O código deste tipo importa "${detail}", o que não é permitido.`,
        style: `Não é possível ler esta folha de estilos: ${detail}`,
        'style-name': `Nenhum elemento deste tipo tem a classe "${detail}", e nenhuma página teria esta folha de estilos.`,
        words: `Não é possível ler estas palavras: ${detail}`,
        thrown: `O código deste tipo falhou: ${detail}`,
      }[fault]
    }
    ${
      {
        name: 'Mude o nome da pasta: letras minúsculas, algarismos e hifens entre eles.',
        taken: 'Mude o nome da pasta.',
        missing: 'Escreva-o ou apague a pasta do tipo. O guia tem um tipo inteiro para copiar.',
        type: 'Corrija neste lugar.',
        base: 'O guia tem um tipo inteiro para copiar.',
        'kind-key': 'A palavra é o nome da pasta.',
        clash: 'Dê outro nome à sua.',
        code: 'Corrija neste lugar.',
        import: 'Ele pode importar os próprios arquivos, react e site-from-yaml/kinds.',
        style: 'Corrija neste lugar.',
        'style-name': 'Dê ao arquivo o nome de uma classe de um elemento que o tipo desenha.',
        words: 'O guia tem um tipo inteiro para copiar.',
        thrown: 'Corrija neste lugar.',
      }[fault]
    } Nada mais foi verificado.`,
  'ignore-unused': ({ code, path, isThere, suggestion }) =>
    isThere
      ? say`
          Não há nada a ignorar: a verificação não dá o aviso "${code}" em "${cut(path)}".
          Apague este item. Se um aviso assim ainda aparece em outro lugar, copie o path da última linha dele.`
      : say`
          Não existe o lugar "${cut(path)}" neste arquivo.
          ${suggestion ? `Você quis dizer "${suggestion}"?` : 'Copie o path da última linha do aviso. Se o aviso não aparece mais, apague este item.'}`,
}
