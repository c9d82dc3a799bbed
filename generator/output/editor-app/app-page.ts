import type { RepositoryPlace } from '../../../src/edit/protocol/repository-address.ts'
import { xmlText } from '../../lib/xml-text.ts'
import { policyForMeta } from '../../render/content-security.ts'

interface AppPage {
  /** The folder of the editor in the web root, with slashes around it. */
  readonly folder: string
  readonly policy: string
  /** Hosts of repositories of one's own, each with its kind: "github https://git.example.com". */
  readonly hosts?: readonly string[]
  /** The repository of the site that the editor is part of. */
  readonly repository?: RepositoryPlace
  /** The version of this editor. */
  readonly release?: string
}

/** The page of the editor in a browser. The policy stands in it as well, for hosts that send no headers. */
export function appPage({ folder, policy, hosts = [], repository, release = '' }: AppPage): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${policyForMeta(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<meta name="repository-hosts" content="${hosts.join(',')}">
${
  repository
    ? `<meta name="site-repository" content="${xmlText(JSON.stringify(repository))}">
<meta name="editor-release" content="${release}">
`
    : ''
}<title>Editor</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${folder}editor.css">
<div id="tab"></div>
<div id="editor"></div>
<script type="module" src="${folder}editor.js"></script>
</html>
`
}

/** A page that leads on to another address. */
export function leadingPage(address: string): string {
  return `<!doctype html><meta charset="utf-8"><meta name="robots" content="noindex"><title>Editor</title><meta http-equiv="refresh" content="0; url=${address}"><a href="${address}">Editor</a>\n`
}
