/** A variant of a picture in a `srcset`: its address, and the width or density behind it; empty where it has none. */
export interface Variant {
  readonly address: string
  readonly size: string
}

/** Splits a `srcset` into its variants, as browsers do: an address ends at a space, or at a comma that ends it. */
export function splitVariants(srcSet: string): Variant[] {
  return [...srcSet.matchAll(/([^\s,]\S*[^\s,]|[^\s,])(?:\s+([^,]*)|,|$)/g)].map(([, address = '', size = '']) => ({
    address,
    size: size.trim(),
  }))
}
