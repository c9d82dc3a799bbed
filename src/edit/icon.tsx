/** The strokes of each icon on a ground of 24 by 24. */
const strokes = {
  page: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h4',
  sections: 'M4 4h16v5H4zM4 12h16v3H4zM4 18h16v2H4z',
  texts: 'M5 6h14M5 6V4M19 6V4M12 6v13M9 19h6',
  found: 'M12 14V3M8 7l4-4 4 4M5 12v8h14v-8',
  look: 'M12 3s6 6.2 6 11a6 6 0 0 1-12 0c0-4.8 6-11 6-11zM9.5 15a2.5 2.5 0 0 0 2.5 2.5',
  contact: 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M12 7v5l3.500 2',
  site: 'M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 1 0 4 0 2 2 0 1 0-4 0M7 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  search: 'M4.5 11a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0M16 16l4.5 4.5',
  undo: 'M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
  check: 'M5 12.500l4.5 4.500L19 7',
  alert: 'M12 4l9 16H3zM12 10v4M12 17v.500',
  flag: 'M6 21V4M6 4h11l-2 4 2 4H6',
  stop: 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M12 7v6M12 16v.500',
  busy: 'M12 3a9 9 0 1 0 9 9',
  wide: 'M3 5h18v11H3zM9 20h6M12 16v4',
  phone: 'M7 3h10v18H7zM11 18h2',
  pointer: 'M5 4l14 6-6 2.500L10.5 19z',
  plus: 'M12 5v14M5 12h14',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
  hide: 'M3 12s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6zM4 4l16 16',
  show: 'M3 12s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6zM9.5 12a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0',
  remove: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13',
  close: 'M6 6l12 12M18 6L6 18',
  grip: 'M9 5.500v.500M15 5.500v.500M9 12v.500M15 12v.500M9 18.500v.500M15 18.500v.500',
  more: 'M6 9l6 6 6-6',
  bold: 'M7 4h6.5a4 4 0 0 1 0 8H7zM7 12h7.500a4 4 0 0 1 0 8H7z',
  italic: 'M10 4h8M6 20h8M14.500 4l-5 16',
  heading: 'M5 4v16M15 4v16M5 12h10M19 13v7',
  list: 'M9 6h11M9 12h11M9 18h11M4.500 6v.500M4.500 12v.500M4.500 18v.500',
  link: 'M10 14a4.500 4.500 0 0 0 6.500.500l3-3a4.500 4.500 0 0 0-6.500-6.500l-1.500 1.500M14 10a4.500 4.500 0 0 0-6.500-.500l-3 3a4.500 4.500 0 0 0 6.500 6.500l1.500-1.500',
  quote: 'M5 17c3-1 4-3 4-6V7H4v5h5M15 17c3-1 4-3 4-6V7h-5v5h5',
  table: 'M4 5h16v14H4zM4 10h16M12 5v14M4 14.500h16',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M14.5 9a1 1 0 1 0 2 0 1 1 0 1 0-2 0',
} as const

/** What an icon shows. */
export type IconName = keyof typeof strokes

/** A small drawing beside words, or above them; it says nothing to those who hear the page. */
export function Icon({ name, className = 'icon' }: { readonly name: IconName; readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={strokes[name]} />
    </svg>
  )
}
