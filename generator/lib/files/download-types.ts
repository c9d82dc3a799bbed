/** The ends of the names of files to keep, such as a brochure. */
const kinds = 'pdf|docx?|xlsx?|pptx?|od[tsp]|csv|txt|zip|ics|vcf|mp3'

/** The names of files to keep: what a link may lead to beside pages. */
export const downloadType = new RegExp(`\\.(?:${kinds})$`, 'i')

/** A text that may name such a file. */
export const mayNameDownload = new RegExp(`\\bfile:|\\.(?:${kinds})\\b`, 'i')
