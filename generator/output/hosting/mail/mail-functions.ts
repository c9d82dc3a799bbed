import { build } from 'rolldown'
import { bundleOptions } from '../../../bundle/bundle-options.ts'
import { projectFile } from '../../../lib/paths.ts'
import type { MailSite } from './answer-lead.ts'

/** Where functions receive leads: a form's key follows. */
export const mailFolder = '/api/lead/'

/** How a host takes a function: its file, whether that lies beside the folder to upload, and the lines that hand it its requests. */
interface FunctionHost {
  readonly file: string
  readonly isBeside?: true
  readonly lines: string
  /** Other files of the folder to upload. */
  readonly others?: Readonly<Record<string, string>>
}

/** The hosts for which there is a function that sends e-mails. */
export const functionHosts = {
  netlify: {
    file: 'lead.mjs',
    // What is in the folder to upload is shown to everybody.
    isBeside: true,
    lines: `export default (request) => answerLead(request, site, process.env)
export const config = { path: '${mailFolder}:form' }`,
  },
  vercel: {
    file: 'api/lead/[form].mjs',
    lines: 'export default { fetch: (request) => answerLead(request, site, process.env) }',
  },
  cloudflare: {
    file: '_worker.js',
    lines: `export default {
  fetch: (request, environment) =>
    new URL(request.url).pathname.startsWith('${mailFolder}')
      ? answerLead(request, site, environment)
      : environment.ASSETS.fetch(request),
}`,
    others: { '_routes.json': `${JSON.stringify({ version: 1, include: [`${mailFolder}*`], exclude: [] })}\n` },
  },
} satisfies Readonly<Record<string, FunctionHost>>

/** The name of a host with functions. */
export type FunctionHostName = keyof typeof functionHosts

/** Whether a host has functions. */
export function hasFunctions(host: string): host is FunctionHostName {
  return Object.hasOwn(functionHosts, host)
}

/** Makes the function that sends the leads of a site as e-mails: one file, which needs no packages and holds no secret. */
export async function mailFunction(host: FunctionHostName, site: MailSite): Promise<string> {
  const { output } = await build({
    ...bundleOptions('es2022'),
    input: projectFile('generator/output/hosting/mail/answer-lead.ts'),
    output: { codeSplitting: false },
    write: false,
  })
  const code = output[0].code.replace(/export \{ answerLead \};?\s*$/, '')
  return `// Generated. Sends what visitors write as e-mails; the key is in the environment of the host.
const site = ${JSON.stringify(site, null, 2)}

${code}
${functionHosts[host].lines}
`
}
