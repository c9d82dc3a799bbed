// What the tab is bundled with, beside its sources.

/** The module that renders pages, `src/entry-server.tsx`. */
declare module 'site-server' {
  const server: import('../bundle/bundle.ts').ServerEntry
  export = server
}

/** The validator that is made of the schema, as in the package. */
declare module 'site-validator' {
  const validate: import('ajv').ValidateFunction
  export = validate
}
