import { build } from 'rolldown'
import { projectFile } from '../lib/files/paths.ts'
import { bundleOptions } from './bundle-options.ts'

/** Bundles the function that answers a lead with an e-mail, the same for every site and host: statements without imports and exports. */
export async function buildMailFunction(): Promise<string> {
  const { output } = await build({
    ...bundleOptions('es2022'),
    input: projectFile('generator/output/hosting/mail/answer-lead.ts'),
    output: { codeSplitting: false },
    write: false,
  })
  return output[0].code.replace(/export \{ answerLead \};?\s*$/, '')
}
