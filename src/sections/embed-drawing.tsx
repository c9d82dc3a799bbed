import type { ShownEmbed } from '../content/page-content.ts'

/** What stands for each kind before it is loaded, as strokes in a view box of 320 × 180. */
const strokes: Readonly<Record<ShownEmbed['what'], readonly string[]>> = {
  film: [
    'M0 148h320M0 32h320',
    'M28 0v32m44-32v32m44-32v32m44-32v32m44-32v32m44-32v32m44-32v32M28 148v32m44-32v32m44-32v32m44-32v32m44-32v32m44-32v32m44-32v32',
  ],
  map: [
    'M-6 128C60 112 92 150 150 118S250 40 330 54',
    'M48-6l22 192M118-6l34 192M214-6l-22 192M282-6l-8 192',
    'M-6 34l336-18M-6 84l336 20M-6 164l336-14',
    'M176 62a15 15 0 0 1 30 0c0 12-15 30-15 30s-15-18-15-30z',
  ],
  booking: [
    'M88 40h144v112H88zM88 70h144M116 28v20M204 28v20',
    'M106 90h14m16 0h14m16 0h14m16 0h14M106 112h14m16 0h14m46 0h14M106 134h14m16 0h14m16 0h14',
  ],
  audio: [
    'M24 84v12m12-24v36m12-48v60m12-38v16m12-34v52m12-72v92m12-66v40m12-26v12m12-34v56m12-82v108m12-88v68m12-44v20m12-40v60m12-46v32m12-60v88m12-70v52m12-34v16m12-38v60m12-48v36m12-24v12m12-30v48m12-32v16',
  ],
  form: ['M96 38h128v22H96zM96 78h128v22H96zM96 118h128v22H96z', 'M108 49h44M108 89h64M108 129h34'],
  other: ['M72 32h176v116H72zM72 58h176', 'M86 45h2m10 0h2m10 0h2'],
}

/** A drawing in the colours of the site, in the place of a picture. */
export function EmbedDrawing({ what }: { readonly what: ShownEmbed['what'] }) {
  return (
    <svg className="embed-picture embed-drawing" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden>
      {strokes[what].map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  )
}
