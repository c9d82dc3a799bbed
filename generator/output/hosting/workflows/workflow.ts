import type { DeployHostName } from '../../../../src/edit/protocol/publishing.ts'
import { deployHosts, isDeployHost, type WorkflowOptions } from './deploy-hosts.ts'
import { githubWorkflow } from './github-workflow.ts'
import { gitlabWorkflow } from './gitlab-workflow.ts'

/** Kinds of hosts of repositories that run workflows. */
export type WorkflowForge = 'github' | 'gitlab'

/** Where each reads its workflow, from the top of the repository. */
export const workflowFiles: Readonly<Record<WorkflowForge, string>> = {
  github: '.github/workflows/site.yml',
  gitlab: '.gitlab-ci.yml',
}

/** The first line of a workflow that puts nothing online: that of each new site. */
const buildsAlone = '# Checks the site, shows what is wrong at the changed lines, and builds it.'

/** The line by which a workflow is known again as one that was written here, and as what. */
const firstLine = /^# Puts the site online at (\S+)\./

/** The workflow of a site. */
export function writeWorkflow(forge: WorkflowForge, options: WorkflowOptions): string {
  const text = forge === 'github' ? githubWorkflow(options) : gitlabWorkflow(options)
  const head =
    options.host === undefined
      ? buildsAlone
      : `# Puts the site online at ${options.host}. While this line is here, the editor keeps the file up to date.`
  return `${head}\n${text}`
}

/** Where a workflow puts the site online; undefined where it was not written for that. */
export function readWorkflowHost(text: string): DeployHostName | undefined {
  const [, host] = firstLine.exec(text) ?? []
  return isDeployHost(host) ? host : undefined
}

/** Whether a workflow was written here, and not by somebody who knows how. */
export function isOwnWorkflow(text: string): boolean {
  return text.startsWith(buildsAlone) || readWorkflowHost(text) !== undefined
}

/** The kind of host at which the repository lies or would have to lie, for the site to go online at a host. */
export function chooseForge(host: DeployHostName, present: WorkflowForge | undefined): WorkflowForge {
  return deployHosts[host].forge ?? present ?? 'github'
}
