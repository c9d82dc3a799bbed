import { Buffer } from 'buffer'
import { fileExists, readText, removeFile, writeNew } from '#files'
import { dirname, join } from '#path'
import { isWithin, realFolder } from '#places'
import type { SiteConfig } from '../../../schema/site-config.ts'
import type {
  DeployHostName,
  Deployment,
  DeploymentAnswer,
  DeploymentRequest,
} from '../../../src/edit/protocol/publishing.ts'
import { parseRepository } from '../../../src/edit/protocol/repository-address.ts'
import { deployHosts } from '../../output/hosting/workflows/deploy-hosts.ts'
import {
  chooseForge,
  isOwnWorkflow,
  readWorkflowHost,
  type WorkflowForge,
  workflowFiles,
  writeWorkflow,
} from '../../output/hosting/workflows/workflow.ts'
import { changesByDay } from './changes-by-day.ts'
import { browserAddress } from './online/public-host.ts'
import type { Repository } from './repository.ts'

/** What a host needs of the folder of a site to build it, beside what the configuration names. */
const neededFiles = [
  ...Object.values(workflowFiles),
  'package.json',
  'package-lock.json',
  '.gitignore',
  'images/.gitkeep',
  'vendor',
  'pages/kinds',
]

/** Files that the generator writes again beside the types of kinds, such as after an upgrade: they would conflict with others' changes. */
const keptType = /(?:^|\/)type\.json$/

/** Where a new site begins to keep its versions. */
const firstBranch = 'main'

interface DeploymentParts {
  /** The configuration file, absolute. */
  readonly file: string
  readonly repository: Repository
  readonly today: () => string
}

/** The workflow of a site: which host it puts the site online at, chosen by the owner and kept as a file of the repository. */
export class SiteDeployment {
  readonly #folder: string
  readonly #repository: Repository
  readonly #today: () => string

  constructor({ file, repository, today }: DeploymentParts) {
    this.#folder = dirname(realFolder(file))
    this.#repository = repository
    this.#today = today
  }

  /** Undefined where no workflow could build the site: it has no package, or lies deep in the repository of something else. */
  async status(config: SiteConfig | undefined, remote: string | undefined): Promise<Deployment | undefined> {
    if (!(await this.#canBuild())) return undefined
    const texts = Object.values(workflowFiles).flatMap((file) => this.#read(file) ?? [])
    const host = texts.map(readWorkflowHost).find((known) => known !== undefined)
    return {
      hosts: Object.keys(deployHosts) as DeployHostName[],
      ...(host && { host }),
      isOwn: texts.some((text) => !isOwnWorkflow(text)),
      hasRemote: remote !== undefined,
      isDaily: config !== undefined && changesByDay(config, this.#today()),
    }
  }

  /** Has the site put online at a host from its next publication on. */
  async choose({ host, address }: DeploymentRequest, config: SiteConfig | undefined): Promise<DeploymentAnswer> {
    if (!(await this.#canBuild())) return { refused: 'failed' }
    const present = await this.#forge()
    const place = address === undefined ? undefined : parseRepository(browserAddress(address.trim()))
    if (present === 'none' && !place) return { refused: 'address' }
    const known = present === 'none' ? place?.kind : present
    const forge = chooseForge(host, known === 'gitlab' ? 'gitlab' : 'github')
    if (known !== forge) return { refused: 'other-place' }
    const text = this.#read(workflowFiles[forge])
    if (text !== undefined && !isOwnWorkflow(text)) return { refused: 'own-workflow' }
    if (!(await this.#repository.begin(firstBranch))) return { refused: 'failed' }
    if (present === 'none' && !(await this.#repository.setRemote(address?.trim() ?? ''))) return { refused: 'failed' }
    await this.#write(forge, host, config)
    return {}
  }

  /** Brings the workflow up to date before a publication: a site to which a day came is built each night from then on. */
  async refresh(config: SiteConfig): Promise<void> {
    for (const [forge, file] of Object.entries(workflowFiles)) {
      const host = readWorkflowHost(this.#read(file) ?? '')
      if (host) await this.#write(forge as WorkflowForge, host, config)
    }
  }

  /** The files that a publication takes along, so that the host can build the site: the workflow, what is not published yet, and what the generator has written anew. */
  async files(): Promise<readonly string[]> {
    const fresh = await this.#repository.untracked(neededFiles)
    const types = (await this.#repository.changed(['pages/kinds'])).filter((name) => keptType.test(name))
    const workflows = Object.values(workflowFiles).filter((file) => readWorkflowHost(this.#read(file) ?? ''))
    return [...new Set([...workflows, ...fresh, ...types])]
  }

  async #canBuild(): Promise<boolean> {
    if (!fileExists(join(this.#folder, 'package.json'))) return false
    const top = await this.#repository.top()
    return top === undefined || realFolder(top) === this.#folder
  }

  /** The kind of host of the repository: undefined for one that runs no such workflows. */
  async #forge(): Promise<WorkflowForge | 'none' | undefined> {
    const address = (await this.#repository.remote())?.address
    if (address === undefined) return 'none'
    const kind = parseRepository(browserAddress(address))?.kind
    return kind === 'github' || kind === 'gitlab' ? kind : undefined
  }

  #read(file: string): string | undefined {
    const path = join(this.#folder, file)
    return fileExists(path) ? readText(path) : undefined
  }

  async #write(forge: WorkflowForge, host: DeployHostName, config: SiteConfig | undefined): Promise<void> {
    const file = workflowFiles[forge]
    const isDaily = config !== undefined && changesByDay(config, this.#today())
    const text = writeWorkflow(forge, { host, branch: (await this.#repository.branch()) ?? firstBranch, isDaily })
    const path = join(this.#folder, file)
    // A link may lead out of the folder of the site.
    if (this.#read(file) === text || !isWithin(dirname(path), this.#folder)) return
    removeFile(path)
    writeNew(path, Buffer.from(text))
  }
}
