/** Whether search engines are told not to list what has this. */
export function keepsOut(robots = ''): boolean {
  return /(?:^|,) ?(?:noindex|none)(?:,|$)/.test(robots)
}
