import { readFile } from 'node:fs/promises'
import { packedPart } from '../../../lib/files/paths.ts'
import type { FunctionHost } from '../host.ts'
import type { FunctionSite, MailSite } from './answer-lead.ts'

/** The name of the part of the package that is the code of the function. */
export const packedMail = 'mail-function.js'

/** The serverless functions with which a host sends leads as e-mails. */
export async function mailFiles(host: FunctionHost, site: MailSite): Promise<Record<string, string>> {
  return { [host.file]: await mailFunction(host, site), ...host.others }
}

/** Makes the function that sends e-mails: one file, which needs no packages and holds no secret. */
export async function mailFunction({ lines, senderHeader }: FunctionHost, site: MailSite): Promise<string> {
  const known: FunctionSite = { ...site, senderHeader }
  const packed = packedPart(packedMail)
  const code = packed === undefined ? await makeCode() : await readFile(packed, 'utf8')
  return `// Generated. Sends what visitors write as e-mails; the key is in the environment of the host.
const site = ${JSON.stringify(known, null, 2)}

${code}
${lines}
`
}

async function makeCode(): Promise<string> {
  const { buildMailFunction } = await import('../../../bundle/build-mail.ts')
  return buildMailFunction()
}
