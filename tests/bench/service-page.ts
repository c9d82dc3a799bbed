/** The page at which all sites are looked at: a service with its document. */
export const servicePage = '/en/services/consulting'
