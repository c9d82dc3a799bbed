/** Whether a name leads nowhere else. */
export function isPlain(name: string): boolean {
  return !name.split(/[/\\]/).some((part) => part === '' || part === '.' || part === '..')
}
