/** A logo of which no picture can be made although the check has let it pass: a mistake in a file of the site, not ours. */
export class DrawingRefused extends Error {}
