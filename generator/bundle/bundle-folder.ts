/** The inline scripts of the pages in the route table, of the root, and of the 404 pages. */
export interface InlineScripts {
  readonly boot: string
  readonly root: string
  readonly notFound: string
}

/** The manifest of a bundle's folder. */
export interface BundleManifest {
  /** The address of the module that starts the app. */
  readonly entry: string
  /** The inline scripts, minified. */
  readonly inline: InlineScripts
}

/** The contents of a bundle's folder. */
export const bundleFiles = {
  /** A `BundleManifest`. */
  manifest: 'manifest.json',
  /** The module that renders pages. */
  server: 'server/entry-server.mjs',
  /** The folder of the files that browsers load. */
  client: 'client',
} as const
