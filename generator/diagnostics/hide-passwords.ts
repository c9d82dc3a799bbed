/**
 * Replaces each letter of the passwords in addresses by a dot, since others read logs and reports. A user name without a password may be a
 * token, and is hidden as well.
 */
export function hidePasswords(text: string): string {
  return text.replace(
    /(\/\/(?:[^\s/?#:"]*:)?)([^\s/?#"]+)(?=@)/g,
    (_, before: string, password: string) => before + '·'.repeat(password.length),
  )
}
