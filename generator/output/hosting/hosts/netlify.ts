import { mailFolder } from '../../../../src/contact/sending/mail-folder.ts'
import type { PostedForm } from '../../../compile/site-model.ts'
import { generalHeaders, resolveHeaders, ruleFolder } from '../headers.ts'
import type { FunctionHost } from '../host.ts'
import type { Hosting } from '../hosting.ts'
import { leadsOnWithSlash, notFoundPages, pathRedirects, queriedRedirects, redirectLines } from '../redirects.ts'

/** The folder of an export that holds its functions: no visitor gets what is in it. */
const functionsFolder = 'netlify'

/** How Netlify takes the function that sends e-mails. */
export const netlifyFunction: FunctionHost = {
  file: `${functionsFolder}/functions/lead.mjs`,
  lines: `export default (request) => answerLead(request, site, process.env)
export const config = { path: '${mailFolder}:form' }`,
  senderHeader: 'x-nf-client-connection-ip',
}

/** `_headers` and `_redirects` as Netlify reads them, for the folder that is published. */
export function netlify(hosting: Hosting): Record<string, string> {
  const { folders } = notFoundPages(hosting)
  const { receivers } = hosting
  const posted = receivers.flatMap((receiver) => receiver.posted ?? [])
  return {
    _headers: headerFile(hosting),
    _redirects: lines([
      // A redirect by the query goes before a file at the same path.
      ...queriedRedirects(hosting).map(
        ({ from, query, to, status }) => `${encodeURI(from)} ${query.split('&').join(' ')} ${to} ${status}!`,
      ),
      // An address with a slash at its end and one without are the same rule to Netlify: it would lead to itself.
      ...redirectLines(pathRedirects(hosting).filter(leadsOnWithSlash))
        .filter(({ from }) => !from.endsWith('/'))
        .map(({ from, to, status }) => `${from} ${to} ${status}`),
      // The function that sends e-mails names mailboxes.
      ...(receivers.some(({ mail }) => mail) ? [`/${functionsFolder}/* /${hosting.folder}404.html 404!`] : []),
      // Only where there is no file: without "!", a rule waits until nothing else answers.
      ...folders.map(({ prefix, file }) => `${prefix}* /${file} 404`),
    ]),
    ...(posted.length > 0 && { 'forms.html': formsDocument(posted) }),
  }
}

/**
 * A document with the forms that Netlify takes leads of, which it finds when the site is published: each once, with all that the site sends.
 * Netlify rewrites each document in which it finds a form, so the forms of the pages do not have this mark.
 */
function formsDocument(forms: readonly PostedForm[]): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Forms</title></head>
<body>
${forms.map(formElement).join('\n')}
</body>
</html>
`
}

function formElement({ name, honeypot, fields }: PostedForm): string {
  const controls = fields.map(({ name: field, type }) =>
    type === 'textarea'
      ? `<textarea name="${field}"></textarea>`
      : `<input type="${plainTypes.has(type) ? type : 'text'}" name="${field}">`,
  )
  const trap = honeypot === undefined ? '' : ` netlify-honeypot="${honeypot}"`
  return `<form name="${name}" method="post" data-netlify="true"${trap} hidden>
<input type="hidden" name="form-name" value="${name}">
${controls.join('\n')}
</form>`
}

/** The field types from which Netlify reads the subject of a lead and its files. */
const plainTypes: ReadonlySet<string> = new Set(['email', 'tel', 'file'])

/**
 * The headers by address. Netlify applies every rule that fits and has no line that takes a header back, so a header that differs from
 * place to place stands only in rules of which one fits each address.
 */
function headerFile({ headers, homes, pages, folder: own }: Hosting): string {
  const root = `/${own}`
  const folders = headers.slice(1).map(ruleFolder)
  const differing = new Set(headers.slice(1).flatMap((rule) => Object.keys(rule.headers)))
  const block = (path: string, entries: [name: string, value: string][]) =>
    lines([path, ...entries.map(([name, value]) => `  ${name}: ${value}`)])
  // Of a locale whose home is the root, only the pages tell which folders are its own.
  const levels = new Set(
    pages
      .filter((page) => !homes.some((home) => home !== root && page.startsWith(home)))
      .flatMap((page) => /^[^/]+\/(?=.)/.exec(page.slice(root.length))?.map((level) => root + level) ?? []),
  )
  for (const folder of folders) levels.delete(folder)
  const at = (folder: string) => Object.entries(resolveHeaders(headers, folder)).filter(([name]) => differing.has(name))
  return [
    block(
      `${root}*`,
      Object.entries(generalHeaders(headers)).filter(([name]) => !differing.has(name)),
    ),
    block(root, at(root)),
    // A name stands for one step of an address, with a slash at its end or without: for homes too.
    block(`${root}:file`, at(root)),
    ...homes.filter((home) => home !== root).map((home) => block(`${home}:page/*`, at(home))),
    ...[...levels].map((level) => block(`${level}:page/*`, at(level))),
    ...folders.map((folder) => {
      const holdsAnother = folders.some((other) => other !== folder && other.startsWith(folder))
      return block(`${folder}${holdsAnother ? ':file' : '*'}`, at(folder))
    }),
  ].join('\n')
}

function lines(parts: readonly string[]): string {
  return `${parts.join('\n')}\n`
}
