import type { commands as english, HistoryGap } from '../en/commands.ts'
import { fileOption, firstThree, numbered } from '../phrases.ts'

/** Why `--stale` was not answered, and what to do. */
const historyGaps: Readonly<Record<HistoryGap, (file: string) => string>> = {
  'no-git': () => 'o git não está instalado aqui. Instale-o ou verifique sem --stale.',
  'no-repository': (file) => `"${file}" não está em nenhum repositório git. Verifique-o onde fica o repositório.`,
  'foreign-owner': () =>
    'o repositório é de outro usuário, por isso o git não o lê. Execute isto como o dono dele ou informe a pasta ao git: git config --global --add safe.directory PASTA',
  shallow: () =>
    'só a última parte do histórico está aqui. Busque o resto: git fetch --unshallow; no GitHub, "fetch-depth: 0" do actions/checkout.',
  'not-committed': (file) => `"${file}" ainda não está em nenhum commit, por isso não tem histórico.`,
  ignored: (file) =>
    `"${file}" não tem histórico: um .gitignore manda o git deixá-lo de fora. Tire de lá a linha que o nomeia.`,
  untrusted: () =>
    'o repositório veio com configurações do git que iniciam programas, ou está escondido entre os arquivos do site. Se você não sabe quem fez a pasta, apague o que há do git nela (".git", "HEAD", "config").',
  refused: () => 'não foi possível consultar o git. Execute "git log" aqui para ver o motivo.',
}

