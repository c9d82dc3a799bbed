import { svg } from 'property-information'

/** Namespaces that a drawing may use besides SVG. */
export const namespaces = {
  svg: 'http://www.w3.org/2000/svg',
  xlink: 'http://www.w3.org/1999/xlink',
  xml: 'http://www.w3.org/XML/1998/namespace',
  xmlns: 'http://www.w3.org/2000/xmlns/',
}

/** Namespaces in which drawing programs keep their own data. Browsers ignore their elements and attributes. */
const ofPrograms = [
  /^http:\/\/www\.inkscape\.org\/namespaces\//,
  /^http:\/\/(?:sodipodi|inkscape)\.sourceforge\.net\//,
  /^(?:http:\/\/ns\.adobe\.com\/|adobe:ns:meta\/)/,
  /^https?:\/\/(?:www\.)?(?:bohemiancoding|serif|figma|boxy-svg|vectornator|linearity|corel|svgjs|krita|penpot|gravit)\.[a-z]+(?:\/|$)/,
  /^http:\/\/schemas\.microsoft\.com\/visio\//,
  /^http:\/\/(?:xml\.openoffice\.org\/svg\/|sun\.com\/xmlns\/staroffice\/)|^urn:oasis:names:tc:opendocument:/,
  /^http:\/\/www\.w3\.org\/1999\/02\/22-rdf-syntax-ns#$/,
  /^http:\/\/(?:creativecommons\.org\/ns#|web\.resource\.org\/cc\/|purl\.org\/dc\/)/,
]

/** Whether a namespace is one of drawing programs. */
export function isOfProgram(namespace: string): boolean {
  return ofPrograms.some((known) => known.test(namespace))
}

/** The elements that a drawing may have. Those of the last lines are of older programs, and draw nothing. */
export const elements = new Set(
  `svg g defs symbol use switch title desc metadata style a view image text tspan textPath
  path rect circle ellipse line polyline polygon marker linearGradient radialGradient stop pattern clipPath mask
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight
  feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight
  feSpecularLighting feSpotLight feTile feTurbulence animate animateMotion animateTransform mpath set
  tref altGlyph font glyph missing-glyph hkern vkern font-face font-face-name font-face-src font-face-format
  solidColor solidcolor mesh meshgradient meshrow meshpatch hatch hatchpath flowRoot flowRegion flowPara flowSpan flowDiv flowLine`.split(
    /\s+/,
  ),
)

/** What is missing in the list of a library, or newer: `mix-blend-mode` as an attribute. */
const more =
  'mix-blend-mode isolation text-overflow white-space line-height inline-size shape-inside shape-padding shape-subtract font-kerning font-feature-settings font-variation-settings text-orientation text-decoration-line text-decoration-style text-decoration-color solid-color solid-opacity font marker t p-id'
/** Attributes that fetch, run or lead somewhere, or that other attributes depend on. */
const refused =
  /^(?:on.*|xlink:.*|xml.*|src|ping|download|handler|observer|resource|crossorigin|referrerpolicy|externalResourcesRequired|contentScriptType|color-profile)$/i

/** The attributes without a prefix that an element of a drawing may have. */
export const attributes = new Set(
  [...Object.values(svg.property).map(({ attribute }) => attribute), ...more.split(' ')].filter(
    (name) => !refused.test(name),
  ),
)

/** The attributes that may have any text: no browser reads styles or addresses in them. */
export const freeTexts =
  /^(?:data-.*|aria-.*|id|class|title|content|p-id|role|lang|unicode|glyph-name|string|name|begin|end|type|media|version|enable-background|requiredExtensions|requiredFeatures|systemLanguage)$/

/** The functions that styles may call. All but `url` only count or colour; what that may name, `readParts` looks at. */
export const functions = new Set(
  `url var calc min max clamp env rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark icc-color
  matrix matrix3d translate translatex translatey translatez translate3d rotate rotatex rotatey rotatez rotate3d scale scalex scaley scalez
  scale3d skew skewx skewy perspective path circle ellipse inset polygon rect xywh ray
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
  linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient repeating-conic-gradient
  cubic-bezier steps linear frames local format tech not is where nth-child nth-of-type nth-last-child nth-last-of-type lang attr and or
  alpha fit-content minmax repeat`.split(/\s+/),
)

/** The rules that styles may have. */
export const rules = new Set([
  'font-face',
  'media',
  'keyframes',
  '-webkit-keyframes',
  'supports',
  'charset',
  'layer',
  'property',
])
