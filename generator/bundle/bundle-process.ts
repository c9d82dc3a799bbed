import { buildClient } from './build-client.ts'
import { buildInlineScripts, buildServer } from './build-scripts.ts'
import type { BuiltCode } from './bundle.ts'

// The process that `bundle` starts. It bundles the app for browser and server, and prints the code as JSON.
const [client, inline, server] = await Promise.all([buildClient(), buildInlineScripts(), buildServer()])
process.stdout.write(JSON.stringify({ ...client, inline, server } satisfies BuiltCode))