/** What commands say, in Portuguese. */
export const commands: typeof english = {
  folderInUse: ({ folder, others, option }) =>
    others === 'file'
      ? `"${folder}" é um arquivo, não uma pasta. Nada foi feito.\nEscolha outro nome com ${option}.`
      : `A pasta "${folder}" tem algo que este comando não escreveu: ${firstThree(others)}. Isso seria apagado, por isso nada foi feito.\nEscolha com ${option} uma pasta que ainda não exista, esteja vazia ou tenha o que este comando já escreveu.`,
  foldersOverlap: ({ folder, other, option }) =>
    `"${folder}" e "${other}" se sobrepõem: o que é gravado substitui uma pasta inteira. Nada foi feito.\nEscolha outra pasta com ${option}.`,
  exportInside: (to) =>
    `"${to}" não pode ser a pasta da exportação: o site pronto ou a pasta em que você está fica ali. Nada foi feito.\nEscolha com --to uma pasta só para isso, como --to public.`,
  hostMissing: (hosts) => `Diga para qual hospedagem é o site, como --host ${hosts[0]}. Opções: ${hosts.join(', ')}.`,
  hostUnknown: (host, hosts) => `Não existe a hospedagem "${host}". Escolha uma destas: ${hosts.join(', ')}.`,
  historyGap: (gap, file) => `Não foi possível procurar endereços perdidos: ${historyGaps[gap](file)}`,
  lockGap: ({ file, unknown, isWhole }) =>
    isWhole
      ? `Não se sabe quais traduções são mais antigas que o original: não há translations.lock ao lado de ${file}. Se elas estão certas hoje, execute: npm run translate -- lock${fileOption(file).replace(' --', '')}`
      : `Não se sabe de que texto ${unknown === 1 ? 'uma tradução foi feita' : `${unknown} traduções foram feitas`}: ${unknown === 1 ? 'mudou no próprio arquivo ou é nova. Se está certa' : 'mudaram no próprio arquivo ou são novas. Se estão certas'} hoje, execute: npm run translate -- lock${fileOption(file).replace(' --', '')}`,
  fixed: (file, count) =>
    count === 0
      ? 'Não há nada a corrigir que tenha uma só resposta certa.'
      : `${count === 1 ? 'Um lugar foi corrigido' : `${count} lugares foram corrigidos`} em ${file}:`,
  upgradeReasons: {
    format: 'o número do formato, para que uma versão mais nova do programa saiba como o arquivo está escrito',
    'former-paths': 'formerSlugs agora se chama formerPaths: os endereços antigos podem ser caminhos inteiros',
  },
  upgraded: ({ file, from, to, changes, comments }) =>
    `${file} estava no formato ${from} e agora está no formato ${to}. O que mudou:\n${changes.map(({ line, place, why }) => `  linha ${line}  ${place}  ${why}\n`).join('')}${comments.map(({ line, name }) => `  linha ${line}  um comentário ainda diz "${name}"; os comentários ficam com você\n`).join('')}O resto está como estava. Para ver se está tudo certo: npm run check${fileOption(file)}`,
  upToDate: (file, format) => `${file} está no formato ${format}, o atual. Nada foi alterado.`,
  upgradeRefused: (file) =>
    `${file} não foi alterado: está escrito de um modo em que isso não é seguro, como com todas as chaves em uma linha ou com "<<". Escreva uma chave por linha e tente de novo.`,
  addWhat: () =>
    'Diga o que acrescentar:\n  npm run add -- section TIPO --page CHAVE   uma seção de uma página ou de um serviço, como: section questions --page home\n  npm run add -- page NOME                   uma página, como: page precos\n  npm run add -- language CÓDIGO             um idioma, como: language fr',
  siteQuestions: (trades) => ({
    name: 'Como se chama a empresa?',
    languages: 'Em que idiomas? As etiquetas, primeiro a do principal, como pt,es,en:',
    trade: `O que ela faz? O site começa completo, com os textos e as páginas do ramo:\n${numbered(trades)}\nO número ou a palavra; nada, para um site vazio:`,
    description: 'O que ela faz, em uma frase, se quiser:',
    url: 'O endereço do site, se já existe, como https://www.example.com:',
    email: 'O e-mail para o qual os visitantes escrevem:',
  }),
  siteNew: (command) => `Diga como se chama a empresa, por exemplo: ${command} --name "Forno Dourado" --languages pt`,
  siteLanguage: (tag, known, trades) =>
    `Sem um ramo, um site não pode começar em "${tag}": pode em ${known.join(', ')}.\nCom --trade pode em qualquer idioma, com os textos desse ramo por traduzir:\n${numbered(trades)}`,
  siteTrade: (trade, trades) =>
    `Não existe o ramo "${trade}". Existem:\n${numbered(trades)}\nO que a empresa faz se diz com --description.`,
  siteTexts: ({ isWhole, untranslated, config }) =>
    isWhole
      ? [
          `Os textos estão escritos. Preços, horários, pessoas, endereço e telefone são exemplos: npm run check -- --launch${config}   lista todos.`,
          ...untranslated.map(({ language, count, isFirst }) =>
            isFirst
              ? `"${language}": faltam traduzir ${count} textos. Até lá, ficam no lugar deles os de outro idioma.`
              : `"${language}": faltam traduzir ${count} textos. Até lá, o site é gerado sem este idioma: npm run check -- --coverage${config}   conta os que faltam.`,
          ),
        ].join('\n')
      : 'Cada texto por escrever diz TODO.',
  siteThere: (folder) => `${folder} já existe e fica como está. Dê outra pasta com --to.`,
  siteMade: ({ file }) =>
    `${file} é o seu site.\nnpm run edit -- --config ${file}   muda o site no navegador\nnpm start -- --config ${file}   mostra o site`,
  siteInstalling: (folder) => `Instalando o gerador em ${folder} …`,
  siteReady: ({ folder, isInstalled }) =>
    `${folder} é a pasta do seu site. Nessa pasta:\n${isInstalled ? '' : 'npm install    instala o gerador\n'}npm run edit   muda o site no navegador\nnpm start      mostra o site\nnpm test       verifica e gera o site`,
  fontsInstalling: (packages) => `Instalando as fontes que o site usa: ${packages.join(', ')} …`,
  generatorMissing: (file) => `Não há um pacote do gerador em ${file}.`,
  partAdded: ({ file, place, line, isLanguage, config }) =>
    isLanguage
      ? `${file}:${line}  "${place}" foi acrescentado como rascunho: o site é gerado sem ele até que os textos estejam prontos.\nnpm run check -- --coverage${config}  conta o que falta. Quando não faltar nada, apague "draft: true".`
      : `${file}:${line}  "${place}" foi acrescentado. Está desligado, e cada texto por escrever diz TODO.\nEscreva os textos e depois apague "enabled: false". npm run check${config && ` --${config}`}  conta o que falta.`,
  partRefused: ({ refused, value, allowed }) =>
    `${
      {
        'kind-unknown': `Não existe o tipo de seção "${value}". Existem:`,
        'page-unknown': `Nenhuma página ou serviço se chama "${value}". Existem:`,
        'name-taken': `"${value}" já existe. Escolha um nome diferente destes:`,
        'name-wrong': `"${value}" não tem letra nem algarismo para um endereço. Escolha outro nome.`,
        'tag-wrong': `"${value}" não é um idioma. Escreva o código dele, como "fr" ou "de-AT".`,
      }[refused]
    }${allowed.length > 0 ? ` ${allowed.join(', ')}.` : ''} Nada foi alterado.`,
  partUnwritten: (place) =>
    `"${place}" está escrito de um modo em que nada pode ser acrescentado sem mudar outras linhas. Nada foi alterado.\nEscreva as entradas em linhas próprias, sem { } e [ ], e tente de novo.`,
  notBuilt: (folder) => `Ainda não há um site pronto em ${folder}. Execute: npm run build`,
  portTaken: (port, other) => `A porta ${port} está ocupada. Escolha outra: ${other}`,
  portNext: (port, next) => `A porta ${port} está ocupada; o editor abre na porta ${next}.`,
  portRefused: (port, other) => `O sistema não deixa usar a porta ${port}. Escolha uma a partir de 1024: ${other}`,
  portWrong: (written, last) => `"${written}" não é uma porta: um número de 0 a ${last}`,
  servedHostWrong: (written) =>
    `"${written}" não é endereço nem nome. Escreva --host 192.168.1.20, --host laptop.local ou só --host, para todos os endereços desta máquina.`,
  servedHostElsewhere: (address) =>
    `Esta máquina não tem o endereço ${address}. Escolha um dos dela ou escreva só --host, para todos eles.`,
  dashesForgotten: (command) =>
    `Faltam dois hifens: o npm só passa adiante o que vem depois deles. Escreva: npm run ${command}`,
  argumentsWrong: (reason) => `Este comando não entende ${/'[^']*'/.exec(reason) ?? 'o que foi escrito'}.`,
  formatUnknown: (format) => `Não existe o formato "${format}".`,
  languageUnknown: (language) => `Não existe o idioma "${language}".`,
  waiting: (folder) => `Outro comando está trabalhando em ${folder}. Aguardando que termine …`,
  diskFull: 'O disco está cheio. Libere espaço e execute o comando de novo.',
  cacheRepaired: (kinds) => `Uma parte do cache estava danificada e foi feita de novo: ${kinds.join(', ')}`,
  cacheRefused: (folder) => `Não é possível gravar no cache, por isso tudo demora mais a cada vez: ${folder}`,
  accessRefused: (path) =>
    `O sistema não deixa este comando ler ou gravar ${path}. Dê a permissão, feche os programas que estão usando o arquivo ou trabalhe em uma cópia em outra pasta.`,
  pathTooLong: (path) =>
    `Um nome ou caminho é longo demais para este sistema: ${path}. Encurte o nome do arquivo ou trabalhe em uma pasta de caminho mais curto.`,
  linksInCircle: (path) =>
    `No caminho até ${path}, um link leva de volta a si mesmo. Apague o link ou faça com que leve a um arquivo ou pasta.`,
  modulesUnwritten: (path) =>
    `Não foi possível gravar os módulos com tipos: o sistema recusa ${path}. Só quem muda os modelos precisa deles.`,
  built: ({ pages, files, folder, seconds }) =>
    `${pages} páginas, ${files} arquivos em ${folder} (${seconds.toFixed(1).replace('.', ',')} s)`,
  exported: (folder, host) => `${folder} está pronta para ${host}`,
  receiverUnsuited: ({ form, host, hosts }) =>
    `O que os visitantes escreverem no formulário "${form}" se perderia: quem o recebe só funciona em ${hosts.join(', ')}, não em ${host}.\nExporte o site para ${hosts.length > 1 ? 'uma destas hospedagens' : 'essa hospedagem'} ou indique outro receptor em "forms: ${form}: deliver:".`,
  mailNeeds: ({ keys, host, folder }) =>
    `O formulário não envia e-mails enquanto a hospedagem não tiver a chave do seu serviço de e-mail: defina a variável de ambiente ${keys.join(' e ')} nas configurações dela.${host === 'netlify' ? `\nEnvie a função junto: npx netlify deploy --prod --dir ${folder} --functions ${folder}/netlify/functions` : ''}`,
  leadsGo: ({ form, host }) => `O formulário "${form}" envia para ${host}: o que você enviar daqui chega lá.`,
  leadsStay: ({ form, file }) =>
    `O formulário "${form}" só funciona para valer depois que o site é publicado; o que você enviar daqui fica aqui, em ${file}.`,
  photoRefused: (file) =>
    `Não foi possível ler a foto "${file}" até o fim. O site fica como estava.\nSalve-a de novo como JPEG ou use outra.`,
  kindsUntrusted: (folder) =>
    `Este site traz código próprio, em ${folder}. Ele não foi executado: ninguém disse aqui que pode.
Se é seu, ou de alguém em quem você confia, acrescente --trust-kinds uma vez. Numa máquina que monta o site, defina SITE_GENERATOR_TRUST_KINDS=1.`,
  kindsAsked: (folder) =>
    `Este site traz código próprio, em ${folder}. Ele pode fazer neste computador tudo o que você pode.
Executar, agora e daqui em diante? Responda sim se é seu ou de alguém em quem você confia. [sim/não] `,
  drawingRefused: (reason) =>
    `Não foi possível desenhar as imagens que saem do logotipo. Nada foi alterado.\nExporte o logotipo de novo como SVG simples, sem textos, filtros e imagens dentro. (${reason})`,
}
