/** Splits an e-mail address where a line may break; otherwise one that is too long would break at any letter. */
export function splitAddress(address: string): [string, string] {
  const at = address.lastIndexOf('@')
  return [address.slice(0, at), address.slice(at)]
}
