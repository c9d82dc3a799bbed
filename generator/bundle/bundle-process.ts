import { buildApp } from './build-app.ts'

// The process that `bundle` starts. It bundles the app for browser and server, and prints the code as JSON.
process.stdout.write(JSON.stringify(await buildApp()))
