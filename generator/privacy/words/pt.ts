import type { PrivacyWords } from './words.ts'

/** On the data of visitors, in Portuguese. */
export const pt: PrivacyWords = {
  who: 'Quem é o responsável',
  responsible: (parts, email) => `${parts.join(', ')}${email ? `. Escreva para ${email} sobre os seus dados.` : '.'}`,
  sent: 'O que você nos envia',
  asks: (fields) => `O formulário pede: ${fields}.`,
  beside: 'Com isso recebemos também o endereço da página, a hora, o idioma e o nome do seu navegador.',
  received: {
    path: (path) => `Tudo é enviado para ${path} neste site, e de lá chega a nós.`,
    address: (host) => `Tudo é enviado para ${host}, que trata os dados em nosso nome.`,
    service: (name, host) => `Tudo é enviado para ${name} (${host}), que o guarda ou encaminha para nós.`,
    email: (name) => `Tudo chega a nós por e-mail, enviado por ${name}.`,
  },
  purpose: (articles) => `Usamos os dados para responder ao seu pedido (${articles}) e não os vendemos.`,
  newsletter: (articles) =>
    `Usamos o que você informa para a newsletter apenas para enviá-la a você, com o seu consentimento (${articles}), que você pode retirar a qualquer momento.`,
  consent: (boxes, articles) =>
    `O que você autoriza ao marcar ${boxes} depende do seu consentimento (${articles}), que você pode retirar a qualquer momento.`,
  interest: (articles) =>
    `Onde não se indica outra base legal, ela é o nosso interesse legítimo em um site que funcione, seja seguro e fale o seu idioma (${articles}).`,
  transfer: (services, articles) =>
    `Os dados também são tratados em outros países, por ${services}. Isso se apoia em uma decisão de adequação ou em cláusulas contratuais padrão (${articles}).`,
  located: (service, country) => `${service} (${country})`,
  article: {
    lgpd: (item) => `LGPD, artigo 7º, inciso ${item}`,
    gdpr: (item) => `RGPD, artigo 6º, n.º 1, alínea ${item}`,
  },
  transferArticle: { lgpd: 'LGPD, artigo 33', gdpr: 'RGPD, artigos 45º e 46º' },
  kept: 'O que fica no seu navegador',
  language: (key) =>
    `O idioma que você escolheu, sob o nome \`${key}\`, até que você o apague. Não é enviado a ninguém.`,
  draft: (key) =>
    `O que você digitou e ainda não foi enviado, sob o nome \`${key}\`, até que a aba seja fechada. Não é enviado a ninguém.`,
  choice: (key) => `A sua escolha sobre cookies, sob o nome \`${key}\`, por seis meses. Não é enviada a ninguém.`,
  cookies: 'Este site não grava cookies.',
  cookiesOfOthers: 'Este site em si não grava cookies. Serviços citados abaixo podem gravar os próprios.',
  others: 'O que outros serviços recebem',
  country: (host) =>
    `Se você abre o endereço sem idioma, sem ter escolhido um antes e com o navegador em um idioma que este site não tem, o seu país é consultado em ${host}, que recebe o seu endereço IP.`,
  pictures: (hosts) =>
    `Algumas imagens vêm de ${hosts}, que recebe o seu endereço IP quando você abre as páginas em que elas aparecem.`,
  visits: (name, host) =>
    `Contamos as visitas com ${name} (${host}), que recebe o endereço da página, a página de onde você veio, o tipo de aparelho e, por um momento, o seu endereço IP. Sem cookies.`,
  agreed: (services, articles, choices) =>
    `Só se você concordar, contamos visitas e medimos a publicidade com ${services}, com base no seu consentimento (${articles}). Esses serviços recebem então o seu endereço IP, as páginas que você abre, a página de onde veio, dados do seu aparelho e a informação de que você enviou um formulário, ligou ou abriu a conversa, mas não o que escreveu; e gravam cookies. Você pode retirar o consentimento a qualquer momento em <q>${choices}</q>, no rodapé de cada página.`,
  embeds: (services, articles) =>
    `Vídeos, mapas, agendas e afins de ${services} só são carregados quando você toca neles, com base no seu consentimento (${articles}). O serviço recebe então o seu endereço IP e o endereço deste site e pode gravar os próprios cookies.`,
  checked: (services, articles) =>
    `Assim que você entra no formulário, ${services} verifica que não é uma máquina que escreve e recebe seu endereço IP e dados do seu navegador e de como você usa a página. O serviço pode gravar cookies próprios. Isso protege o formulário contra abusos, o que é nosso interesse legítimo (${articles}).`,
  links: 'Links para conversas, redes sociais e mapas só conectam você a esses serviços quando você os abre.',
  server:
    'Nosso provedor de hospedagem pode ver, como em qualquer servidor, o seu endereço IP e as páginas que você visita.',
  rights: 'Os seus direitos',
  law: {
    lgpd: (email) =>
      `Pela LGPD (Lei 13.709/2018, artigo 18), você pode pedir a confirmação, o acesso, a correção, a portabilidade e a eliminação dos seus dados, e revogar o consentimento${email ? `: escreva para ${email}` : ''}. Também pode reclamar à ANPD.`,
    gdpr: (email) =>
      `Pelo RGPD (artigos 15 a 21), você pode pedir o acesso, a retificação, o apagamento, a limitação e a portabilidade dos seus dados, opor-se ao uso deles e retirar o consentimento${email ? `: escreva para ${email}` : ''}. Também pode reclamar à autoridade de proteção de dados do seu país.`,
  },
  asOf: (day) => `Revisado em ${day}.`,
}
