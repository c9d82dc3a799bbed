import { deployHosts, type WorkflowOptions } from './deploy-hosts.ts'

/** The pipeline of a site on GitLab, without its first line. Its runs at night are set in GitLab itself. */
export function gitlabWorkflow({ host, branch }: WorkflowOptions): string {
  const folder = host === undefined ? 'dist' : 'public'
  return `workflow:
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
    - if: ${onBranch(branch)}

default:
  image: node:22
  cache:
    key:
      files:
        - package-lock.json
    paths:
      - .npm/

variables:
  # The whole history: by it the check tells translations that are older than their source, and the site map when each page was changed.
  GIT_DEPTH: "0"

site:
  stage: build
  script:
    - npm ci --cache .npm --prefer-offline
    - npm run --silent check -- --stale
    - npm run build
${host === undefined ? '' : `    - npm run export -- --host ${host}\n`}  artifacts:
    paths:
      - ${folder}
${host === undefined ? '' : putOnline(host, branch)}`
}

/**
 * The condition that only this branch meets, as YAML. GitLab's expressions know no escapes: a name with a quotation mark is compared
 * as a pattern.
 */
function onBranch(branch: string): string {
  if (!branch.includes('"')) return `$CI_COMMIT_BRANCH == "${branch}"`
  return `$CI_COMMIT_BRANCH =~ /^${branch.replace(/[!-/:-@[-^`{-~]/g, '\\$&')}$/`
}

function putOnline(host: NonNullable<WorkflowOptions['host']>, branch: string): string {
  const { upload } = deployHosts[host]
  const rules = `  rules:
    - if: ${onBranch(branch)}
`
  if (upload === undefined)
    return `
# GitLab publishes what a job of this name leaves in "public".
pages:
  stage: deploy
${rules}  environment:
    name: production
    url: $CI_PAGES_URL
  cache: []
  script:
    - test -d public
  artifacts:
    paths:
      - public
`
  return `
online:
  stage: deploy
${rules}  environment:
    name: production
  cache: []
  script:
    - '${upload}'
`
}
