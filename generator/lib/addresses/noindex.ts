/** Whether this keeps a page out of search engines. */
export function isNoindex(robots = ''): boolean {
  return /(?:^|,) ?(?:noindex|none)(?:,|$)/.test(robots)
}
