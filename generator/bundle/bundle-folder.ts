/** Scripts of a page that belongs to the route table, of the root, and of the 404 pages. */
export interface InlineScripts {
  readonly boot: string
  readonly root: string
  readonly notFound: string
}

/** What a bundle's folder says of itself. */
export interface BundleManifest {
  /** The address of the module that starts the app. */
  readonly entry: string
  /** The scripts that stand in the pages themselves, minified. */
  readonly inline: InlineScripts
}

/** What is in a bundle's folder. */
export const bundleFiles = {
  /** A `BundleManifest`. */
  manifest: 'manifest.json',
  /** The module that renders pages. */
  server: 'server/entry-server.mjs',
  /** The folder of what browsers load. */
  client: 'client',
} as const
