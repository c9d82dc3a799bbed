import type { OnlineWords } from './en.ts'

/** What the editor says of how a site comes online, in French. */
export const onlineFr: OnlineWords = {
  saved: 'Enregistré avec son historique.',
  notOnline: 'Enregistré, mais pas encore en ligne. La marche à suivre est ci-dessous.',
  sentTo: 'Envoyé à {place}.',
  waiting: 'L’hébergeur le met en ligne. Cela prend quelques minutes.',
  online: 'En ligne depuis {time}.',
  look: 'Le regarder',
  built: 'L’hébergeur a fini à {time}. Il ne dit pas encore si le site est en ligne.',
  failed: 'L’hébergeur n’a pas pu le mettre en ligne. Le site en ligne reste comme il était.',
  why: 'Ce qu’il dit',
  title: 'Comment le site arrive en ligne',
  intro:
    'Choisissez où le site doit être. Ensuite, chaque publication va en ligne d’elle-même, quelques minutes après « Publier ».',
  chosen: 'Chaque publication va en ligne chez {host} d’elle-même.',
  daily:
    'Le site ne montre certaines choses qu’à partir d’un jour, ou jusqu’à un jour. Il est donc refait chaque nuit.',
  own: 'Quelqu’un qui s’y connaît a déjà réglé ce qui suit une publication. On n’y touche pas.',
  another: 'Choisir un autre endroit',
  where: 'Où',
  hosts: {
    'github-pages': 'Gratuit. Tout le monde peut lire les fichiers du site.',
    'gitlab-pages': 'Gratuit.',
    netlify: 'Gratuit pour les petits sites. Peut recevoir vos formulaires.',
    cloudflare: 'Gratuit. Très rapide partout.',
  },
  todo: 'Ce que vous faites, une fois',
  account: {
    github:
      'Sur github.com, créez un compte. Appuyez sur “+”, “New repository”, donnez-lui un nom, et appuyez sur “Create repository”. N’y ajoutez rien.',
    gitlab:
      'Sur gitlab.com, créez un compte. Appuyez sur “+”, “New project/repository”, “Create blank project”, et décochez “README”.',
  },
  steps: {
    'github-pages': [
      'Ouvrez-y “Settings”, puis “Pages”, et choisissez “GitHub Actions” sous “Source”.',
      'Saisissez l’adresse que vous y voyez comme adresse du site, sous « Entreprise et adresse ».',
    ],
    'gitlab-pages': [
      'Après la première publication, “Deploy” puis “Pages” montrent l’adresse du site. Saisissez-la ici, sous « Entreprise et adresse ».',
    ],
    netlify: [
      'Sur netlify.com, créez un compte. Faites ci-dessous le dossier pour Netlify, et déposez-le sur “Deploy manually”.',
      'Copiez le “Project ID” de “Project configuration”. Dans vos réglages, sous “Applications”, appuyez sur “New access token”.',
      'Là où sont vos fichiers, enregistrez les deux sous “Settings”, “Secrets and variables”, “Actions” (sur GitLab “CI/CD”, “Variables”), avec les noms “NETLIFY_SITE_ID” et “NETLIFY_AUTH_TOKEN”.',
    ],
    cloudflare: [
      'Sur dash.cloudflare.com, créez un compte. Sous “Workers & Pages”, appuyez sur “Create”, “Pages”, “Drag and drop your files”, donnez un nom, et déposez le dossier pour Cloudflare, que vous faites ci-dessous.',
      'Sous “My Profile”, “API Tokens”, créez-en un qui permet “Cloudflare Pages: Edit”. “Workers & Pages” montre l’“Account ID”.',
      'Là où sont vos fichiers, enregistrez trois choses sous “Settings”, “Secrets and variables”, “Actions” (sur GitLab “CI/CD”, “Variables”) : “CLOUDFLARE_API_TOKEN”, “CLOUDFLARE_ACCOUNT_ID” et, comme “CLOUDFLARE_PROJECT”, le nom que vous avez donné.',
    ],
  },
  nightly:
    'Sur gitlab.com, ouvrez “Build”, “Pipeline schedules”, et faites-le tourner une fois par nuit : le site ne montre certaines choses que jusqu’à un jour.',
  address: 'L’adresse de la page que vous voyez alors',
  choose: 'Mettre en place',
  publish: 'Appuyez sur « Publier ». La première fois, une fenêtre peut vous demander de vous connecter.',
  ready: 'C’est en place. Publiez maintenant, et le site va en ligne.',
  refused: {
    address: 'Ce n’est pas l’adresse d’une telle page. Copiez-la en haut du navigateur, comme dans {example}.',
    'other-place': 'Cet hébergeur ne prend pas de sites de l’endroit où le vôtre est gardé. Choisissez-en un autre.',
    'own-workflow': 'Quelqu’un a déjà réglé ce qui suit une publication. On n’y touche pas.',
    failed: 'Cela n’a pas pu être mis en place. Rien n’a changé.',
  },
}
