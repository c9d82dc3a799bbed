import { build } from 'rolldown'
import { bundleOptions } from '../../../bundle/bundle-options.ts'
import { projectFile } from '../../../lib/paths.ts'
import type { FunctionHost } from '../host.ts'
import type { FunctionSite, MailSite } from './answer-lead.ts'

/** The files by which a host sends the leads of a site as e-mails. */
export async function mailFiles(host: FunctionHost, site: MailSite): Promise<Record<string, string>> {
  return { [host.file]: await mailFunction(host, site), ...host.others }
}

/** Makes the function that sends e-mails: one file, which needs no packages and holds no secret. */
export async function mailFunction({ lines, senderHeader }: FunctionHost, site: MailSite): Promise<string> {
  const { output } = await build({
    ...bundleOptions('es2022'),
    input: projectFile('generator/output/hosting/mail/answer-lead.ts'),
    output: { codeSplitting: false },
    write: false,
  })
  const known: FunctionSite = { ...site, senderHeader }
  const code = output[0].code.replace(/export \{ answerLead \};?\s*$/, '')
  return `// Generated. Sends what visitors write as e-mails; the key is in the environment of the host.
const site = ${JSON.stringify(known, null, 2)}

${code}
${lines}
`
}
