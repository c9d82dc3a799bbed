import { mailFolder } from '../../../src/contact/mail-folder.ts'

/** The folder of an export for Netlify that holds its functions: no visitor gets what is in it. */
export const netlifyFolder = 'netlify'

/** How a host takes a function: its file, which no host shows to visitors, and the lines that hand it its requests. */
export interface FunctionHost {
  readonly file: string
  readonly lines: string
  /** The header in which it says from which address a request comes; no sender can write it. */
  readonly senderHeader: string
  /** Other files of the folder to upload. */
  readonly others?: Readonly<Record<string, string>>
}

/** The hosts for which there is a function that sends e-mails. */
export const functionHosts = {
  netlify: {
    file: `${netlifyFolder}/functions/lead.mjs`,
    lines: `export default (request) => answerLead(request, site, process.env)
export const config = { path: '${mailFolder}:form' }`,
    senderHeader: 'x-nf-client-connection-ip',
  },
  vercel: {
    file: 'api/lead/[form].mjs',
    lines: 'export default { fetch: (request) => answerLead(request, site, process.env) }',
    senderHeader: 'x-real-ip',
  },
  cloudflare: {
    file: '_worker.js',
    lines: `export default {
  fetch: (request, environment) =>
    new URL(request.url).pathname.startsWith('${mailFolder}')
      ? answerLead(request, site, environment)
      : environment.ASSETS.fetch(request),
}`,
    senderHeader: 'cf-connecting-ip',
    others: { '_routes.json': `${JSON.stringify({ version: 1, include: [`${mailFolder}*`], exclude: [] })}\n` },
  },
} satisfies Readonly<Record<string, FunctionHost>>

/** The name of a host with functions. */
export type FunctionHostName = keyof typeof functionHosts

/** Whether a host has functions. */
export function hasFunctions(host: string): host is FunctionHostName {
  return Object.hasOwn(functionHosts, host)
}
