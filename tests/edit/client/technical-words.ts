/** Words that only people know who write programs or the file by hand. */
export const technical =
  /npm run|\bgit\b|\bkeys?\b|\bchaves?\b|\bclaves?\b|\bclés?\b|\bSchlüssel\b|\bchiav[ei]\b|\bdépôt\b|YAML|\bMarkdown\b|\bBCP\b|#rrggbb|JSON\b|\bschema\b(?!\.org)|\balias\b|\borigin\b|\bcommit|\bmerge\b|\brebase\b|\brepositor|\bterminal\b|\bindent|onRequest|"\w+:"|\b(?:line|linha|línea|ligne|Zeile|riga) (?:\d|\{line)|\(lines? |`|\bundefined\b|\bnull\b|\.ts\b|\.md\b/
