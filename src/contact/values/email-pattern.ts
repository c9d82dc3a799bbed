/**
 * Characters, an @, a domain, a dot and at least two letters. They may be of any script, and so may the dot; browsers turn such a domain into
 * ASCII while it is typed: it ends with "xn--" and letters, digits and hyphens.
 */
export const emailPattern = /^[^\s@]+@[^\s@]+[.。．｡](?:(?:\p{L}\p{M}*){2,}|xn--[a-z\d-]*[a-z\d])$/iu
