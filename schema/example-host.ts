/** A host that is reserved for examples and tests (RFC 2606), or below one. */
export const exampleHost = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/
