/**
 * Compiles a field's pattern, which the whole value must match. Throws if the pattern is invalid. The check and the form share this
 * function, so that they accept the same patterns. The pattern is compiled alone first: inside the group, a stray bracket could pass unnoticed.
 */
export function fieldPattern(pattern: string): RegExp {
  return new RegExp(`^(?:${new RegExp(pattern, 'u').source})$`, 'u')
}
