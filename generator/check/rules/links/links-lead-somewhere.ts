import { posix } from '#path'
import { imageName } from '../../../../schema/image-endings.ts'
import { decodePart } from '../../../../src/routing/decode-part.ts'
import { nearest, unknownWord } from '../../../diagnostics/nearest.ts'
import { atValue, type Problem } from '../../../diagnostics/problem.ts'
import { isPrivateAddress } from '../../../lib/addresses/private-hosts.ts'
import { canonicalOrigin, hasPossibleHost, hostBehindUser } from '../../../lib/addresses/web-addresses.ts'
import { downloadType } from '../../../lib/files/download-types.ts'
import { placePath } from '../../../schema/walk.ts'
import { emailProblem, phoneProblem } from '../contact-details-work.ts'
import type { Rule, RuleInput, RuleResult } from '../rule-input.ts'
import { collectLinks, type TextLink } from '../texts/texts-of-site.ts'
import { servedPaths } from './addresses.ts'
import { keyOfPage } from './references-lead-somewhere.ts'
import { hostParameters } from './urls-work.ts'

/** Links in Markdown lead to existing pages, or to other sites over https. */
export const linksLeadSomewhere: Rule = (site, context) => {
  const links = [...collectLinks(site), ...collectButtons(site)]
  if (links.length === 0) return undefined
  const keys = new Set(site.defined.get('page')?.keys())
  const destinations = { site, keys, paths: servedPaths(site), files: context.offered() }
  return links.map((link) => linkProblems(link, destinations))
}

/** Values of URL keys that point to the site itself. Other URLs are checked by the rules of `urls-work.ts`. */
function collectButtons({ texts, config }: RuleInput): TextLink[] {
  const own = canonicalOrigin(config.site?.url ?? '')
  return texts.flatMap(({ place, schema, value: target, unfinished }) =>
    schema.form === 'secureAddress' && !unfinished && own !== undefined && canonicalOrigin(target) === own
      ? [{ target, isPicture: false, isWebOnly: false, isBare: false, path: () => placePath(place) }]
      : [],
  )
}

/** What links can lead to: pages by their keys, and by their paths; files by theirs. */
interface Destinations {
  readonly site: RuleInput
  readonly keys: ReadonlySet<string>
  readonly paths: ReadonlySet<string>
  readonly files: readonly string[]
}

function linkProblems(link: TextLink, destinations: Destinations): RuleResult {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(link.target)?.[1]?.toLowerCase()
  // A file beside the configuration is published under another name: a variant of a picture cannot name it.
  if (link.isPicture && link.isWebOnly && scheme === undefined) return schemeProblems(link)
  if (scheme === undefined && !/^[\\/]{2}/.test(link.target)) return pathProblems(link, destinations)
  if (isPrivate(link)) return atValue('link-private', link.path(), { url: link.target }, { word: link.target })
  if (scheme === 'page' && !link.isWebOnly) return keyProblems(link, destinations)
  const isNamed = scheme === 'http' && !link.isPicture && hostBehindUser(link.target) !== undefined
  if (scheme === undefined || scheme === 'https' || isNamed) return hostProblems(link, destinations)
  return link.isPicture || link.isWebOnly ? schemeProblems(link, scheme) : contactProblems(link, scheme, destinations)
}

/** Whether a link leads to one computer or network only. In running text, what begins with `https://` is a link too. */
function isPrivate({ target }: TextLink): boolean {
  const [, address = ''] = /^(?:https?:)?(\/\/.*)$/i.exec(target) ?? []
  return address !== '' && isPrivateAddress(`https:${address}`)
}

const ways = ['contact:phone', 'contact:email', 'contact:chat']

/** A phone number, an e-mail address, or the company itself. Another rule checks files. */
function contactProblems(link: TextLink, scheme: string, { site }: Destinations): RuleResult {
  const { target, path } = link
  const name = decodePart(target.slice(scheme.length + 1))
  const inText = (problem: Problem | undefined) => problem && { ...problem, word: target }
  if (scheme === 'file') return undefined
  if (scheme === 'tel') return inText(phoneProblem(site, name, path()))
  // Without a recipient, the visitor chooses one: to pass something on.
  if (scheme === 'mailto') return !name.startsWith('?') && inText(emailProblem(bare(name), path()))
  if (scheme !== 'contact') return schemeProblems(link, scheme)
  if (ways.includes(target)) return undefined
  return atValue('link-unknown', path(), unknownWord(target, ways), { word: target })
}

