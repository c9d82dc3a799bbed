#!/usr/bin/env node
// The entry of all commands in the package, as `main.mjs` is in a checkout.
import { setFlagsFromString } from 'node:v8'

// Why is said in `main.mjs`.
if (process.version.startsWith('v20.')) setFlagsFromString('--interrupt-budget=200000')

const { run } = await import('../cli/cli.ts')
await run(false)
