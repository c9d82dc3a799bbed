import type { PrivacyWords } from './words.ts'

/** On the data of visitors, in Portuguese. */
export const pt: PrivacyWords = {
  who: 'Quem é o responsável',
  responsible: (parts, email) => `${parts.join(', ')}${email ? `. Escreva para ${email} sobre os seus dados.` : '.'}`,
  sent: 'O que você nos envia',
  asks: (fields) => `O formulário pede: ${fields}.`,
  beside: 'Junto vão o endereço da página, a hora, o idioma e o nome do seu navegador.',
  received: {
    path: (path) => `Tudo é enviado para ${path} neste site, e de lá chega a nós.`,
    address: (host) => `Tudo é enviado para ${host}, que trabalha para nós.`,
    service: (name, host) => `Tudo é enviado para ${name} (${host}), que o guarda ou encaminha para nós.`,
    email: (name) => `Tudo chega a nós por e-mail, enviado por ${name}.`,
  },
  purpose: (articles) => `Usamos os dados para responder ao seu pedido (${articles}) e não os vendemos.`,
  article: { lgpd: 'LGPD, artigo 7º, inciso V', gdpr: 'RGPD, artigo 6º, n.º 1, alínea b' },
  kept: 'O que fica no seu navegador',
  language: (key) =>
    `O idioma que você escolheu, sob o nome \`${key}\`, até que você o apague. Não é enviado a ninguém.`,
  draft: (key) =>
    `O que você digitou e ainda não foi enviado, sob o nome \`${key}\`, até que a aba seja fechada. Não é enviado a ninguém.`,
  cookies: 'Este site não grava cookies.',
  others: 'O que outros serviços ficam sabendo',
  country: (host) =>
    `Quem abre o endereço sem idioma, sem ter escolhido um antes e com um navegador em outra língua, tem o país consultado em ${host}, que recebe o seu endereço IP.`,
  pictures: (hosts) =>
    `Algumas imagens vêm de ${hosts}, que recebe o seu endereço IP quando as páginas com elas são abertas.`,
  visits: (name, host) =>
    `Contamos as visitas com ${name} (${host}), que recebe o endereço da página, o de onde você veio, o tipo de aparelho e, por um momento, o seu endereço IP. Sem cookies.`,
  links: 'Links para conversas, redes e mapas só levam a esses serviços quando você os abre.',
  server: 'Quem hospeda este site vê, como todo servidor, o seu endereço IP e as páginas pedidas.',
  rights: 'Os seus direitos',
  law: {
    lgpd: (email) =>
      `Pela LGPD (Lei 13.709/2018, artigo 18), você pode pedir a confirmação, o acesso, a correção, a portabilidade e a eliminação dos seus dados, e revogar o consentimento${email ? `: escreva para ${email}` : ''}. Também pode reclamar à ANPD.`,
    gdpr: (email) =>
      `Pelo RGPD (artigos 15 a 21), você pode pedir o acesso, a retificação, o apagamento, a limitação e a portabilidade dos seus dados, e opor-se ao uso deles${email ? `: escreva para ${email}` : ''}. Também pode reclamar à autoridade de proteção de dados do seu país.`,
  },
  asOf: (day) => `Revisto em ${day}.`,
}
