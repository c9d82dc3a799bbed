/** Replaces a placeholder of a message wherever it stands: `{{service}}`, also with spaces inside its braces. */
export function fillPlaceholder(text: string, name: string, value: string): string {
  return text.replace(new RegExp(`\\{\\{\\s*${name}\\s*\\}\\}`, 'g'), () => value)
}
