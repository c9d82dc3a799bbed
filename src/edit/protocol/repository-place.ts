/** Where a repository is: by which API it is asked. */
export interface RepositoryPlace {
  readonly kind: string
  /** The address of the API. */
  readonly api: string
  /** Owner and name. */
  readonly project: string
  /** Left out for the one that the repository has by itself. */
  readonly branch?: string
}
