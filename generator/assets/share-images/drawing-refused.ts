/** Thrown for a logo that passed the check but cannot be drawn: a mistake in a file of the site, not ours. */
export class DrawingRefused extends Error {}
