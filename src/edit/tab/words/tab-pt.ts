import type { TabWords } from './tab-en.ts'

/** What the tab around the editor says, in Portuguese. */
export const tabPt: TabWords = {
  title: 'O seu site, nesta aba',
  intro:
    'Nada para instalar e nenhuma conta. O que você escreve fica neste navegador até você salvar no seu computador.',
  opening: 'Abrindo …',
  elsewhere: 'O seu site está aberto em outra aba. Continue lá, ou feche aquela aba e carregue esta de novo.',
  unsupported:
    'Este navegador não consegue fazer isto. Use um Chrome, Edge, Firefox ou Safari atual, fora de uma janela anônima.',
  inFrame: 'O editor não abre dentro de outra página. Abra o endereço dele.',
  openRepository: 'Abrir um site do repositório dele',
  repositoryNote: 'Para quem cuida do site: publicar faz um commit, e o que outros mudaram nesse meio-tempo fica.',
  repository: 'Endereço do repositório',
  key: 'Chave',
  keyNote:
    'No GitHub: Settings → Developer settings → Fine-grained tokens. Só para este repositório, com “Contents: read and write”. Ela vai para a hospedagem do repositório e para nenhum outro lugar.',
  stay: 'Continuar conectado neste aparelho',
  noRepository: 'Este não é o endereço de um repositório em uma hospedagem que possa ser consultada daqui.',
  open: 'Abrir',
  signIn: 'Entrar',
  signOut: 'Sair',
  signOutHelp: 'Isto apaga deste navegador o site e a sua chave: faça isso em um computador que outros usam.',
  signOutNote:
    'Você alterou {count} {count:arquivo|arquivos} e não publicou. Sair apaga isso do navegador, e não há como trazer de volta. Sair mesmo assim?',
  editThis: 'Editar este site',
  person: 'Quem é você?',
  phrase: 'Suas cinco palavras',
  phraseNote: 'Com letras minúsculas ou maiúsculas, com ou sem acentos.',
  wrongPhrase: 'Estas não são as palavras desta chave. Confira cada uma.',
  asOwner: 'Eu cuido deste site',
  persons: 'Chaves para pessoas',
  personsNote:
    'Quem tem uma chave edita este site sem ter conta: no endereço dele com “/edit” no fim, com um nome e cinco palavras.',
  personName: 'Nome da pessoa',
  role: 'Pode',
  mayPublish: 'publicar',
  mayPropose: 'propor mudanças, que você aceita',
  personToken: 'Token para esta pessoa',
  personTokenNote:
    'Vazio, vale aquele com que você entrou. Com um próprio, você pode retirar uma chave sem renovar as outras. Para propor, o token talvez precise abrir também “Pull requests”.',
  giveKey: 'Dar uma chave',
  phraseIs: 'As cinco palavras de {name}:',
  phraseOnce:
    'Elas aparecem só desta vez e não ficam guardadas em lugar nenhum. Diga ou anote; não mande junto com o endereço. A chave vale assim que o site for feito de novo, o que leva alguns minutos.',
  nameTaken: 'Alguém com este nome já tem uma chave. Retire-a antes ou acrescente um sobrenome.',
  revoke: 'Retirar',
  keyGiven: 'Chave para {name}',
  keyTaken: 'Chave de {name} retirada',
  keyTakenNote:
    'A chave de {name} saiu do site. Quem a copiou antes ainda pode abrir o token que está nela: renove-o agora. Apague o token no servidor do repositório (no GitHub: Settings → Developer settings → Fine-grained tokens → Delete), crie outro, entre com ele e dê chaves novas a todos cujas chaves tinham o antigo.',
  offLine:
    'O que você deve saber: o arquivo das chaves é público. Quem o tem pode tentar palavras no próprio computador pelo tempo que quiser. As cinco palavras são sorteadas de modo que isso não tem chance; palavras escolhidas por alguém teriam.',
  openZip: 'Abrir um site de um arquivo ZIP',
  zipNote: 'O arquivo que você salvou aqui antes, ou a pasta do site como ZIP.',
  chooseZip: 'Escolher um arquivo ZIP …',
  openFolder: 'Abrir uma cópia de uma pasta',
  noSite: 'Não há um site nele: falta um arquivo chamado site.config.yaml.',
  tooLarge:
    'Há coisas demais neste arquivo para abri-lo aqui. Tire o que não faz parte do site, como vídeos grandes, e tente de novo.',
  kept: 'Partes deste site foram programadas só para ele ({kinds}). Elas ficam como estão: aparecem no site pronto, não aqui. Todo o resto pode ser alterado.',
  keptChanged:
    'Partes deste site foram programadas só para ele e mudaram desde a última vez que ele foi gerado ({kinds}). Elas ficam como estão e podem ser editadas aqui quando o site for gerado de novo. Todo o resto pode ser alterado.',
  keptUnbuilt:
    'O site pronto não pode ser feito aqui: as partes {kinds} foram programadas só para ele, e código assim, de terceiros, não é executado nesta aba. Quem cuida do site o faz com “npm run build”, ou a hospedagem o faz depois que você publicar.',
  failed: 'Isto não funcionou. O que havia continua como estava.',
  newSite: 'Começar um site novo',
  newSiteNote:
    'Sete perguntas e o seu site está pronto, com páginas, textos e imagens para o que você faz. Depois é só mudar o que quiser.',
  begin: 'Começar',
  filesOfHome: 'Salvar e sair',
  files: 'Salvar e abrir',
  keepSource: 'Salvar meu site para continuar depois (ZIP)',
  keepBuilt: 'Salvar o site pronto para enviar (ZIP)',
  builtNote:
    'Na primeira vez, cerca de 5 MB são carregados para isso. As imagens de prévia para redes mostram só o logo; com “npm run build”, mostram palavras também.',
  making: 'O site está sendo feito …',
  notMade:
    'O site não pôde ser feito. Corrija antes os erros; a página “Publicar” também diz se um formulário impede isso.',
  close: 'Abrir outro site',
  closeNote: 'Isto remove o site deste navegador. Salve antes: não há como trazê-lo de volta.',
}
