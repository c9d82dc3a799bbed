/** What makes a file large enough for a second thread. */
export const largeComment = '# a line that says nothing\n'.repeat(60_000)
