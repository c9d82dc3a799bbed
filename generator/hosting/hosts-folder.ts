/** The folder of the files for hosts: beside the web root, since a host would serve what is inside. */
export function hostsFolder(out: string): string {
  return `${out.replace(/[/\\]+$/, '')}-hosts`
}
