import type { HostingName } from '../../output/hosting/hosts.ts'

/** The hosts to which the site is uploaded as one folder. Imported when they are asked for: in the tab, no page waits for what writes their files. */
export async function listUploadHosts(): Promise<readonly HostingName[]> {
  const { exportHosts } = await import('../../output/hosting/export-layout.ts')
  return exportHosts
}
