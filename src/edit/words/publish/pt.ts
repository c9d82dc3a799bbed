import type { PublishWords } from './en.ts'

/** What the editor says of publishing, in Portuguese. */
export const publishPt: PublishWords = {
  button: 'Publicar',
  count: 'Publicar {count}',
  title: 'Publicar',
  looking: 'Vendo o que mudou…',
  nothing: 'Tudo está publicado.',
  intro: 'O que mudou desde a última publicação. Cada mudança pode ser desfeita separadamente.',
  first: 'O site ainda não foi publicado: tudo é novo.',
  firstNote: 'Primeira publicação',
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
  revert: 'Desfazer',
  revertOf: 'Desfazer: {place}',
  files: 'Estes arquivos vão junto:',
  otherFiles: '{count} {count:arquivo|arquivos} de que o site precisa',
  unused: 'Nenhuma página mostra estas imagens. Elas ficam na pasta até você removê-las:',
  remove: 'Remover',
  removeFile: 'Remover: {name}',
  removeAll: 'Remover todas',
  unfinished:
    '{count} {count:parte acrescentada ainda não tem|partes acrescentadas ainda não têm} valor. {count:Preencha-a ou remova-a|Preencha-as ou remova-as} e depois publique.',
  errors: '{count} {count:erro impede|erros impedem} a publicação.',
  show: 'Mostrar',
  note: 'O que você mudou? Uma frase para quem olhar depois.',
  send: 'Enviar também, para que entre no ar',
  author: 'Quem publica? A pergunta é feita uma vez, e a resposta fica guardada neste projeto.',
  name: 'Nome',
  email: 'E-mail',
  publishing: 'Publicando…',
  proposed: 'Enviado como proposta: quem cuida do site decide se a publica.',
  proposal: 'Ver a proposta',
  unsent: '{count} {count:publicação ainda não foi enviada|publicações ainda não foram enviadas}.',
  sendNow: 'Enviar agora',
  chooseFirst:
    'Ainda não foi publicado: outros mudaram os mesmos lugares antes de você. Escolha a versão que o site deve ter em cada um, e ele é publicado.',
  said: 'Detalhes para quem cuida do site',
  folder: 'Uma pasta para enviar à hospedagem',
  folderHelp: 'Cria o site inteiro como pasta, para hospedagens que recebem arquivos. Pode levar um minuto.',
  host: 'Para',
  makeFolder: 'Criar a pasta',
  makeZip: 'Fazer um arquivo ZIP',
  making: 'Criando…',
  made: 'A pasta está pronta: envie à hospedagem tudo o que há nela.',
  madeZip: 'O arquivo ZIP está nos seus downloads: envie-o, se a hospedagem aceitar, e descompacte-o lá.',
  notMade: 'Não foi possível criar a pasta. A janela em que o editor foi iniciado diz por quê.',
  /** Before the names of the forms. */
  mailForms:
    'Este site ainda não pode ser feito no navegador: as mensagens de um formulário são enviadas por um programa na hospedagem, que só um computador pode preparar. Escolha outra forma de receber as mensagens de:',
  earlier: 'Versões anteriores',
  noEarlier: 'Não há: este texto não mudou desde a primeira publicação.',
  restore: 'Trazer de volta',
  restoreOf: 'Trazer de volta: {text}',
  publications: 'Publicações anteriores',
  restoreAll: 'Trazer esta versão de volta',
  broughtBack: 'O arquivo está como era então. Desfazer volta ao que era antes.',
  when: '{date}, {author}',
  more: 'e mais {count}',
  launch: {
    title: 'Antes de publicar',
    intro:
      '{count} {count:ponto ainda falta|pontos ainda faltam}. Sem isso, os visitantes verão exemplos, ou o que enviarem não chegará.',
    isTrue: 'Já está correto',
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
  inTab:
    'Seu site está neste navegador, sem versões anteriores; por isso não há lista de mudanças. Para colocá-lo no ar, abra “{menu}”, salve o site pronto e envie-o a uma hospedagem.',
  gaps: {
    'no-git':
      'Nada neste computador guarda versões anteriores: não há lista do que mudou, e nada é enviado automaticamente. Mesmo assim, você pode criar a pasta para enviar.',
    'no-repository':
      'As versões anteriores deste site ainda não são guardadas. Isso começa quando você publicar: cada publicação poderá então ser vista e trazida de volta.',
    'foreign-owner': 'A pasta do site pertence a outro usuário deste computador. Inicie o editor como o dono.',
    untrusted:
      'A pasta do site veio com ajustes que iniciam programas, por isso as versões anteriores não são lidas. Se você não sabe quem fez a pasta, pergunte a quem cuida do site. A pasta para enviar pode ser criada mesmo assim.',
    ignored:
      'A pasta está ajustada para deixar este site fora das versões anteriores, por isso nada pode ser publicado daqui. Pergunte a quem cuida do site. Mesmo assim, você pode criar a pasta para enviar.',
    refused: 'Não é possível ler aqui as versões anteriores. Mesmo assim, você pode criar a pasta para enviar.',
    merging:
      'Alguém começou a juntar duas versões e não terminou. Quem cuida do site precisa terminar isso primeiro: o que for publicado nesse meio-tempo pode se perder.',
    'no-branch':
      'Não está escolhido onde as publicações ficam guardadas: o que fosse publicado agora poderia se perder. Quem cuida do site precisa escolher.',
  },
  refused: {
    'has-errors': 'Há erros a corrigir primeiro.',
    'nothing-changed': 'Não há nada novo para publicar.',
    'no-author': 'Ainda não se sabe quem publica.',
    merging:
      'Alguém começou a juntar duas versões e não terminou. Quem cuida do site precisa terminar isso primeiro: o que for publicado nesse meio-tempo pode se perder.',
    busy: 'Outro programa está mexendo no site. Tente de novo em um instante.',
    'disk-full':
      'O disco está cheio, e por isso não foi possível publicar. Nada se perdeu: todas as suas mudanças estão salvas. Libere espaço e publique de novo.',
    locked:
      'Outro programa está mexendo no site, ou um foi interrompido no meio. Tente de novo em um instante. Se isto aparecer de novo e nada mais mexer no site, apague o arquivo indicado abaixo, cujo nome termina em “.lock”: nele não há nada seu.',
    failed: 'Não foi possível publicar. Nada se perdeu: todas as suas mudanças estão salvas.',
    'remote-ahead':
      'Está publicado aqui, mas não enviado: outros enviaram algo nesse meio-tempo, e há trabalho nesta pasta que não está publicado, por isso não dá para juntar tudo automaticamente. Nada se perdeu. Quem cuida do site precisa juntar as duas versões.',
    'remote-differs':
      'Está publicado aqui, mas não enviado: outros mudaram os mesmos lugares e enviaram antes. Nada se perdeu. Quem cuida do site precisa juntar as duas versões.',
    'no-access':
      'Está publicado aqui, mas não enviado: o outro lado não deixa este computador entrar. Nada se perdeu. Quando deixar, envie aqui.',
    unreachable:
      'Está publicado aqui, mas não enviado: não foi possível alcançar o outro lado. Nada se perdeu. Tente de novo quando houver conexão.',
    declined: 'Está publicado aqui, mas não enviado: o outro lado recusou. Nada se perdeu. A resposta diz o motivo.',
    'timed-out': 'Demorou demais e foi interrompido. Nada se perdeu. Tente de novo, ou pergunte a quem cuida do site.',
    'host-signed-out':
      'Ainda não foi publicado: entre primeiro, em “{menu}”. As suas mudanças estão guardadas neste navegador.',
    'host-key': 'Com isto não é possível entrar. Veja se foi copiado inteiro.',
    'host-key-ended':
      'Não foi publicado: o seu acesso não vale mais. Ele venceu ou foi retirado. As suas mudanças estão guardadas aqui. Em “{menu}”, saia e entre com o novo que você receber.',
    'host-rights':
      'Não foi publicado: você pode ler este site, mas não mudá-lo. Quem deu o acesso precisa permitir a escrita (“Contents: read and write”).',
    'host-protected':
      'Não foi publicado: a hospedagem não permite publicar a partir daqui (ela chama isso de ramo protegido). Quem cuida do site precisa permitir.',
    'host-differs':
      'Ainda não foi publicado: outros mudaram os mesmos arquivos antes de você. Nada se perdeu. Quem cuida do site precisa juntar as duas versões.',
    'host-missing': 'O site não foi encontrado na hospedagem, ou você não tem acesso a ele.',
    'host-no-site': 'Não há um site nele: falta um arquivo chamado site.config.yaml.',
    'host-unreachable':
      'Não foi publicado: não há conexão. As suas mudanças estão guardadas neste navegador. Tente de novo quando houver.',
    'host-busy':
      'Não foi publicado: a hospedagem está ocupada demais. As suas mudanças estão guardadas aqui. Tente de novo em alguns minutos.',
    'host-too-large': 'Não foi publicado: a hospedagem não aceita um arquivo tão grande.',
    'host-declined': 'A hospedagem recusou. Nada se perdeu. A resposta dela diz por quê.',
    'not-sent': 'Está publicado aqui, mas não enviado. Nada se perdeu.',
  },
}
