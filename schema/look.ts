/**
 * The values of an art direction. The direction sets them all; each may be set alone.
 */
export interface Look {
  /** The ground of the pages: cream, white, a tint of the main colour, black, or deep in the main colour. */
  paper?: 'cream' | 'white' | 'tinted' | 'black' | 'brand'
  /** Light, dark, or as the visitor's device is set. */
  scheme?: 'auto' | 'light' | 'dark'
  /** The corners of buttons, fields, cards and pictures. */
  corners?: 'sharp' | 'small' | 'medium' | 'large' | 'round'
  /** The lines between parts. */
  lines?: 'none' | 'hair' | 'medium' | 'heavy'
  /** How much space there is between parts. */
  density?: 'close' | 'normal' | 'airy'
  /** How much larger headings are than the text. */
  scale?: 'quiet' | 'normal' | 'large' | 'huge'
  /** How headings are set. */
  headlines?: 'normal' | 'light' | 'bold' | 'heavy' | 'capitals'
  /** The shape of buttons. */
  buttons?: 'block' | 'pill' | 'outline' | 'underline' | 'shadow'
  /** The numbers of sections. */
  numbers?: 'none' | 'arabic' | 'roman' | 'large'
  /** How the bar at the top stands: a bar, its name in the middle, a column at the side on large screens, over the photo that opens a page, below a stripe in the main colour, a sheet that floats, cells side by side, a high bar without a line, or with the menu in a capsule, on large screens. */
  bar?: 'line' | 'centred' | 'side' | 'over' | 'stripe' | 'island' | 'cells' | 'open' | 'capsule'
  /** How the opening of a page stands that says nothing else: words beside what is shown, above it as wide as the page, in the middle, after it, on a sheet that covers a corner of it, or below a strip of it, with headings beside what they head. */
  opening?: 'beside' | 'stacked' | 'middle' | 'mirrored' | 'lapped' | 'strip'
  /** What entries of lists stand on: lines, sheets, the cells of a table, or coloured areas. */
  cards?: 'lines' | 'sheets' | 'cells' | 'tints'
  /** The foot of the pages: dark columns, the name as one large word, a quiet line on the ground, all of it in the middle, or columns below the form of the page of contact. */
  foot?: 'columns' | 'word' | 'quiet' | 'centred' | 'form'
  /** The shape of pictures; `bleed` takes that of an opening to the edge of the window, `duotone` shows those outside of galleries in shades of the main colour. */
  frames?: 'none' | 'round' | 'arch' | 'offset' | 'grey' | 'duotone' | 'bleed'
  /** What lies on the ground: nothing, the grain of a film, the lines of squared paper, or the shapes of the logo, faint and repeated. */
  texture?: 'none' | 'grain' | 'squares' | 'logo'
  /** What moves: nothing, the change from page to page, or also what comes into view. Nothing, where a visitor wants no motion. */
  motion?: 'none' | 'quiet' | 'lively'
}

/** An art direction: a look whose values fit together. */
export type Direction = 'editorial' | 'brutalist' | 'atelier' | 'clinic' | 'tech' | 'luxury' | 'playful' | 'civic'
