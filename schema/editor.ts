/** The editor that the site carries with it. */
export interface SiteEditor {
  /**
   * The address of the repository that has this file, as a browser shows it, such as "https://github.com/company/site". The editor reads from there, and
   * publishes there.
   * @form repositoryAddress
   * @examples ["https://github.com/company/site"]
   * @pattern ^https?://[^\s/?#@]+(/[^\s/?#@]+){2,}$
   */
  repository: string
  /** The branch that the site is built from. Left out, the one that the repository has by itself. @minLength 1 */
  branch?: string
  /** Which program the host of the repository runs, where it is a host of one's own. Gitea is asked as Forgejo is. */
  software?: 'forgejo' | 'github' | 'gitlab'
}
