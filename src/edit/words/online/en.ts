import type { DeployHostName, DeploymentRefusal } from '../../protocol/publishing.ts'

/** What the editor says of how a site comes online, in English. What stands between curly quotation marks is a name that the host has for it. */
export const onlineEn = {
  saved: 'Saved with its history.',
  notOnline: 'Saved, but not online yet. How it gets there stands below.',
  sentTo: 'Sent to {place}.',
  waiting: 'The host is putting it online. This takes a few minutes.',
  online: 'Online since {time}.',
  look: 'Look at it',
  built: 'The host finished at {time}. It does not say whether the site is online yet.',
  failed: 'The host could not put it online. The site that is online stays as it was.',
  why: 'What it says',
  title: 'How the site goes online',
  intro:
    'Choose where the site should be. From then on, each publication goes online by itself, a few minutes after you press “Publish”.',
  chosen: 'Each publication goes online at {host} by itself.',
  daily: 'The site shows some things only from a certain day, or only until one. It is therefore rebuilt every night.',
  own: 'Someone who knows about this has already set up what happens after a publication. It is left as it is.',
  another: 'Choose another place',
  where: 'Where',
  hosts: {
    'github-pages': 'Free of charge. The site’s files can be read by everyone.',
    'gitlab-pages': 'Free of charge.',
    netlify: 'Free for small sites. Can receive your forms.',
    cloudflare: 'Free of charge. Very fast everywhere.',
  } satisfies Readonly<Record<DeployHostName, string>>,
  todo: 'What you do, once',
  account: {
    github:
      'On github.com, make an account. Press “+”, “New repository”, give it a name, and press “Create repository”. Add nothing to it.',
    gitlab:
      'On gitlab.com, make an account. Press “+”, “New project/repository”, “Create blank project”, and untick “README”.',
  },
  steps: {
    'github-pages': [
      'There, open “Settings”, then “Pages”, and choose “GitHub Actions” under “Source”.',
      'Enter the address that you see there as the address of the site, under “Company and address”.',
    ],
    'gitlab-pages': [
      'After the first publication, “Deploy” and “Pages” show the address of the site. Enter it here, under “Company and address”.',
    ],
    netlify: [
      'On netlify.com, make an account. Make the folder for netlify below, and drop it on “Deploy manually”.',
      'Copy the “Project ID” from “Project configuration”. In your own settings, under “Applications”, press “New access token”.',
      'Where your files are, save both under “Settings”, “Secrets and variables”, “Actions” (on GitLab “CI/CD”, “Variables”), with the names “NETLIFY_SITE_ID” and “NETLIFY_AUTH_TOKEN”.',
    ],
    cloudflare: [
      'On dash.cloudflare.com, make an account. Under “Workers & Pages”, press “Create”, “Pages”, “Drag and drop your files”, give it a name, and drop the folder for cloudflare, which you make below.',
      'Under “My Profile”, “API Tokens”, make one that allows “Cloudflare Pages: Edit”. “Workers & Pages” shows the “Account ID”.',
      'Where your files are, save three things under “Settings”, “Secrets and variables”, “Actions” (on GitLab “CI/CD”, “Variables”): “CLOUDFLARE_API_TOKEN”, “CLOUDFLARE_ACCOUNT_ID” and, as “CLOUDFLARE_PROJECT”, the name that you gave.',
    ],
  } satisfies Readonly<Record<DeployHostName, readonly string[]>>,
  nightly:
    'On gitlab.com, open “Build”, “Pipeline schedules”, and have it run once every night: the site shows some things only until a certain day.',
  address: 'The address of the page that you then see',
  choose: 'Set it up',
  publish: 'Press “Publish”. The first time, a window may ask you to sign in.',
  ready: 'It is set up. Publish now, and the site goes online.',
  refused: {
    address: 'This is not the address of such a page. Copy it from the top of the browser, as in {example}.',
    'other-place': 'This host does not take sites from the place where yours is kept. Choose another host.',
    'own-workflow': 'Someone has already set up what happens after a publication. It is left as it is.',
    failed: 'It could not be set up. Nothing has changed.',
  } satisfies Readonly<Record<DeploymentRefusal, string>>,
}

/** The words of it in one language. */
export type OnlineWords = Omit<typeof onlineEn, 'hosts' | 'steps' | 'refused'> & {
  readonly hosts: Readonly<Record<DeployHostName, string>>
  readonly steps: Readonly<Record<DeployHostName, readonly string[]>>
  readonly refused: Readonly<Record<DeploymentRefusal, string>>
}
