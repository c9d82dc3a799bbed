// What the bench uses of its own packages, which are installed only where it runs: so `npm run types` holds it everywhere.

declare module 'chrome-launcher' {
  export interface LaunchedChrome {
    readonly port: number
    kill(): void
  }
  export function launch(options: {
    readonly chromePath: string
    readonly chromeFlags: readonly string[]
    readonly ignoreDefaultFlags: boolean
  }): Promise<LaunchedChrome>
}

declare module 'lighthouse' {
  interface Report {
    readonly runtimeError?: { readonly message: string }
    readonly categories: Readonly<
      Record<string, { readonly score: number | null; readonly auditRefs: readonly { id: string; weight: number }[] }>
    >
    readonly audits: Readonly<Record<string, { readonly score: number | null; readonly numericValue?: number }>>
  }
  // biome-ignore lint/style/noDefaultExport: the package has no other.
  export default function lighthouse(
    url: string,
    flags: {
      readonly port: number
      readonly logLevel: 'error'
      readonly output: 'json'
      readonly formFactor: 'mobile'
    },
  ): Promise<{ readonly lhr: Report } | undefined>
}
