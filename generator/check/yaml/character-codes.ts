/** The codes of characters that have a meaning in YAML. */
export const characterCodes = {
  feed: 10,
  return: 13,
  space: 32,
  hash: 35,
  hyphen: 45,
  colon: 58,
  underscore: 95,
} as const
