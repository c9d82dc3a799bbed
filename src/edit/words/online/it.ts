import type { OnlineWords } from './en.ts'

/** What the editor says of how a site comes online, in Italian. */
export const onlineIt: OnlineWords = {
  saved: 'Salvato con la sua cronologia.',
  notOnline: 'Salvato, ma non ancora online. Qui sotto c’è come metterlo online.',
  sentTo: 'Inviato a {place}.',
  waiting: 'Il fornitore lo sta mettendo online. Ci vogliono alcuni minuti.',
  online: 'Online dalle {time}.',
  look: 'Guardalo',
  built: 'Il fornitore ha finito alle {time}. Non dice ancora se il sito è online.',
  failed: 'Il fornitore non ha potuto metterlo online. Il sito online resta com’era.',
  why: 'Che cosa dice',
  title: 'Come il sito va online',
  intro:
    'Scegli dove deve stare il sito. Da allora ogni pubblicazione va online da sola, alcuni minuti dopo “Pubblica”.',
  chosen: 'Ogni pubblicazione va online da sola su {host}.',
  daily:
    'Il sito mostra alcune cose solo da un certo giorno, o solo fino a un giorno. Per questo viene rifatto ogni notte.',
  own: 'Qualcuno che se ne intende ha già deciso che cosa accade dopo una pubblicazione. Resta così.',
  another: 'Scegli un altro posto',
  where: 'Dove',
  hosts: {
    'github-pages': 'Gratuito. Tutti possono leggere i file del sito.',
    'gitlab-pages': 'Gratuito.',
    netlify: 'Gratuito per i siti piccoli. Può ricevere i tuoi moduli.',
    cloudflare: 'Gratuito. Molto veloce ovunque.',
  },
  todo: 'Che cosa fai, una volta',
  account: {
    github:
      'Su github.com crea un account. Premi “+”, “New repository”, scrivi un nome e premi “Create repository”. Non aggiungere nulla.',
    gitlab:
      'Su gitlab.com crea un account. Premi “+”, “New project/repository”, “Create blank project”, e togli la spunta da “README”.',
  },
  steps: {
    'github-pages': [
      'Apri lì “Settings”, poi “Pages”, e scegli “GitHub Actions” sotto “Source”.',
      'Scrivi l’indirizzo che vedi lì come indirizzo del sito, sotto “Azienda e indirizzo”.',
    ],
    'gitlab-pages': [
      'Dopo la prima pubblicazione, “Deploy” e “Pages” mostrano l’indirizzo del sito. Scrivilo qui, sotto “Azienda e indirizzo”.',
    ],
    netlify: [
      'Su netlify.com crea un account. Fai qui sotto la cartella per Netlify, e trascinala su “Deploy manually”.',
      'Copia il “Project ID” da “Project configuration”. Nelle tue impostazioni, sotto “Applications”, premi “New access token”.',
      'Dove sono i tuoi file, salva entrambi sotto “Settings”, “Secrets and variables”, “Actions” (su GitLab “CI/CD”, “Variables”), con i nomi “NETLIFY_SITE_ID” e “NETLIFY_AUTH_TOKEN”.',
    ],
    cloudflare: [
      'Su dash.cloudflare.com crea un account. Sotto “Workers & Pages” premi “Create”, “Pages”, “Drag and drop your files”, scrivi un nome, e trascina la cartella per Cloudflare, che fai qui sotto.',
      'Sotto “My Profile”, “API Tokens” creane uno che permetta “Cloudflare Pages: Edit”. “Workers & Pages” mostra l’“Account ID”.',
      'Dove sono i tuoi file, salva tre cose sotto “Settings”, “Secrets and variables”, “Actions” (su GitLab “CI/CD”, “Variables”): “CLOUDFLARE_API_TOKEN”, “CLOUDFLARE_ACCOUNT_ID” e, come “CLOUDFLARE_PROJECT”, il nome che hai scritto.',
    ],
  },
  nightly:
    'Su gitlab.com apri “Build”, “Pipeline schedules”, e fallo partire una volta per notte: il sito mostra alcune cose solo fino a un certo giorno.',
  address: 'L’indirizzo della pagina che vedi allora',
  choose: 'Prepara',
  publish: 'Premi “Pubblica”. La prima volta una finestra può chiederti di accedere.',
  ready: 'È tutto pronto. Pubblica ora, e il sito va online.',
  refused: {
    address: 'Questo non è l’indirizzo di una pagina così. Copialo in cima al browser, come in {example}.',
    'other-place': 'Questo fornitore non prende siti da dove è conservato il tuo. Scegline un altro.',
    'own-workflow': 'Qualcuno ha già deciso che cosa accade dopo una pubblicazione. Resta così.',
    failed: 'Non si è potuto preparare. Non è cambiato nulla.',
  },
}
