import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { WorkflowOptions } from '../../../generator/output/hosting/workflows/deploy-hosts.ts'
import { isOwnWorkflow, readWorkflowHost, writeWorkflow } from '../../../generator/output/hosting/workflows/workflow.ts'

type Step = { readonly uses?: string; readonly run?: string; readonly with?: Record<string, unknown>; env?: object }
type Job = {
  readonly steps: readonly Step[]
  readonly permissions?: object
  readonly environment?: object
  if?: string
}

const write = (forge: 'github' | 'gitlab', options: Partial<WorkflowOptions> = {}) =>
  writeWorkflow(forge, { branch: 'main', isDaily: false, ...options })

const read = (text: string) => parse(text) as { on: Record<string, unknown>; jobs: Record<string, Job> }

describe('the workflow of a site on GitHub', () => {
  test('checks and builds, and puts nothing online before a host is chosen', () => {
    const { on, jobs } = read(write('github'))
    expect(Object.keys(on)).toEqual(['push', 'pull_request'])
    expect(Object.keys(jobs)).toEqual(['site'])
    expect(jobs.site?.steps.map(({ uses, run }) => uses ?? run)).toEqual([
      'actions/checkout@v6',
      'actions/setup-node@v6',
      'npm ci',
      'npm run --silent check -- --format github --stale',
      'npm run build',
      'actions/upload-artifact@v7',
    ])
  })

  test('hands the folder to GitHub Pages with the rights that this takes, and no others', () => {
    const { on, jobs } = read(write('github', { host: 'github-pages', branch: 'site' }))
    expect(on.push).toEqual({ branches: ['site'] })
    expect(jobs.site?.steps.slice(-2)).toEqual([
      { run: 'npm run export -- --host github-pages' },
      { uses: 'actions/upload-pages-artifact@v5', with: { path: 'public', 'include-hidden-files': true } },
    ])
    expect(jobs.online).toEqual({
      name: 'Put the site online',
      needs: 'site',
      if: "github.ref == 'refs/heads/site'",
      'runs-on': 'ubuntu-latest',
      'timeout-minutes': 15,
      // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub's
      environment: { name: 'github-pages', url: '${{ steps.deployment.outputs.page_url }}' },
      permissions: { pages: 'write', 'id-token': 'write' },
      steps: [{ id: 'deployment', uses: 'actions/deploy-pages@v5' }],
    })
  })

  test('uploads to other hosts with what the owner keeps secret', () => {
    const { jobs } = read(write('github', { host: 'cloudflare' }))
    expect(jobs.online?.environment).toEqual({ name: 'production' })
    expect(jobs.online?.steps.at(-1)).toEqual({
      run: 'npx --yes wrangler@4 pages deploy public --project-name "$CLOUDFLARE_PROJECT" --branch main',
      env: {
        // biome-ignore-start lint/suspicious/noTemplateCurlyInString: expressions of GitHub's
        CLOUDFLARE_API_TOKEN: '${{ secrets.CLOUDFLARE_API_TOKEN }}',
        CLOUDFLARE_ACCOUNT_ID: '${{ secrets.CLOUDFLARE_ACCOUNT_ID }}',
        CLOUDFLARE_PROJECT: '${{ secrets.CLOUDFLARE_PROJECT }}',
        // biome-ignore-end lint/suspicious/noTemplateCurlyInString: the end of them
      },
    })
    expect(write('github', { host: 'netlify' })).toContain(
      'npx --yes netlify-cli@27 deploy --prod --no-build --dir public',
    )
  })

  test('runs each night where the site changes from day to day', () => {
    expect(read(write('github', { host: 'netlify', isDaily: true })).on.schedule).toEqual([{ cron: '17 3 * * *' }])
    expect(read(write('github', { host: 'netlify' })).on).not.toHaveProperty('schedule')
  })
})

test('by the whole history it is known when each page was changed, and which translations are old', () => {
  const [checkout] = read(write('github')).jobs.site?.steps ?? []
  expect(checkout).toEqual({ uses: 'actions/checkout@v6', with: { 'fetch-depth': 0 } })
  expect(parse(write('gitlab')).variables).toEqual({ GIT_DEPTH: '0' })
})

test.each([
  ['release/2026-11', 'release/2026-11', 'release/2026-11'],
  ['1.10', '1.10', '1.10'],
  ['on', 'on', 'on'],
  ["c++,it's", "c\\+\\+,it's", "c++,it''s"],
])('a branch that is called %s is that branch, and no other', (branch, pattern, inExpression) => {
  const { on, jobs } = read(write('github', { host: 'netlify', branch }))
  expect(on.push).toEqual({ branches: [pattern] })
  expect(jobs.online?.if).toBe(`github.ref == 'refs/heads/${inExpression}'`)
})

test('the pipeline of a site on GitLab leaves the folder to GitLab Pages, for the branch alone', () => {
  const pipeline = parse(write('gitlab', { host: 'gitlab-pages' }))
  expect(pipeline.site.script).toEqual([
    'npm ci --cache .npm --prefer-offline',
    'npm run --silent check -- --stale',
    'npm run build',
    'npm run export -- --host gitlab-pages',
  ])
  expect(pipeline.pages).toMatchObject({
    stage: 'deploy',
    rules: [{ if: '$CI_COMMIT_BRANCH == "main"' }],
    environment: { name: 'production', url: '$CI_PAGES_URL' },
    artifacts: { paths: ['public'] },
  })
  expect(parse(write('gitlab', { host: 'netlify' })).online.script).toHaveLength(1)
})

test.each([
  ["it's/1.0", `$CI_COMMIT_BRANCH == "it's/1.0"`],
  ['a"b/1.0', String.raw`$CI_COMMIT_BRANCH =~ /^a\"b\/1\.0$/`],
])('on GitLab, a branch that is called %s is that branch, and no other', (branch, condition) => {
  const pipeline = parse(write('gitlab', { host: 'gitlab-pages', branch }))
  expect(pipeline.workflow.rules[1]).toEqual({ if: condition })
  expect(pipeline.pages.rules).toEqual([{ if: condition }])
})

test('what was written here is known again, and nothing else', () => {
  expect(readWorkflowHost(write('gitlab', { host: 'cloudflare' }))).toBe('cloudflare')
  expect(readWorkflowHost(write('github'))).toBeUndefined()
  expect(isOwnWorkflow(write('github'))).toBe(true)
  expect(isOwnWorkflow('name: Site\n# Puts the site online at netlify.\n')).toBe(false)
  expect(isOwnWorkflow('# Puts the site online at nowhere.\n')).toBe(false)
})
