import type { KindFile, KindModules } from './kind-module.ts'

/** Loads the code of a site's own kinds, by their names; most pages have none. */
export async function loadKinds(addresses: Readonly<Record<string, string>> = {}): Promise<KindModules> {
  const entries = Object.entries(addresses)
  if (entries.length === 0) return {}
  const [{ importForKind }, ...files] = await Promise.all([
    import('./import-for-kind.ts'),
    ...entries.map(([, address]) => import(/* @vite-ignore */ address) as Promise<KindFile>),
  ])
  return Object.fromEntries(entries.map(([name], index) => [name, files[index]?.default(importForKind) ?? {}]))
}
