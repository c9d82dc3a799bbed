import type { PrivacyWords } from './words.ts'

/** On the data of visitors, in the Portuguese of Portugal and the other countries that write it so. */
export const ptPT: PrivacyWords = {
  who: 'Quem é o responsável',
  responsible: (parts, email) => `${parts.join(', ')}${email ? `. Escreva para ${email} sobre os seus dados.` : '.'}`,
  sent: 'O que nos envia',
  asks: (fields) => `O formulário pede: ${fields}.`,
  beside: 'Com isso recebemos também o endereço da página, a hora, o idioma e o nome do seu navegador.',
  received: {
    path: (path) => `Tudo é enviado para ${path} neste site, e de lá chega a nós.`,
    address: (host) => `Tudo é enviado para ${host}, que trata os dados por nossa conta.`,
    service: (name, host) => `Tudo é enviado para ${name} (${host}), que o guarda ou encaminha para nós.`,
    email: (name) => `Tudo chega a nós por e-mail, enviado por ${name}.`,
  },
  purpose: (articles) => `Usamos os dados para responder ao seu pedido (${articles}) e não os vendemos.`,
  newsletter: (articles) =>
    `Usamos o que indica para a newsletter apenas para lha enviar, com o seu consentimento (${articles}), que pode retirar a qualquer momento.`,
  consent: (boxes, articles) =>
    `O que autoriza ao assinalar ${boxes} depende do seu consentimento (${articles}), que pode retirar a qualquer momento.`,
  interest: (articles) =>
    `Onde não se indica outra base legal, esta é o nosso interesse legítimo num site que funcione, seja seguro e fale o seu idioma (${articles}).`,
  transfer: (services, articles) =>
    `Os dados também são tratados em outros países, por ${services}. Isto baseia-se numa decisão de adequação ou em cláusulas contratuais-tipo (${articles}).`,
  located: (service, country) => `${service} (${country})`,
  article: {
    lgpd: (item) => `LGPD, artigo 7º, inciso ${item}`,
    gdpr: (item) => `RGPD, artigo 6º, n.º 1, alínea ${item}`,
  },
  transferArticle: { lgpd: 'LGPD, artigo 33', gdpr: 'RGPD, artigos 45º e 46º' },
  kept: 'O que fica no seu navegador',
  language: (key) => `O idioma que escolheu, com o nome \`${key}\`, até que o apague. Não é enviado a ninguém.`,
  draft: (key) =>
    `O que escreveu e ainda não foi enviado, com o nome \`${key}\`, até que o separador seja fechado. Não é enviado a ninguém.`,
  choice: (key) => `A sua escolha sobre cookies, com o nome \`${key}\`, durante seis meses. Não é enviada a ninguém.`,
  cookies: 'Este site não grava cookies.',
  cookiesOfOthers: 'Este site em si não grava cookies. Os serviços indicados abaixo podem gravar os seus.',
  others: 'O que outros serviços recebem',
  country: (host) =>
    `Se abrir o endereço sem idioma, sem ter escolhido um antes e com o navegador num idioma que este site não tem, o seu país é consultado em ${host}, que recebe o seu endereço IP.`,
  pictures: (hosts) =>
    `Algumas imagens vêm de ${hosts}, que recebe o seu endereço IP quando abre as páginas em que elas aparecem.`,
  visits: (name, host) =>
    `Contamos as visitas com ${name} (${host}), que recebe o endereço da página, a página de onde veio, o tipo de dispositivo e, por um momento, o seu endereço IP. Sem cookies.`,
  agreed: (services, articles, choices) =>
    `Só se concordar, contamos visitas e medimos a publicidade com ${services}, com base no seu consentimento (${articles}). Estes serviços recebem então o seu endereço IP, as páginas que abre, a página de onde veio, dados do seu dispositivo e a informação de que enviou um formulário, telefonou ou abriu a conversa, mas não o que escreveu; e gravam cookies. Pode retirar o consentimento a qualquer momento em <q>${choices}</q>, no rodapé de cada página.`,
  embeds: (services, articles) =>
    `Vídeos, mapas, agendas e afins de ${services} só são carregados quando toca neles, com base no seu consentimento (${articles}). O serviço recebe então o seu endereço IP e o endereço deste site e pode guardar os seus próprios cookies.`,
  checked: (services, articles) =>
    `Assim que entra no formulário, ${services} verifica que não é uma máquina que escreve e recebe o seu endereço IP e dados do seu navegador e de como utiliza a página. O serviço pode guardar cookies próprios. Isto protege o formulário contra abusos, o que é nosso interesse legítimo (${articles}).`,
  links: 'Links para conversas, redes sociais e mapas só o ligam a esses serviços quando os abre.',
  server:
    'O nosso fornecedor de alojamento pode ver, como em qualquer servidor, o seu endereço IP e as páginas que visita.',
  rights: 'Os seus direitos',
  law: {
    lgpd: (email) =>
      `Pela LGPD, a lei brasileira de proteção de dados (Lei 13.709/2018, artigo 18), pode pedir a confirmação, o acesso, a correção, a portabilidade e a eliminação dos seus dados, e revogar o consentimento${email ? `: escreva para ${email}` : ''}. Também pode reclamar à ANPD.`,
    gdpr: (email) =>
      `Pelo RGPD (artigos 15 a 21), pode pedir o acesso, a retificação, o apagamento, a limitação e a portabilidade dos seus dados, opor-se ao uso deles e retirar o consentimento${email ? `: escreva para ${email}` : ''}. Também pode reclamar à autoridade de proteção de dados do seu país.`,
  },
  asOf: (day) => `Revisto em ${day}.`,
}
