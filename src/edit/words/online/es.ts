import type { OnlineWords } from './en.ts'

/** What the editor says of how a site comes online, in Spanish. */
export const onlineEs: OnlineWords = {
  saved: 'Guardado con su historial.',
  notOnline: 'Guardado, pero aún no está en línea. Más abajo se explica cómo publicarlo en Internet.',
  sentTo: 'Enviado a {place}.',
  waiting: 'El alojamiento lo está poniendo en línea. Tarda unos minutos.',
  online: 'En línea desde {time}.',
  look: 'Verlo',
  built: 'El alojamiento terminó en {time}. No dice si ya está en línea.',
  failed: 'El alojamiento no pudo ponerlo en línea. Lo que está en línea sigue como estaba.',
  why: 'Lo que dice',
  title: 'Cómo se pone el sitio en línea',
  intro:
    'Elija dónde debe estar el sitio. A partir de ahí, cada publicación se pone en línea sola, unos minutos después de pulsar «Publicar».',
  chosen: 'Cada publicación se pone en línea sola en {host}.',
  daily:
    'El sitio muestra algunas cosas solo desde cierto día, o solo hasta cierto día. Por eso se genera de nuevo cada noche.',
  own: 'Alguien que entiende de esto ya ha definido lo que ocurre después de una publicación. Se deja como está.',
  another: 'Elegir otro lugar',
  where: 'Dónde',
  hosts: {
    'github-pages': 'Gratis. Todos pueden leer los archivos del sitio.',
    'gitlab-pages': 'Gratis.',
    netlify: 'Gratis para sitios pequeños. Puede recibir sus formularios.',
    cloudflare: 'Gratis. Muy rápido en todas partes.',
  },
  todo: 'Lo que usted hace, una sola vez',
  account: {
    github:
      'En github.com, cree una cuenta. Pulse “+”, “New repository”, póngale un nombre y pulse “Create repository”. No añada nada.',
    gitlab:
      'En gitlab.com, cree una cuenta. Pulse “+”, “New project/repository”, “Create blank project”, y quite la marca de “README”.',
  },
  steps: {
    'github-pages': [
      'Allí, abra “Settings”, después “Pages”, y elija “GitHub Actions” en “Source”.',
      'Indique la dirección que ve allí como dirección del sitio, en «Empresa y dirección».',
    ],
    'gitlab-pages': [
      'Tras la primera publicación, “Deploy” y “Pages” muestran la dirección del sitio. Indíquela aquí, en «Empresa y dirección».',
    ],
    netlify: [
      'En netlify.com, cree una cuenta. Cree abajo la carpeta para netlify y suéltela en “Deploy manually”.',
      'Copie el “Project ID” de “Project configuration”. En su propia configuración, en “Applications”, pulse “New access token”.',
      'Donde están sus archivos, guarde ambos en “Settings”, “Secrets and variables”, “Actions” (en GitLab, “CI/CD”, “Variables”), con los nombres “NETLIFY_SITE_ID” y “NETLIFY_AUTH_TOKEN”.',
    ],
    cloudflare: [
      'En dash.cloudflare.com, cree una cuenta. En “Workers & Pages”, pulse “Create”, “Pages”, “Drag and drop your files”, póngale un nombre y suelte la carpeta que crea abajo para cloudflare.',
      'En “My Profile”, “API Tokens”, cree uno que pueda “Cloudflare Pages: Edit”. “Workers & Pages” muestra el “Account ID”.',
      'Donde están sus archivos, guarde tres cosas en “Settings”, “Secrets and variables”, “Actions” (en GitLab, “CI/CD”, “Variables”): “CLOUDFLARE_API_TOKEN”, “CLOUDFLARE_ACCOUNT_ID” y, como “CLOUDFLARE_PROJECT”, el nombre que le puso.',
    ],
  },
  nightly:
    'En gitlab.com, abra “Build”, “Pipeline schedules”, y haga que se ejecute una vez cada noche: el sitio muestra algunas cosas solo hasta cierto día.',
  address: 'La dirección de la página que ve entonces',
  choose: 'Configurarlo',
  publish: 'Pulse «Publicar». La primera vez, una ventana puede pedirle que entre en su cuenta.',
  ready: 'Está configurado. Publique ahora, y el sitio estará en línea.',
  refused: {
    address: 'Esta no es la dirección de una página así. Cópiela de lo alto del navegador, como en {example}.',
    'other-place': 'Este alojamiento no recibe sitios del lugar donde se guarda el suyo. Elija otro.',
    'own-workflow': 'Alguien ya ha definido lo que ocurre después de una publicación. Se deja como está.',
    failed: 'No se pudo configurar. Nada ha cambiado.',
  },
}
