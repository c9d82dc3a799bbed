/** The name of the file that a site is made of. */
export const configName = 'site.config.yaml'

/** Whether a name leads nowhere else. */
export function isPlain(name: string): boolean {
  return !name.split(/[/\\]/).some((part) => part === '' || part === '.' || part === '..')
}
