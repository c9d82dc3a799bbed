/** Thrown by the quick reader to leave the file to the full parser. */
export class Unusual extends Error {}
