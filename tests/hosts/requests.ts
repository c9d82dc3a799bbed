import { leadPaths } from '../../generator/output/hosting/hosting.ts'
import type { Site } from './matrix.ts'
import type { Question } from './request.ts'

/** How a server tells one state of a file from another. */
export interface Validators {
  readonly etag: string
  readonly modified: string
}

/** A request, and the one answer that all servers give to it, in the words of `answerWords`. */
export interface Row {
  readonly title: string
  readonly question: Omit<Question, 'host'>
  /** Headers that name the state of the file. */
  readonly about?: (file: Validators) => Readonly<Record<string, string>>
  readonly answer: string
}

/** The table: what is asked of every server beside the addresses of the site. */
export function requests(site: Site): Row[] {
  const { page, moved, home } = examples(site)
  const file = `${page}/index.html`
  const nowhere = `${home}404.html`
  const answers = (answer: string, titles: Readonly<Record<string, string>>): Row[] =>
    Object.entries(titles).map(([title, path]) => ({ title, question: { path }, answer }))
  const asked = (title: string, answer: string, question: Partial<Question>): Row => ({
    title,
    answer,
    question: { path: page, ...question },
  })
  const about = (title: string, answer: string, headers: NonNullable<Row['about']>): Row => ({
    title,
    answer,
    question: { path: page },
    about: headers,
  })
  const accepting = (accepted: string, encoding: string) => {
    const headers = { 'accept-encoding': accepted }
    return [
      asked(`a page as ${accepted}`, `200 ${file}${encoding}`, { headers }),
      asked(`a 404 page as ${accepted}`, `404 ${nowhere}${encoding}`, { path: `${home}nothing`, headers }),
    ]
  }
  return [
    asked('HEAD', '200', { method: 'HEAD' }),
    ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'BREW'].map((method) =>
      asked(method, '405 Allow: GET, HEAD', { method }),
    ),
    ...Object.entries({ 'a file': '/favicon.ico', 'a former address': moved.from, nothing: `${home}nothing` }).map(
      ([title, path]) => asked(`POST to ${title}`, '405 Allow: GET, HEAD', { method: 'POST', path }),
    ),
    ...leadPaths(site.hosting).map((path) =>
      asked(`a form that nothing receives at ${path}`, '404 /404.html', { method: 'POST', path }),
    ),
    ...answers(`400 ${nowhere}`, {
      'a NUL': `${page}%00`,
      'a line feed': `${page}%0a`,
      'a broken escape': `${home}%zz`,
      'half an escape': `${home}%`,
      'half a letter, and half an escape': `${home}%E0%A4%A`,
    }),
    ...answers('400 /404.html', { 'an escape': `/%1b${page}`, 'half a letter at the root': '/%E0%A4%A' }),
    ...answers(`404 ${nowhere}`, {
      'bytes that are no UTF-8': `${home}%ff`,
      'letters that are not ASCII': `${home}%C3%A9`,
      'a space': `${page}%20`,
      'a dot behind': `${page}.`,
      'a parameter': `${page};x`,
      'a backslash': `${home}%5c`,
      'other letters': page.toUpperCase().replace(home.toUpperCase(), home),
      '.html': `${page}.html`,
      'a page without .html': `${home}index`,
      'a 404 page without .html': `${home}404`,
      'below a page': `${page}/a/b`,
      'a name of 300 characters': home + 'a'.repeat(300),
      'a name of 7 kB': home + 'a'.repeat(7000),
      'a path of 7 kB': `${home}${'a/'.repeat(3500)}b`,
      'the compressed form of a page': `${file}.br`,
    }),
    ...answers('404 /404.html', {
      'a file with a slash behind it': '/favicon.ico/',
      'a page in a file': '/favicon.ico/index.html',
      'below a file': '/favicon.ico/a',
      'the root without .html': '/index',
      'the root 404 page without .html': '/404',
      'a compressed form of nothing': '/x.br',
      'the compressed form of the root': '/index.html.gz',
      'another host behind a backslash': '/%5cevil.example/',
      'the files of the machine': '/..%2f..%2fetc/passwd',
    }),
    ...answers(`200 ${file}`, {
      'an encoded slash': page.replace(home, `${home.slice(0, -1)}%2F`),
      'an encoded letter': home + page.slice(home.length).replace(/^./, hex),
      'a dot': page.replace(home, `${home}./`),
      dots: page.replace(home, `${home}x/../`),
      'encoded dots': page.replace(home, `${home}x/%2e%2e/`),
      'dots above the root': `/..${page}`,
      'a NUL in the query': `${page}?x=%00`,
    }),
    ...answers('301 /evil.example', { 'another host in the path': '//evil.example/' }),
    ...answers('301 /', { 'slashes alone': '///' }),
    ...answers(`301 ${home}`, {
      'a home with two slashes behind it': `${home}/`,
      'two slashes before a home': `/${home}`,
    }),
    ...answers(`301 ${page}?x=//`, { 'two slashes, and a question': `/${page}?x=//` }),
    ...answers(`200 ${file}`, { 'two slashes in a question alone': `${page}?x=//` }),
    ...answers(`301 ${page}`, {
      'two slashes': page.replace(home, `${home}/`),
      'two slashes before it': `/${page}`,
      'a page with slashes behind it': `${page}//`,
      'a page with an encoded letter and a slash': `${home + page.slice(home.length).replace(/^./, hex)}/`,
      'a page with an encoded slash behind it': `${page}%2F`,
      'dots that begin with another host': `//evil.example/..${page}/`,
    }),
    ...answers(`301 ${moved.to}`, {
      'a former address': moved.from,
      'a former address with a slash': `${moved.from}/`,
      'a former address with an encoded letter': moved.from.replace(/.$/, hex),
    }),
    ...answers('414', { 'a path of 10 kB': home + 'a'.repeat(10_000) }),
    asked('another host', '421', { headers: { host: 'evil.example' } }),
    asked('another host that begins like ours', '421', { headers: { host: `${site.hosting.host}.evil.example` } }),
    asked('a former address at another host', '421', { path: moved.from, headers: { host: 'evil.example' } }),
    asked('nothing at another host', '421', { path: `${home}nothing`, headers: { host: 'evil.example' } }),
    asked('our host in capitals', `200 ${file}`, { headers: { host: site.hosting.host.toUpperCase() } }),
    asked('our host with a dot behind it', `200 ${file}`, { headers: { host: `${site.hosting.host}.` } }),
    asked('our host with a port', `200 ${file}`, { headers: { host: `${site.hosting.host}:8080` } }),
    about('If-None-Match', '304', ({ etag }) => ({ 'if-none-match': etag })),
    about('If-None-Match with several', '304', ({ etag }) => ({ 'if-none-match': `"x", ${etag}` })),
    about('If-None-Match with another', `200 ${file}`, () => ({ 'if-none-match': '"x"' })),
    about('If-Modified-Since', '304', ({ modified }) => ({ 'if-modified-since': modified })),
    about('If-Modified-Since long ago', `200 ${file}`, () => ({ 'if-modified-since': longAgo })),
    about('If-Match', `200 ${file}`, ({ etag }) => ({ 'if-match': etag })),
    about('If-Match with any', `200 ${file}`, () => ({ 'if-match': '*' })),
    about('If-Match with another', '412', () => ({ 'if-match': '"x"' })),
    about('If-Unmodified-Since', `200 ${file}`, ({ modified }) => ({ 'if-unmodified-since': modified })),
    about('If-Unmodified-Since long ago', '412', () => ({ 'if-unmodified-since': longAgo })),
    ...['bytes=0-9', 'bytes=-9', 'bytes=9999999-', 'bytes=9-0', 'bytes=', 'bytes=0-1,4-5', 'items=0-9'].map((range) =>
      asked(`the range ${range}`, `200 ${file}`, { headers: { range } }),
    ),
    asked('a range of nothing', `404 ${nowhere}`, { path: `${home}nothing`, headers: { range: 'bytes=0-9' } }),
    asked('nothing, If-None-Match', `404 ${nowhere}`, { path: `${home}nothing`, headers: { 'if-none-match': '*' } }),
    asked('nothing, If-Match', `404 ${nowhere}`, { path: `${home}nothing`, headers: { 'if-match': '"x"' } }),
    ...accepting('br', ' in br'),
    ...accepting('BR', ' in br'),
    ...accepting('zstd, br;q=0.001', ' in br'),
    ...accepting('gzip', ' in gzip'),
    ...accepting('br;q=0, gzip', ' in gzip'),
    ...accepting('gzip, br;Q=0.000', ' in gzip'),
    ...accepting('br ; q=0', ''),
    ...accepting('gzip;q=0, br;q=0, *', ''),
    ...accepting('*', ''),
    ...accepting('identity', ''),
    ...accepting('deflate', ''),
    ...accepting('', ''),
  ]
}

const longAgo = 'Fri, 01 Jan 1971 00:00:00 GMT'

/** A page below the home of the last locale, whose 404 page is not that of the root, and a redirect to a page. */
function examples({ hosting }: Site) {
  const home = hosting.homes.at(-1) ?? ''
  const page = hosting.pages.find((path) => path.startsWith(home) && !path.slice(home.length).includes('/'))
  const moved = hosting.redirects.find(({ to }) => hosting.pages.includes(to) && to.startsWith(home))
  if (page === undefined || !moved) throw new Error('The site has no page below a home, or no redirect')
  return { home, page, moved }
}

function hex(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16)}`
}
