/**
 * A text whose addresses show no password: each of its letters is a dot, since others read logs and reports. A name alone before a host may be
 * a token, and is hidden as well.
 */
export function hidePasswords(text: string): string {
  return text.replace(
    /(\/\/(?:[^\s/?#:"]*:)?)([^\s/?#"]+)(?=@)/g,
    (_, before: string, password: string) => before + '·'.repeat(password.length),
  )
}
