import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** A certificate that nobody has signed, and its key: their files. */
export interface Certificate {
  readonly certificate: string
  readonly key: string
}

export const openssl = '/usr/bin/openssl'

/** Makes a certificate for a host, in a folder. */
export async function makeCertificate({ folder, host }: { folder: string; host: string }): Promise<Certificate> {
  const made = { certificate: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') }
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const names = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`]
  const files = ['-keyout', made.key, '-out', made.certificate]
  await promisify(execFile)(openssl, ['req', '-x509', '-days', '2', ...curve, ...names, ...files])
  return made
}
