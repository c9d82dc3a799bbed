/**
 * The expression that a whole answer must match; throws where a field's pattern is not one. The check and the form both make it here,
 * so that what passes the one works in the other. Compiled alone first, a stray bracket is not closed by what is put around it.
 */
export function fieldPattern(pattern: string): RegExp {
  return new RegExp(`^(?:${new RegExp(pattern, 'u').source})$`, 'u')
}
