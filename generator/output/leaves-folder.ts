/** Whether a path leads out of the folder to which it is relative. */
export function leavesFolder(path: string): boolean {
  return /^([/\\]|[a-z]:)|(^|[/\\])\.\.([/\\]|$)/i.test(path)
}
