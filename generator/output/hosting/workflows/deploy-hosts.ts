import type { DeployHostName } from '../../../../src/edit/protocol/publishing.ts'

/** A host at which a workflow puts the site online. */
export interface DeployHost {
  /** The command that uploads the folder `public`; undefined where the host takes it by a step of its own. */
  readonly upload?: string
  /** Environment variables of that command that the owner keeps at the host of the repository, and nobody can read there. */
  readonly secrets: readonly string[]
  /** The repository lies at this kind of host, and no other. */
  readonly forge?: 'github' | 'gitlab'
}

/** The hosts at which a workflow can put the site online, by the names of their folders to upload. */
export const deployHosts: Readonly<Record<DeployHostName, DeployHost>> = {
  'github-pages': { forge: 'github', secrets: [] },
  'gitlab-pages': { forge: 'gitlab', secrets: [] },
  netlify: {
    // The folder of functions must be there where it is named.
    upload:
      'npx --yes netlify-cli@27 deploy --prod --no-build --dir public $(test -d public/netlify/functions && echo --functions public/netlify/functions)',
    secrets: ['NETLIFY_AUTH_TOKEN', 'NETLIFY_SITE_ID'],
  },
  cloudflare: {
    upload: 'npx --yes wrangler@4 pages deploy public --project-name "$CLOUDFLARE_PROJECT" --branch main',
    secrets: ['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID', 'CLOUDFLARE_PROJECT'],
  },
}

/** Whether a text is the name of such a host. */
export function isDeployHost(name: unknown): name is DeployHostName {
  return typeof name === 'string' && Object.hasOwn(deployHosts, name)
}

/** What a workflow does. */
export interface WorkflowOptions {
  /** Where it puts the site online; undefined where it checks and builds alone. */
  readonly host?: DeployHostName | undefined
  /** The branch whose commits go online. */
  readonly branch: string
  /** Whether the site changes by itself from day to day, and so is built each night. */
  readonly isDaily: boolean
}
