/** Whether search engines are told not to list what has this. */
export function isNoindex(robots = ''): boolean {
  return /(?:^|,) ?(?:noindex|none)(?:,|$)/.test(robots)
}
