import type { OnlineWords } from './en.ts'

/** What the editor says of how a site comes online, in Portuguese. */
export const onlinePt: OnlineWords = {
  saved: 'Salvo com o histórico.',
  notOnline: 'Salvo, mas ainda não está no ar. Veja abaixo como colocar o site no ar.',
  sentTo: 'Enviado para {place}.',
  waiting: 'A hospedagem está colocando o site no ar. Leva alguns minutos.',
  online: 'No ar desde {time}.',
  look: 'Ver o site',
  built: 'A hospedagem terminou em {time}. Ela não informa se já está no ar.',
  failed: 'A hospedagem não conseguiu colocar no ar. O que está no ar continua como estava.',
  why: 'O que ela diz',
  title: 'Como o site vai ao ar',
  intro:
    'Escolha onde o site deve ficar. A partir daí, cada publicação vai ao ar sozinha, alguns minutos depois de clicar em “Publicar”.',
  chosen: 'Cada publicação vai ao ar sozinha em {host}.',
  daily:
    'O site mostra algumas coisas só a partir de certo dia, ou só até certo dia. Por isso ele é refeito toda noite.',
  own: 'Alguém que entende do assunto já definiu o que acontece depois de uma publicação. Isso fica como está.',
  another: 'Escolher outro lugar',
  where: 'Onde',
  hosts: {
    'github-pages': 'Gratuito. Todos podem ler os arquivos do site.',
    'gitlab-pages': 'Gratuito.',
    netlify: 'Gratuito para sites pequenos. Pode receber os seus formulários.',
    cloudflare: 'Gratuito. Muito rápido no mundo todo.',
  },
  todo: 'O que você faz, uma única vez',
  account: {
    github:
      'Em github.com, crie uma conta. Clique em “+”, “New repository”, dê um nome e clique em “Create repository”. Não acrescente nada.',
    gitlab:
      'Em gitlab.com, crie uma conta. Clique em “+”, “New project/repository”, “Create blank project”, e desmarque “README”.',
  },
  steps: {
    'github-pages': [
      'Lá, abra “Settings”, depois “Pages”, e escolha “GitHub Actions” em “Source”.',
      'Informe o endereço que aparece ali como endereço do site, em “Empresa e endereço”.',
    ],
    'gitlab-pages': [
      'Depois da primeira publicação, “Deploy” e “Pages” mostram o endereço do site. Informe-o aqui, em “Empresa e endereço”.',
    ],
    netlify: [
      'Em netlify.com, crie uma conta. Crie abaixo a pasta para netlify e solte-a em “Deploy manually”.',
      'Copie o “Project ID” de “Project configuration”. Nas suas configurações, em “Applications”, clique em “New access token”.',
      'Onde estão os seus arquivos, guarde os dois em “Settings”, “Secrets and variables”, “Actions” (no GitLab, “CI/CD”, “Variables”), com os nomes “NETLIFY_SITE_ID” e “NETLIFY_AUTH_TOKEN”.',
    ],
    cloudflare: [
      'Em dash.cloudflare.com, crie uma conta. Em “Workers & Pages”, clique em “Create”, “Pages”, “Drag and drop your files”, dê um nome e solte a pasta que você cria abaixo para cloudflare.',
      'Em “My Profile”, “API Tokens”, crie um que possa “Cloudflare Pages: Edit”. “Workers & Pages” mostra o “Account ID”.',
      'Onde estão os seus arquivos, guarde três coisas em “Settings”, “Secrets and variables”, “Actions” (no GitLab, “CI/CD”, “Variables”): “CLOUDFLARE_API_TOKEN”, “CLOUDFLARE_ACCOUNT_ID” e, como “CLOUDFLARE_PROJECT”, o nome que você deu.',
    ],
  },
  nightly:
    'Em gitlab.com, abra “Build”, “Pipeline schedules”, e mande executar uma vez por noite: o site mostra algumas coisas só até certo dia.',
  address: 'O endereço da página que aparece então',
  choose: 'Configurar',
  publish: 'Clique em “Publicar”. Na primeira vez, uma janela pode pedir que você entre na sua conta.',
  ready: 'Está configurado. Publique agora, e o site vai ao ar.',
  refused: {
    address: 'Este não é o endereço de uma página assim. Copie-o do alto do navegador, como em {example}.',
    'other-place': 'Esta hospedagem não recebe sites do lugar onde o seu está guardado. Escolha outra.',
    'own-workflow': 'Alguém já definiu o que acontece depois de uma publicação. Isso fica como está.',
    failed: 'Não foi possível configurar. Nada mudou.',
  },
}
