import type { Telling } from './forms.ts'
import type { Path } from './protocol.ts'
import type { VersionConflict } from './repair.ts'

// What the app and its server send each other about publishing. Types only.

/** What differs at one place between two versions of the configuration: a text, or an entry with all that is in it. */
export interface EditedChange {
  readonly do: 'changed' | 'added' | 'removed' | 'moved'
  /** Where it is now; for what was removed, where it was. */
  readonly path: Path
  readonly was?: unknown
  readonly now?: unknown
  /** What says in one line what it was and is. */
  readonly tellings: readonly Telling[]
}

/** Why nothing can be published by git: what `check` says of the history of a file, or that no branch is checked out. */
export type PublishGap =
  | 'no-git'
  | 'no-repository'
  | 'foreign-owner'
  | 'untrusted'
  | 'ignored'
  | 'refused'
  | 'merging'
  | 'no-branch'

/** `GET /@edit/publishing`: what publishing would do. */
export interface Publishing {
  /** The version of the file, and the one that is published: together they tell this list of changes from any other. */
  readonly version: string
  readonly gap?: PublishGap | undefined
  /** Whether the file was published before. */
  readonly isFirst: boolean
  readonly changes: readonly EditedChange[]
  /** Whether the file differs in what is no value: its comments and how it is written. */
  readonly isRewritten: boolean
  /** Pictures and other files that go along, by their names in the configuration. */
  readonly files: readonly string[]
  /** Pictures beside the configuration that nothing names, by their names. */
  readonly unused: readonly string[]
  /** Where publications are sent; left out where there is no such place. */
  readonly remote?: string | undefined
  /** How many publications were not sent yet. */
  readonly unsent: number
  /** Whether publications stay on this machine: nothing of them goes online by itself. */
  readonly isKeptHere: boolean
  /** Hosts for which a folder can be made. */
  readonly hosts: readonly string[]
  /** In a browser tab, where a folder can only be had as a ZIP file: the places of the forms with which none can be made there. */
  readonly inTab?: { readonly mailForms: readonly Path[] } | undefined
  /** How the site is put online after each publication; left out where no workflow could do that. */
  readonly deployment?: Deployment | undefined
  /** What stands between the site and going live. */
  readonly launch: readonly LaunchPoint[]
}

/** How the site is put online after each publication. */
export interface Deployment {
  /** The hosts that can be chosen. */
  readonly hosts: readonly DeployHostName[]
  /** The one that is chosen. */
  readonly host?: DeployHostName | undefined
  /** Whether somebody has written a workflow for it by hand: it is left alone. */
  readonly isOwn: boolean
  /** Whether it is known where publications are sent. */
  readonly hasRemote: boolean
  /** Whether the site changes by itself from day to day. */
  readonly isDaily: boolean
}

/** Hosts at which a workflow can put a site online. */
export type DeployHostName = 'github-pages' | 'gitlab-pages' | 'netlify' | 'cloudflare'

/** `POST /@edit/deployment`: has the site put online at a host. */
export interface DeploymentRequest {
  readonly host: DeployHostName
  /** The address of the place to which publications are sent, where none is known yet. */
  readonly address?: string | undefined
}

/** The answer to it: why that cannot be, or nothing. */
export interface DeploymentAnswer {
  readonly refused?: DeploymentRefusal
}

/** Why a host cannot be chosen: the address is none that is known, the host takes sites from another place only, or somebody has written how the site goes online. */
export type DeploymentRefusal = 'address' | 'other-place' | 'own-workflow' | 'failed'

/** `GET /@edit/online`: what the host tells of the last publication that was sent to it; nothing where it tells nothing. */
export interface OnlineAnswer {
  readonly online?: OnlineState
}

/** What a host tells of a publication. */
export interface OnlineState {
  /** `built`: it has done what it was to do with it, and does not know whether that is online. */
  readonly state: 'waiting' | 'online' | 'failed' | 'built'
  /** Since when, in seconds. */
  readonly time?: number
  /** The address at which it is online. */
  readonly address?: string
  /** A page of the host that tells more. */
  readonly page?: string
}

/** What has to be done before a site goes live: the code of `check --launch`, and the place. */
export interface LaunchPoint {
  readonly code: LaunchCode
  readonly path: Path
}

/** What is looked for before a site goes live. */
export type LaunchCode =
  | 'text-placeholder'
  | 'launch-example'
  | 'launch-number'
  | 'launch-sample'
  | 'launch-photo'
  | 'launch-receiver'
  | 'launch-privacy'
  | 'launch-hosts'
  | 'privacy-facts'

/** `POST /@edit/publish` */
export interface PublishRequest {
  readonly note: string
  readonly send: boolean
  /** Who publishes, where git does not know. */
  readonly author?: { readonly name: string; readonly email: string } | undefined
}

/** The answer to it: whether it was published, and sent; else why not. */
export interface PublishAnswer {
  readonly published: boolean
  readonly sent: boolean
  readonly refused?: PublishRefusal | undefined
  /** The places that others have published as well: one version is to be chosen at each. */
  readonly both?: { readonly theirs: string; readonly conflicts: readonly VersionConflict[] } | undefined
  /** The address of the proposal that it is, for whoever may not publish. */
  readonly proposal?: string | undefined
  /** What git said, for those who know it. */
  readonly detail?: string | undefined
}

/** Why something was not published, or published and not sent. */
export type PublishRefusal =
  | 'has-errors'
  | 'nothing-changed'
  | 'no-author'
  | 'merging'
  | 'busy'
  | 'locked'
  | 'disk-full'
  | 'failed'
  | 'remote-ahead'
  | 'remote-differs'
  | 'no-access'
  | 'unreachable'
  | 'declined'
  | 'timed-out'
  | 'not-sent'
  | HostRefusal

/** Why the host of a repository did not take a publication from a browser: nothing is published then. */
export type HostRefusal =
  /** Nobody is signed in. */
  | 'host-signed-out'
  /** The key is not accepted. */
  | 'host-key'
  /** It was accepted before. */
  | 'host-key-ended'
  /** It may read, and not write. */
  | 'host-rights'
  /** The branch takes no commits from here. */
  | 'host-protected'
  /** Others have changed the same places. */
  | 'host-differs'
  | 'host-missing'
  /** There is no website in it. */
  | 'host-no-site'
  | 'host-unreachable'
  /** Too many requests, or a fault of its own. */
  | 'host-busy'
  | 'host-too-large'
  | 'host-declined'

/** `GET /@edit/earlier?path=`: what stood in a place before, in one language of it, newest first. */
export interface EarlierText {
  /** Left out for a text that is not translated. */
  readonly locale?: string | undefined
  readonly text: string
  /** When it was published, in seconds, and by whom. */
  readonly time: number
  readonly author: string
}

/** `GET /@edit/publications`: a published version of the file, newest first. */
export interface Publication {
  /** The hash of its commit. */
  readonly commit: string
  /** In seconds. */
  readonly time: number
  readonly author: string
  readonly note: string
}

/** `POST /@edit/folder`: makes the folder to upload, for a host. */
export type FolderAnswer = { readonly folder: string } | { readonly refused: string }
