/** The words of a refusal to run git with settings that came with the folder: they tell it from the refusals of git itself. */
export const untrustedWords = 'came with the folder'
