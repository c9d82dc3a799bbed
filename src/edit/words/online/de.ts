import type { OnlineWords } from './en.ts'

/** What the editor says of how a site comes online, in German. */
export const onlineDe: OnlineWords = {
  saved: 'Mit seinem Verlauf gespeichert.',
  notOnline: 'Gespeichert, aber noch nicht online. Wie es weitergeht, steht unten.',
  sentTo: 'An {place} gesendet.',
  waiting: 'Der Anbieter bringt es online. Das dauert einige Minuten.',
  online: 'Online seit {time}.',
  look: 'Ansehen',
  built: 'Der Anbieter war um {time} fertig. Ob die Website schon online ist, sagt er noch nicht.',
  failed: 'Der Anbieter konnte es nicht online bringen. Die Website, die online ist, bleibt wie sie war.',
  why: 'Was er sagt',
  title: 'Wie die Website online geht',
  intro:
    'Wählen Sie, wo die Website sein soll. Von da an geht jede Veröffentlichung von selbst online, einige Minuten nach „Veröffentlichen“.',
  chosen: 'Jede Veröffentlichung geht bei {host} von selbst online.',
  daily:
    'Die Website zeigt manches erst ab einem bestimmten Tag oder nur bis zu einem. Darum wird sie jede Nacht neu gemacht.',
  own: 'Jemand, der sich auskennt, hat schon eingerichtet, was nach dem Veröffentlichen geschieht. Das bleibt so.',
  another: 'Anderen Ort wählen',
  where: 'Wo',
  hosts: {
    'github-pages': 'Kostenlos. Alle können die Dateien der Website lesen.',
    'gitlab-pages': 'Kostenlos.',
    netlify: 'Für kleine Websites kostenlos. Kann Ihre Formulare annehmen.',
    cloudflare: 'Kostenlos. Überall sehr schnell.',
  },
  todo: 'Was Sie einmal tun',
  account: {
    github:
      'Legen Sie auf github.com ein Konto an. Drücken Sie “+”, “New repository”, geben Sie einen Namen ein und drücken Sie “Create repository”. Fügen Sie nichts hinzu.',
    gitlab:
      'Legen Sie auf gitlab.com ein Konto an. Drücken Sie “+”, “New project/repository”, “Create blank project”, und wählen Sie “README” ab.',
  },
  steps: {
    'github-pages': [
      'Öffnen Sie dort “Settings”, dann “Pages”, und wählen Sie unter “Source” “GitHub Actions”.',
      'Tragen Sie die Adresse, die Sie dort sehen, als Adresse der Website ein, unter „Firma und Adresse“.',
    ],
    'gitlab-pages': [
      'Nach der ersten Veröffentlichung zeigen “Deploy” und “Pages” die Adresse der Website. Tragen Sie sie hier ein, unter „Firma und Adresse“.',
    ],
    netlify: [
      'Legen Sie auf netlify.com ein Konto an. Machen Sie unten den Ordner für Netlify, und legen Sie ihn auf “Deploy manually” ab.',
      'Kopieren Sie die “Project ID” aus “Project configuration”. Drücken Sie in Ihren eigenen Einstellungen unter “Applications” “New access token”.',
      'Speichern Sie beides dort, wo Ihre Dateien sind, unter “Settings”, “Secrets and variables”, “Actions” (bei GitLab “CI/CD”, “Variables”), mit den Namen “NETLIFY_SITE_ID” und “NETLIFY_AUTH_TOKEN”.',
    ],
    cloudflare: [
      'Legen Sie auf dash.cloudflare.com ein Konto an. Drücken Sie unter “Workers & Pages” “Create”, “Pages”, “Drag and drop your files”, geben Sie einen Namen ein, und legen Sie den Ordner für Cloudflare ab, den Sie unten machen.',
      'Machen Sie unter “My Profile”, “API Tokens” eines, das “Cloudflare Pages: Edit” erlaubt. “Workers & Pages” zeigt die “Account ID”.',
      'Speichern Sie dort, wo Ihre Dateien sind, drei Dinge unter “Settings”, “Secrets and variables”, “Actions” (bei GitLab “CI/CD”, “Variables”): “CLOUDFLARE_API_TOKEN”, “CLOUDFLARE_ACCOUNT_ID” und als “CLOUDFLARE_PROJECT” den Namen, den Sie gegeben haben.',
    ],
  },
  nightly:
    'Öffnen Sie auf gitlab.com “Build”, “Pipeline schedules”, und lassen Sie es einmal jede Nacht laufen: Die Website zeigt manches nur bis zu einem bestimmten Tag.',
  address: 'Die Adresse der Seite, die Sie dann sehen',
  choose: 'Einrichten',
  publish: 'Drücken Sie „Veröffentlichen“. Beim ersten Mal bittet vielleicht ein Fenster um Ihre Anmeldung.',
  ready: 'Es ist eingerichtet. Veröffentlichen Sie jetzt, und die Website geht online.',
  refused: {
    address: 'Das ist nicht die Adresse einer solchen Seite. Kopieren Sie sie oben im Browser, wie in {example}.',
    'other-place': 'Dieser Anbieter nimmt keine Websites von dort, wo Ihre aufbewahrt wird. Wählen Sie einen anderen.',
    'own-workflow': 'Jemand hat schon eingerichtet, was nach dem Veröffentlichen geschieht. Das bleibt so.',
    failed: 'Es konnte nicht eingerichtet werden. Nichts hat sich geändert.',
  },
}
