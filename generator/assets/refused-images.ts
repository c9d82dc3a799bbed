/** Thrown for a photo that passed the check but cannot be read to its end: a mistake in a file of the site, not a bug. The message is its name. */
export class PhotoRefused extends Error {}

/** Thrown for a logo that passed the check but cannot be drawn: a mistake in a file of the site, not a bug. */
export class DrawingRefused extends Error {}
