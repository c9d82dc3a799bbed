/** A value as a YAML document: the plain block style in which people write a configuration. */
export function writeYaml(value: object): string {
  const lines: string[] = []
  writeSection(value, '', lines)
  lines.push('')
  return lines.join('\n')
}

function writeSection(section: object, indent: string, lines: string[]): void {
  for (const [key, value] of Object.entries(section)) writeEntry(`${indent}${key}:`, value, { indent, lines })
}

function writeEntry(lead: string, value: unknown, { indent, lines }: { indent: string; lines: string[] }): void {
  if (typeof value !== 'object' || value === null) {
    writeScalar(lead, value, { indent, lines })
  } else if (Array.isArray(value)) {
    lines.push(value.length === 0 ? `${lead} []` : lead)
    for (const item of value) writeItem(item, `${indent}  `, lines)
  } else {
    lines.push(lead)
    writeSection(value, `${indent}  `, lines)
  }
}

/** The first key of a list's item stands beside its dash. */
function writeItem(item: unknown, indent: string, lines: string[]): void {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) {
    writeEntry(`${indent}-`, item, { indent, lines })
    return
  }
  const first = lines.length
  writeSection(item, `${indent}  `, lines)
  lines[first] = `${indent}- ${lines[first]?.slice(indent.length + 2)}`
}

function writeScalar(lead: string, value: unknown, { indent, lines }: { indent: string; lines: string[] }): void {
  if (typeof value !== 'string') lines.push(`${lead} ${value}`)
  else if (!value.includes('\n')) lines.push(`${lead} ${JSON.stringify(value)}`)
  else {
    lines.push(`${lead} ${value.endsWith('\n') ? '|' : '|-'}`)
    for (const line of value.replace(/\n$/, '').split('\n')) lines.push(line === '' ? '' : `${indent}  ${line}`)
  }
}
