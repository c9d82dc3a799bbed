import type { PublishWords } from './publish-en.ts'

/** What the editor says of publishing, in Portuguese. */
export const publishPt: PublishWords = {
  button: 'Publicar',
  count: 'Publicar {count}',
  title: 'Publicar',
  nothing: 'Tudo está publicado.',
  intro: 'O que mudou desde a última publicação. Cada mudança pode ser desfeita separadamente.',
  first: 'O site ainda não foi publicado: tudo é novo.',
  rewritten: 'Comentários do arquivo ou a formatação dele. Os visitantes não veem diferença.',
  changed: 'Mudou',
  added: 'Novo',
  removed: 'Removido',
  moved: 'Mudou de lugar',
  before: 'Antes',
  after: 'Depois',
  page: 'Página',
  yes: 'sim',
  no: 'não',
  takeBack: 'Desfazer',
  takeBackOf: 'Desfazer: {place}',
  files: 'Estes arquivos vão junto:',
  unused: 'Nenhuma página mostra estas imagens. Elas ficam na pasta até você removê-las:',
  remove: 'Remover',
  removeFile: 'Remover: {name}',
  removeAll: 'Remover todas',
  unfinished:
    '{count} {count:parte acrescentada ainda não tem|partes acrescentadas ainda não têm} valor. Preencha ou retire e depois publique.',
  errors: '{count} {count:erro impede|erros impedem} a publicação.',
  show: 'Mostrar',
  note: 'O que você mudou? Uma frase para quem olhar depois.',
  send: 'Enviar também para {remote}',
  author: 'Quem publica? A pergunta é feita uma vez, e a resposta fica guardada neste projeto.',
  name: 'Nome',
  email: 'E-mail',
  publishing: 'Publicando…',
  published: 'Publicado.',
  sent: 'Publicado e enviado.',
  sentLater: 'Enviado.',
  unsent: '{count} {count:publicação ainda não foi enviada|publicações ainda não foram enviadas} para {remote}.',
  sendNow: 'Enviar agora',
  said: 'O que o git disse',
  folder: 'Uma pasta para subir à hospedagem',
  folderHelp: 'Cria o site inteiro como pasta, para hospedagens que recebem arquivos. Pode levar um minuto.',
  host: 'Para',
  makeFolder: 'Criar a pasta',
  makeZip: 'Fazer um arquivo ZIP',
  making: 'Criando…',
  made: 'A pasta está pronta: suba para a hospedagem tudo o que há nela.',
  madeZip: 'O arquivo ZIP está nos seus downloads: envie-o, se a hospedagem aceitar, e descompacte-o lá.',
  notMade: 'Não foi possível criar a pasta. A janela em que o editor foi iniciado diz por quê.',
  earlier: 'Versões anteriores',
  noEarlier: 'Não há: este texto não mudou desde a primeira publicação.',
  bringBack: 'Trazer de volta',
  bringBackOf: 'Trazer de volta: {text}',
  publications: 'Publicações anteriores',
  bringAllBack: 'Trazer esta versão de volta',
  broughtBack: 'O arquivo está como era então. Desfazer volta ao que era antes.',
  when: '{date}, {author}',
  more: 'e mais {count}',
  launch: {
    title: 'Antes de publicar',
    intro:
      '{count} {count:ponto ainda falta|pontos ainda faltam}. Os visitantes {count:o|os} veriam, ou o que eles enviam não chegaria.',
    isTrue: 'Agora é verdade',
    kinds: {
      'text-placeholder': 'Textos ainda por escrever',
      'launch-example': 'Endereços de exemplo, que não levam a nada',
      'launch-number': 'Números de telefone inventados',
      'launch-sample': 'Exemplos inventados',
      'launch-photo': 'Pessoas sem foto',
      'launch-receiver': 'Formulários que só chegam se a hospedagem os encaminhar',
      'launch-privacy': 'Nenhuma página diz o que acontece com os dados dos visitantes',
      'launch-hosts': 'Serviços que recebem dados dos visitantes e que a página de privacidade não cita',
      'privacy-facts': 'Informações sobre os dados dos visitantes que ninguém confirmou',
    },
  },
  gaps: {
    'no-git':
      'O git não está instalado aqui: não há lista do que mudou, e nada é enviado automaticamente. Mesmo assim, você pode criar a pasta para subir.',
    'no-repository':
      'O site não está em um repositório git: não há lista do que mudou, e nada é enviado automaticamente. Mesmo assim, você pode criar a pasta para subir.',
    'foreign-owner':
      'O repositório pertence a outro usuário desta máquina, e o git não mexe nele. Inicie o editor como o dono.',
    untrusted:
      'O repositório veio com configurações do git que iniciam programas, por isso o git não é consultado. Se você não sabe quem fez a pasta, apague o que há do git nela. A pasta para enviar pode ser criada mesmo assim.',
    refused: 'Não é possível usar o git aqui. Mesmo assim, você pode criar a pasta para subir.',
    merging:
      'Alguém começou a juntar duas versões com o git (um merge ou um rebase) e não terminou. Alguém que conheça git precisa terminar isso primeiro: o que for publicado nesse meio-tempo pode se perder.',
    'no-branch':
      'Nenhum ramo está ativo no repositório: o que fosse publicado agora poderia se perder. Alguém que conheça git precisa escolher um.',
  },
  refused: {
    'has-errors': 'Há erros a corrigir primeiro.',
    'nothing-changed': 'Não há nada novo para publicar.',
    'no-author': 'O git ainda não sabe quem publica.',
    merging:
      'Alguém começou a juntar duas versões com o git (um merge ou um rebase) e não terminou. Alguém que conheça git precisa terminar isso primeiro: o que for publicado nesse meio-tempo pode se perder.',
    busy: 'Outro programa está usando o repositório. Tente de novo em um instante.',
    failed: 'O git recusou. Nada se perdeu: todas as suas mudanças estão no arquivo.',
    'remote-ahead':
      'Está publicado aqui, mas não enviado: outros enviaram algo nesse meio-tempo, e há trabalho nesta pasta que não está publicado, por isso não dá para unir tudo por si só. Nada se perdeu. Alguém que conheça git precisa unir os dois.',
    'remote-differs':
      'Está publicado aqui, mas não enviado: outros mudaram os mesmos lugares e enviaram antes. Nada se perdeu. Alguém que conheça git precisa unir os dois.',
    'no-access':
      'Está publicado aqui, mas não enviado: o outro lado não deixa esta máquina entrar. Nada se perdeu. Quando o git tiver acesso, envie aqui.',
    unreachable:
      'Está publicado aqui, mas não enviado: não foi possível alcançar o outro lado. Nada se perdeu. Tente de novo quando houver conexão.',
    declined:
      'Está publicado aqui, mas não enviado: o outro lado recusou. Nada se perdeu. A mensagem do git diz o motivo.',
    'timed-out':
      'O git demorou demais e foi interrompido. Nada se perdeu. Tente de novo, ou pergunte a alguém que conheça git.',
    'not-sent': 'Está publicado aqui, mas não enviado. Nada se perdeu.',
  },
}
