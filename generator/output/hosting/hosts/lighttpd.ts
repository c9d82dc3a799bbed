import { folderOf, headersAt } from '../headers.ts'
import { type Hosting, leadPaths } from '../hosting.ts'
import { binaryTypes, playedTypes, textTypes } from '../media-types.ts'
import { decodedRedirects, homeFiles, notFoundPages, patternOf, queriedRedirects } from '../redirects.ts'

/** Configuration for lighttpd, with the script by which mod_magnet (Debian: lighttpd-modules-lua) finds each file. */
export function lighttpd(hosting: Hosting): Record<string, string> {
  return {
    'site.conf': `# Generated. The web root is /var/www/${hosting.host}
server.modules += ( "mod_magnet" )
$HTTP["host"] == "${hosting.host}" {${
      hosting.folder &&
      `
$HTTP["url"] =~ "^/${patternOf(hosting.folder.slice(0, -1))}(/|$)" {`
    }
  server.document-root = "/var/www/${hosting.host}"
  server.tag = ""
  dir-listing.activate = "disable"
  server.range-requests = "disable"
  # What browsers play, they ask for in parts.
  $HTTP["url"] =~ "\\.(${playedTypes.join('|')})$" { server.range-requests = "enable" }
  magnet.attract-physical-path-to = ( "/etc/lighttpd/site.lua" )
}${hosting.folder && '}'}
`,
    'site.lua': script(hosting),
  }
}

function script(hosting: Hosting): string {
  const { fallback, folders } = notFoundPages(hosting)
  return `-- Generated. Finds the file of an address: redirects, one spelling per page, compressed files, headers, 404 pages.
local redirects = {
${[...decodedRedirects(hosting), ...homeFiles(hosting)]
  .map(({ from, to, status }) => `  [${lua(from)}] = { ${lua(to)}, ${status} },`)
  .join('\n')}
}
local folders = {
${decodedRedirects(hosting)
  .filter(({ below }) => below)
  .map(({ from, to, status }) => `  { ${lua(`${from}/`)}, ${lua(to)}, ${status} },`)
  .join('\n')}
}
local queried = {
${queriedRedirects(hosting)
  .map(
    ({ from, query, to, status }) =>
      `  { ${lua(from)}, { ${query.split('&').map(lua).join(', ')} }, ${lua(to)}, ${status} },`,
  )
  .join('\n')}
}
local receivers = { ${leadPaths(hosting)
    .map((path) => `[${lua(path)}] = true`)
    .join(', ')} }
local homes = { ${hosting.homes.map((home) => `[${lua(home)}] = true`).join(', ')} }
local not_found = { ${folders.map(({ prefix, file }) => `{ ${lua(prefix)}, ${lua(`/${file}`)} }`).join(', ')} }
local types = { ${Object.entries({ ...textTypes, ...binaryTypes })
    .map(([extension, type]) => `${extension} = ${lua(type)}`)
    .join(', ')} }
local headers = {
${hosting.headers
  .map(
    (rule) =>
      `  { ${lua(folderOf(rule))}, { ${Object.entries(rule.headers)
        .map(([name, value]) => `[${lua(name)}] = ${lua(value)}`)
        .join(', ')} } },`,
  )
  .join('\n')}
}

local path = lighty.env["uri.path"]
local root = lighty.env["physical.doc-root"]:gsub("/$", "")
local query = lighty.env["uri.query"]
local accepted = {}
for name, weight in (lighty.request["Accept-Encoding"] or ""):lower():gmatch("([%w-]+)([^,]*)") do
  accepted[name] = not weight:find("q=0%.?0*%s*$")
end

local function starts(text, prefix) return text:sub(1, #prefix) == prefix end
local function is_file(name)
  local found = lighty.stat(name)
  return found ~= nil and found["is_file"]
end
local function encoded(text)
  return (text:gsub("[^%w/._~-]", function(byte) return ("%%%02X"):format(byte:byte()) end))
end
local function move(target, status)
  lighty.header["Location"] = target .. ((query and query ~= "") and ("?" .. query) or "")
  return status
end
-- Answers without a page.
local function refuse(status)
  lighty.header["Content-Encoding"] = nil
  lighty.header["Content-Type"] = types.txt
  lighty.content = { status .. "\\n" }
  return status
end
-- Names the file that is sent: in the form that the browser takes.
local function form_of(file)
  lighty.header["Vary"] = "Accept-Encoding"
  lighty.header["Content-Type"] = types[file:match("%.(%w+)$")] or "application/octet-stream"
  for _, form in ipairs({ { "br", ".br" }, { "gzip", ".gz" } }) do
    if accepted[form[1]] and is_file(file .. form[2]) then
      lighty.header["Content-Encoding"] = form[1]
      file = file .. form[2]
      break
    end
  end
  return file
end
-- Whether a browser asks only for what it knows, and the file is another one.
local function is_other(file)
  local tags = lighty.request["If-Match"]
  return tags and tags ~= "*" and not tags:find(lighty.stat(file)["etag"], 1, true)
end
local function send(file)
  file = form_of(file)
  if is_other(file) then return refuse(412) end
  lighty.env["physical.path"] = file
end

for _, rule in ipairs(headers) do
  if starts(path, rule[1]) then
    for name, value in pairs(rule[2]) do lighty.header[name] = value end
  end
end

local method = lighty.env["request.method"]
if method ~= "GET" and method ~= "HEAD" and not (method == "POST" and receivers[path]) then
  lighty.header["Allow"] = "GET, HEAD"
  return refuse(405)
end
local bare = path:gsub("/+$", "")
for _, row in ipairs(queried) do
  local has_all = row[1] == path or row[1] == bare
  for _, part in ipairs(row[2]) do
    has_all = has_all and ("&" .. (query or "") .. "&"):find("&" .. part .. "&", 1, true)
  end
  if has_all then
    lighty.header["Location"] = row[3]
    return row[4]
  end
end
local target = redirects[path] or (not homes[path] and redirects[path:gsub("/+$", "")])
if target then return move(target[1], target[2]) end
for _, folder in ipairs(folders) do
  if starts(path, folder[1]) then return move(folder[2], folder[3]) end
end
local written = (lighty.env["request.orig-uri"] or ""):gsub("%?.*", "")
if written:find("//", 1, true) then return move(encoded(homes[path] and path or bare), 301) end
local page = path:match("^(/.-)/index%.html$") or path:match("^(/.-)/+$")
if page and not homes[path] and is_file(root .. page .. "/index.html") then return move(encoded(page), 301) end

if homes[path] then return send(root .. path .. "index.html") end
if not path:find("%.br$") and not path:find("%.gz$") then
  if is_file(root .. path) then return send(root .. path) end
  if not path:find("/$") and is_file(root .. path .. "/index.html") then return send(root .. path .. "/index.html") end
end

local file = ${lua(fallback)}
for _, entry in ipairs(not_found) do
  if starts(path, entry[1]) then file = entry[2] end
end
-- What is missing in the middle of a deployment is there a moment later.
lighty.header["cache-control"] = ${lua(headersAt(hosting.headers, fallback)['cache-control'] ?? '')}
lighty.content = { { filename = form_of(root .. file) } }
return 404
`
}

function lua(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}
