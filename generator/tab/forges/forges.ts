import type { RepositoryProgram } from '../../../src/edit/protocol/repository-address.ts'
import type { Forge, ForgeAccess } from './forge.ts'
import { forgejoBranch, openForgejo } from './forgejo.ts'
import { githubBranch, openGithub } from './github.ts'
import { gitlabBranch, openGitlab } from './gitlab.ts'

/** A kind of host that keeps repositories. */
interface ForgeKind {
  open(access: ForgeAccess): Forge
  /** The branch that a repository has by itself. @throws ForgeRefused */
  defaultBranch(access: Omit<ForgeAccess, 'branch'>): Promise<string>
}

/** The kinds of hosts that a site can be opened from. */
export const forges: Readonly<Record<RepositoryProgram, ForgeKind>> = {
  forgejo: { open: openForgejo, defaultBranch: forgejoBranch },
  github: { open: openGithub, defaultBranch: githubBranch },
  gitlab: { open: openGitlab, defaultBranch: gitlabBranch },
}
