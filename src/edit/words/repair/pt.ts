import type { repairEn } from './en.ts'

/** O que o editor diz de um arquivo que não pode ser lido, ou de que há duas versões, em português. */
export const repairPt: typeof repairEn = {
  title: {
    missing: 'O arquivo do site não está mais aqui',
    unreadable: 'O arquivo do site não pode ser lido',
    letters: 'As letras do arquivo do site não podem ser lidas',
    conflict: 'Há duas versões do site',
    older: 'O arquivo do site está em um formato anterior',
    newer: 'O arquivo do site está em um formato mais novo',
  },
  intro: {
    missing: 'Outro programa o removeu ou mudou o nome dele. Ponha a última versão de volta ou escolha uma anterior.',
    unreadable:
      'Outro programa o salvou assim. Ponha de volta as linhas que não podem ser lidas, e o resto fica como está; ou corrija o arquivo onde ele foi mudado.',
    letters:
      'Outro programa o salvou com as letras em uma forma antiga, e por isso as que têm acento não são conhecidas. Nada se perdeu. Escolha o que está escrito certo, e o arquivo todo é salvo na forma de hoje; o passo pode ser desfeito.',
    conflict: 'Duas pessoas mudaram os mesmos lugares. Escolha a versão que o site deve ter em cada um.',
    older:
      'Ele foi escrito para uma versão anterior deste programa. Ele pode ser atualizado: todos os textos e comentários ficam, e o passo pode ser desfeito.',
    newer: 'Alguém o atualizou com uma versão mais nova deste programa. Deixe-o como está e atualize o programa.',
  },
  published:
    'Está publicado aqui, mas não enviado: outra pessoa mudou os mesmos lugares e enviou antes. Escolha a versão que o site deve ter em cada um, e ele é enviado.',
  now: 'Agora, a partir da linha {line}',
  was: 'Quando ainda podia ser lido',
  nothing: '(nada)',
  lines: 'Pôr estas linhas de volta',
  last: 'Usar toda a última versão',
  letters: 'Salvar com “{example}”',
  upgrade: 'Atualizar este arquivo',
  unsafe:
    'Não dava para fazer isso com segurança, por isso nada foi alterado. O arquivo está escrito de um modo incomum.',
  place: 'Uma parte do arquivo',
  theirs: 'A outra versão',
  choose: 'Usar o que escolhi',
}
