/** The two parts of an e-mail address between which a line may break: without that, one that is too long breaks at any letter. */
export function splitAddress(address: string): [string, string] {
  const at = address.lastIndexOf('@')
  return [address.slice(0, at), address.slice(at)]
}