function bare(address: string): string {
  return address.replace(/[?#].*$/, '')
}

function keyProblems({ target, path }: Pick<TextLink, 'target' | 'path'>, { keys, site }: Destinations): RuleResult {
  const whole = target.slice('page:'.length).trim()
  const [key = '', ...anchors] = whole.split('#')
  if (target === `page:${whole}` && keys.has(key))
    return anchors.length > 0 && anchorProblems({ key, section: anchors.join('#') }, { target, path }, site)
  const near = nearest(key, keys)
  const suggestion = near === undefined ? undefined : `page:${near}`
  const parameters = { value: target, suggestion, allowed: [...keys].map((name) => `page:${name}`) }
  return atValue('link-unknown', path(), parameters, { word: target })
}

/** `page:contact#form` names a section of that page. */
function anchorProblems(
  { key, section: name }: { readonly key: string; readonly section: string },
  { target, path }: Pick<TextLink, 'target' | 'path'>,
  { sections }: RuleInput,
): RuleResult {
  const names = sections.filter(({ page }) => page.key === key).map((section) => section.key)
  if (names.includes(name)) return undefined
  const near = nearest(name, names)
  const parameters = { value: target, page: key, suggestion: near && `page:${key}#${near}`, allowed: names }
  return atValue('section-unknown', path(), parameters, { word: target })
}

/** A web address has a host that can be; with the site's own, it is a path of the site. */
function hostProblems(link: TextLink, destinations: Destinations): RuleResult {
  const { target, path, isBare, isPicture } = link
  const address = target.replace(/^(?:http:)?(?=[\\/])/i, 'https:')
  const origin = hasPossibleHost(address) ? canonicalOrigin(address) : undefined
  if (origin === undefined) {
    if (isBare && hostBehindUser(address) === undefined) return undefined
    // Browsers take any number of slashes for two; without them, it is a path of the page.
    const host = /^\w+:\/\/([^/?#\s]+)/.exec(address)?.[1] ?? target
    return atValue('url-host', path(), { ...hostParameters(address, host), value: target }, { word: target })
  }
  if (address !== target) return atValue('link-insecure', path(), { url: target }, { word: target })
  const { config } = destinations.site
  if (isPicture || origin !== canonicalOrigin(config.site?.url ?? '')) return undefined
  const { pathname, search, hash } = new URL(address)
  if (downloadType.test(pathname)) return fileProblems(link, pathname, destinations)
  return (
    !isOwnFile(pathname, destinations.site) && pathProblems({ ...link, target: pathname + search + hash }, destinations)
  )
}

/** Whether a path names a file, the root, or something above it: the check cannot know these. */
function isOwnFile(path: string, { root }: RuleInput): boolean {
  return !path.startsWith(root) || path === root || /\.\w+$/.test(path)
}

/** Files to download are published under names with a hash: a link has to name the file of the configuration. */
function fileProblems({ target, path }: TextLink, pathname: string, { files }: Destinations): Problem[] {
  const name = posix.basename(decodePart(pathname))
  const suggestion = files.find((file) => posix.basename(file) === name) ?? nearest(`.${pathname}`, files)
  return [atValue('link-unknown', path(), { value: target, suggestion, allowed: files }, { word: target })]
}

function schemeProblems({ target, path, isPicture }: TextLink, scheme?: string): RuleResult {
  const code = scheme === 'http' && !isPicture ? 'link-insecure' : 'link-refused'
  return atValue(code, path(), { url: target }, { word: target })
}

/** Checks a path of the site. Ignores pictures, which are files, and fragments (`#…`). */
function pathProblems({ target, path, isPicture }: TextLink, { site, keys, paths }: Destinations): RuleResult {
  const own = decodePart(bare(target))
  // Another rule checks files to download.
  if (isPicture || target.startsWith('#') || downloadType.test(target)) return undefined
  if (paths.has(own) || paths.has(own.replace(/\/$/, ''))) return undefined
  const { root } = site
  // Another site of the host, unless the site's own path was forgotten.
  if (own.startsWith('/') && !own.startsWith(root) && !paths.has(root + own.slice(1).replace(/\/$/, '')))
    return undefined
  const completed = imageName.test(own) ? `![…](${target})` : withScheme(target)
  const allowed = completed ? [] : [...paths]
  const page = completed ? undefined : (keyOfPage(site, own) ?? nearest(own, keys))
  const suggestion = completed ?? (page && `page:${page}`) ?? nearest(own, allowed)
  const parameters = { value: target, suggestion, allowed: allowed.slice(0, 20) }
  return atValue('link-unknown', path(), parameters, { word: target || '](' })
}

/** An e-mail or web address completed with the scheme that it lacks; undefined for anything else. */
function withScheme(target: string): string | undefined {
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i.test(target)) return `mailto:${target}`
  return /^www\.|^[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|org|net|br|gov|edu|io|eu)(?:[/?#]|$)/i.test(target)
    ? `https://${target}`
    : undefined
}
