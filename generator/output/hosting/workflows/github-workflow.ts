import { deployHosts, type WorkflowOptions } from './deploy-hosts.ts'

/** The workflow of a site on GitHub, without its first line. */
export function githubWorkflow({ host, branch, isDaily }: WorkflowOptions): string {
  return `name: Site

on:
  push:
    branches: [${branchPattern(branch)}]
  pull_request:
${host === undefined ? '' : '  workflow_dispatch:\n'}${isDaily ? daily : ''}
permissions:
  contents: read

concurrency:
  group: site-\${{ github.ref }}

jobs:
  site:
    name: Check and build the site
    runs-on: ubuntu-latest
    timeout-minutes: 15
    steps:
      - uses: actions/checkout@v6
        with:
          # The whole history: by it the check tells translations that are older than their source, and the site map when each page was changed.
          fetch-depth: 0
      - uses: actions/setup-node@v6
        with:
          node-version: 22
          cache: npm
      - run: npm ci
      - name: Check, with annotations
        run: npm run --silent check -- --format github --stale
      - run: npm run build
${host === undefined ? keepFolder('dist') : `      - run: npm run export -- --host ${host}\n`}${host === undefined ? '' : putOnline(host, branch)}`
}

/** The pattern that matches only this branch, as YAML. Branch names may have characters that are special in patterns or in YAML, or look like numbers. */
function branchPattern(branch: string): string {
  const isPlain = /^[a-z][\w./-]+$/i.test(branch) && !/^(?:true|false|null|yes|no|on|off)$/i.test(branch)
  return isPlain ? branch : `'${branch.replace(/[+!]/g, '\\$&').replaceAll("'", "''")}'`
}

const daily = `  schedule:
    # Each night: the site shows some things from a day on, or until a day.
    - cron: "17 3 * * *"
`

function keepFolder(folder: string): string {
  return `      - uses: actions/upload-artifact@v7
        with:
          name: site
          path: ${folder}
          include-hidden-files: true
          if-no-files-found: error
`
}

function putOnline(host: NonNullable<WorkflowOptions['host']>, branch: string): string {
  const { upload, secrets } = deployHosts[host]
  const head = (environment: string) => `
  online:
    name: Put the site online
    needs: site
    if: github.ref == 'refs/heads/${branch.replaceAll("'", "''")}'
    runs-on: ubuntu-latest
    timeout-minutes: 15
    environment:
      ${environment}
`
  if (upload === undefined)
    return `      - uses: actions/upload-pages-artifact@v5
        with:
          path: public
          include-hidden-files: true
${head(`name: github-pages
      url: \${{ steps.deployment.outputs.page_url }}`)}    permissions:
      pages: write
      id-token: write
    steps:
      - id: deployment
        uses: actions/deploy-pages@v5
`
  return `${keepFolder('public')}${head('name: production')}    steps:
      - uses: actions/setup-node@v6
        with:
          node-version: 22
      - uses: actions/download-artifact@v8
        with:
          name: site
          path: public
      - run: ${upload}
        env:
${secrets.map((name) => `          ${name}: \${{ secrets.${name} }}\n`).join('')}`
}
