import { buildClient } from './build-client.ts'
import { buildInlineScripts, buildServer } from './build-scripts.ts'
import type { BuiltCode } from './bundle.ts'

/** Bundles the app for browser and server. */
export async function buildApp(): Promise<BuiltCode> {
  const [client, inline, server] = await Promise.all([buildClient(), buildInlineScripts(), buildServer()])
  return { ...client, inline, server }
}
