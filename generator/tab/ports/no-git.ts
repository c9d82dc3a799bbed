import type { GitAnswer } from '../../check/history/run-git.ts'

// The port `#git` in the tab: there is none, as on a machine without git. Whoever asks says so.

const refusal: GitAnswer = { refusal: { code: 'ENOENT', stderr: 'no git' } }

export async function askGit(): Promise<GitAnswer> {
  return refusal
}

export function askGitNow(): GitAnswer {
  return refusal
}

export async function packArgument(): Promise<string[]> {
  return []
}
