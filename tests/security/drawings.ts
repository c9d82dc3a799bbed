const svg = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 64 64"'
const shape = '<rect id="a" width="64" height="64"/>'
const html = 'xmlns:x="http://www.w3.org/1999/xhtml"'

/** A drawing with something in it, after something. */
export function drawing(inner: string, before = ''): string {
  return `${before}<svg ${svg}>${shape}${inner}</svg>`
}

const rooted = (attributes: string, inner = '') => `<svg ${svg} ${attributes}>${shape}${inner}</svg>`

/**
 * What a stranger could hide in a drawing. Each would call `mark()`, or fetch `URL`, in some browser that opens it by its address, or once
 * somebody clicks it. With the part that is told.
 */
export const attacks: readonly (readonly [name: string, svg: string, part: string])[] = [
  ['a script', drawing('<script>mark()</script>'), '<script>'],
  [
    'a script of another prefix',
    drawing('<s:script xmlns:s="http://www.w3.org/2000/svg">mark()</s:script>'),
    '<s:script>',
  ],
  ['a script from elsewhere', drawing('<script href="URL"/>'), '<script>'],
  ['a handler', rooted('onload="mark()"'), 'onload'],
  [
    'a handler with a long name',
    drawing(
      '<style>@keyframes k{from{x:1px}to{x:0}}#b{animation:k .01s infinite}</style><rect id="b" width="9" height="9" onwebkitanimationiteration="mark()"/>',
    ),
    'onwebkitanimationiteration',
  ],
  ['a handler of an animation', drawing('<set attributeName="x" to="1" onbegin="mark()"/>'), 'onbegin'],
  ['a handler that nobody sees', drawing('<rect width="9" height="9" on&#108;oad="mark()"/>'), ''],
  [
    'a handler by default',
    drawing('', '<!DOCTYPE svg [<!ATTLIST svg onload CDATA "mark()">]>'),
    '<!ATTLIST svg onload CDATA "mark()">',
  ],
  [
    'a handler by default, between comments that are none',
    drawing('', '<!DOCTYPE svg [<!ENTITY a "<!--"><!ATTLIST svg onload CDATA "mark()"><!ENTITY b "-->">]>'),
    '<!ENTITY a "<!--"><!ATTLIST svg onload CDATA "mark()"><!ENTITY b "-->">',
  ],
  ['HTML that waits for an error', drawing(`<x:img ${html} src="URL" onerror="mark()"/>`), '<x:img>'],
  ['HTML that leads away', drawing(`<x:meta ${html} http-equiv="refresh" content="0;url=URL"/>`), '<x:meta>'],
  ['HTML of a style', drawing(`<x:link ${html} rel="stylesheet" href="URL"/>`), '<x:link>'],
  ['HTML of a base', drawing(`<x:base ${html} href="URL"/><image href="#a"/>`), '<x:base>'],
  ['HTML in what is left alone', drawing(`<metadata><x:script ${html}>mark()</x:script></metadata>`), '<x:script>'],
  [
    'HTML in what a drawing program keeps',
    drawing(`<i:x xmlns:i="http://ns.adobe.com/i/"><x:img ${html} src="URL"/></i:x>`),
    '<x:img>',
  ],
  [
    'HTML by the name of a space that is spelt',
    drawing('<x:img xmlns:x="http://www.w3.org/1999/xht&#109;l" src="URL"/>'),
    '<x:img>',
  ],
  [
    'HTML in a frame',
    drawing(`<foreignObject width="9" height="9"><iframe ${html.replace(':x', '')} src="URL"/></foreignObject>`),
    '<foreignObject>',
  ],
  ['formulas', drawing('<m:math xmlns:m="http://www.w3.org/1998/Math/MathML"/>'), '<m:math>'],
  [
    'events of XML',
    drawing('<e:listener xmlns:e="http://www.w3.org/2001/xml-events" event="load" handler="#h"/>'),
    '<e:listener>',
  ],
  ['an unknown language', drawing('<q:include xmlns:q="http://q.example/" q:href="URL"/>'), '<q:include>'],
  ['a picture from elsewhere', drawing('<image width="9" height="9" href="URL"/>'), 'URL'],
  [
    'a picture by another prefix',
    drawing('<image xmlns:l="http://www.w3.org/1999/xlink" width="9" height="9" l:href="URL"/>'),
    'URL',
  ],
  ['a picture beside it', drawing('<image width="9" height="9" href="\u00a0#a"/>'), '\u00a0#a'],
  [
    'a drawing in a drawing',
    drawing('<image width="9" height="9" href="data:image/svg+xml,%3Csvg/%3E"/>'),
    'data:image/svg+xml,%3Csvg/%3E',
  ],
  ['a part of another drawing', drawing('<use href="URL#a"/>'), 'URL#a'],
  [
    'a picture of an effect',
    drawing('<filter id="f"><feImage href="URL"/></filter><rect width="9" height="9" filter="url(#f)"/>'),
    'URL',
  ],
  ['another base', rooted('xml:base="URL"', '<use href="#a"/>'), 'xml:base'],
  [
    'an address by an entity',
    drawing('<image width="9" height="9" href="&a;"/>', '<!DOCTYPE svg [<!ENTITY a "URL"><!ENTITY a "#a">]>'),
    'URL',
  ],
  [
    'an address by an entity beside a comment',
    drawing('<image width="9" height="9" href="&a;"/>', '<!DOCTYPE svg [<!-- <!ENTITY a "#a"> --><!ENTITY a "URL">]>'),
    'URL',
  ],
  ['a link that runs', drawing('<a href="javascript:mark()"><rect width="64" height="64"/></a>'), 'javascript:mark()'],
  [
    'a link that runs, divided',
    drawing('<a xlink:href="java&#10;script:mark()"><rect width="64" height="64"/></a>'),
    'java\nscript:mark()',
  ],
  ['a link that pings', drawing('<a href="#a" ping="URL"><rect width="64" height="64"/></a>'), 'ping'],
  [
    'a link that becomes another',
    drawing('<a><set attributeName="xlink:href" to="javascript:mark()"/><rect width="64" height="64"/></a>'),
    'attributeName="xlink:href"',
  ],
  [
    'a link that becomes another by a prefix',
    drawing(
      '<a xmlns:l="http://www.w3.org/1999/xlink"><animate attributeName="l:href" values="javascript:mark()"/><rect width="64" height="64"/></a>',
    ),
    'attributeName="l:href"',
  ],
  [
    'an animated address',
    drawing('<image width="9" height="9"><set attributeName="href" to="URL"/></image>'),
    'attributeName="href"',
  ],
  ['an animated filling', drawing('<set attributeName="fill" to="url(URL#a)"/>'), 'URL#a'],
  ['a style by its address', drawing('', '<?xml-stylesheet href="URL"?>'), '<?xml-stylesheet'],
  ['an imported style', drawing('<style>@import "URL";</style>'), '@import'],
  ['an imported style in capitals', drawing('<style>@IMPORT "URL";</style>'), '@IMPORT'],
  ['an imported style, escaped', drawing('<style>@\\69mport "URL";</style>'), '\\69mport "URL'],
  ['an imported style, spelt', drawing('<style>&#64;import "URL";</style>'), '@import'],
  ['an imported style, divided', drawing('<style>@imp<!-- -->ort "URL";</style>'), '@import'],
  ['an imported style, divided by an element', drawing('<style>@imp<title>x</title>ort "URL";</style>'), '<title>'],
  ['an imported style as it is', drawing('<style><![CDATA[@import "URL";]]></style>'), '@import'],
  ['a background', drawing('<style>rect{mask-image:url(URL)}</style>'), 'URL'],
  ['a background, escaped', drawing('<style>svg{background:\\75rl(URL)}</style>'), '\\75rl(URL)}'],
  ['a background in quotes', drawing('<style>svg{background:url( "URL" )}</style>'), 'URL'],
  ['a background among several', drawing('<style>svg{background:image-set("URL" 1x)}</style>'), 'image-set('],
  [
    'a background of an older browser',
    drawing('<style>svg{background:-webkit-image-set(url(#a) 1x,"URL" 2x)}</style>'),
    '-webkit-image-set(',
  ],
  ['a background in a style of the root', rooted('style="background:url(URL)"'), 'URL'],
  ['a background that is spelt', rooted('style="background:&#117;rl(URL)"'), 'URL'],
  ['a background by a variable', rooted('style="--a:url(URL);background:var(--a)"'), 'URL'],
  [
    'a background behind a text that looks like a comment',
    drawing('<style>a{content:"/*"}svg{background:url(URL)}a{content:"*/"}</style>'),
    'URL',
  ],
  ['a filling from elsewhere', drawing('<rect width="9" height="9" fill="url(URL#a)"/>'), 'URL#a'],
  ['a filling from elsewhere, escaped', drawing('<rect width="9" height="9" fill="u\\72l(URL#a)"/>'), '\\72l(URL#a)'],
  [
    'a typeface from elsewhere',
    drawing('<style>@font-face{font-family:A;src:url(URL)}text{font-family:A}</style><text y="9">A</text>'),
    'URL',
  ],
  [
    'another encoding',
    drawing('<style>a{content:"\u0081\\" url(URL)}</style>', '<?xml version="1.0" encoding="Shift_JIS"?>'),
    'encoding="Shift_JIS"',
  ],
  ['a grammar from elsewhere', drawing('', '<!DOCTYPE svg SYSTEM "URL">'), '<!DOCTYPE svg SYSTEM "URL"'],
  [
    'a part of a grammar',
    drawing('', '<!DOCTYPE svg [<!ENTITY % a SYSTEM "URL"> %a;]>'),
    '<!ENTITY % a SYSTEM "URL"> %a;',
  ],
]

/** As drawing programs write them, shortened. */
export const ordinary: readonly (readonly [name: string, svg: string])[] = [
  [
    'Inkscape',
    `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="64mm" height="64mm" viewBox="0 0 64 64" version="1.1" id="svg5" inkscape:version="1.2.2 (b0a8486541, 2022-12-01)" sodipodi:docname="sign.svg"
  xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
  xmlns:xlink="http://www.w3.org/1999/xlink" xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg"
  xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <sodipodi:namedview id="namedview7" pagecolor="#ffffff" inkscape:document-units="mm" showgrid="false"><inkscape:grid type="xygrid" id="g"/></sodipodi:namedview>
  <metadata id="m"><rdf:RDF><cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format><dc:type rdf:resource="http://purl.org/dc/dcmitype/StillImage"/></cc:Work></rdf:RDF></metadata>
  <defs id="defs2"><linearGradient inkscape:collect="always" id="lg1"><stop style="stop-color:#000000;stop-opacity:1;" offset="0"/></linearGradient>
    <linearGradient xlink:href="#lg1" id="lg2" x1="1" x2="2" gradientUnits="userSpaceOnUse" gradientTransform="matrix(1,0,0,1,-2,0)"/>
    <inkscape:path-effect effect="bspline" id="path-effect1" is_visible="true" lpeversion="1"/>
    <filter id="f" style="color-interpolation-filters:sRGB"><feGaussianBlur stdDeviation="0.4" id="fe"/></filter></defs>
  <g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1" transform="translate(-1,2)">
    <path style="fill:url(#lg2);fill-opacity:1;stroke:none;stroke-width:0.264583;-inkscape-stroke:none;filter:url(#f);font-variation-settings:'wght' 400" d="M 0,0 H 64 V 64 Z" id="p" inkscape:original-d="M 0,0" sodipodi:nodetypes="ccc"/>
    <text xml:space="preserve" style="font-size:10px;line-height:1.25;-inkscape-font-specification:'sans-serif, Normal';shape-inside:url(#p)" x="1" y="20" id="t"><tspan sodipodi:role="line" id="ts" x="1" y="20">Ab</tspan></text>
  </g>
</svg>`,
  ],
  [
    'Illustrator, with its names and an older grammar',
    `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 24.0.1, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
	<!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">
	<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
	<!ENTITY ns_svg "http://www.w3.org/2000/svg">
	<!ENTITY ns_xlink "http://www.w3.org/1999/xlink">
]>
<svg version="1.1" id="Ebene_1" xmlns:x="&ns_extend;" xmlns:i="&ns_ai;" xmlns="&ns_svg;" xmlns:xlink="&ns_xlink;" x="0px" y="0px" viewBox="0 0 64 64" style="enable-background:new 0 0 64 64;" xml:space="preserve">
<style type="text/css">
	.st0{clip-path:url(#SVGID_2_);fill:#E30613;}
	.st1{font-family:'MyriadPro-Regular';}
</style>
<switch><g i:extraneous="self"><defs><rect id="SVGID_1_" width="64" height="64"/></defs>
<clipPath id="SVGID_2_"><use xlink:href="#SVGID_1_"  style="overflow:visible;"/></clipPath>
<path class="st0" d="M0,0h64v64H0V0z"/><text transform="matrix(1 0 0 1 5 20)" class="st1">Ab</text></g></switch>
</svg>`,
  ],
  [
    'Illustrator of today',
    `<?xml version="1.0" encoding="UTF-8"?>
<svg id="Layer_1" data-name="Layer 1 (copy)" xmlns="http://www.w3.org/2000/svg" version="1.1" viewBox="0 0 64 64">
  <!-- Generator: Adobe Illustrator 29.0.0, SVG Export Plug-In . SVG Version: 2.1.0 Build 186)  -->
  <defs><style>
      .st0 { fill: #1d1d1b; }
      .st1, .cls-2:hover { isolation: isolate; mix-blend-mode: multiply; }
      @media (prefers-color-scheme: dark) { .st0 { fill: #fff; } }
  </style></defs>
  <g class="st1"><path class="st0" d="M0,0h64v64H0V0Z"/></g>
</svg>`,
  ],
  [
    'Figma, with a photo in it',
    `<svg width="64" height="64" viewBox="0 0 64 64" fill="none" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
<mask id="mask0_1_2" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="0" y="0" width="64" height="64"><circle cx="32" cy="32" r="32" fill="#D9D9D9"/></mask>
<g mask="url(#mask0_1_2)" style="mix-blend-mode:multiply"><rect width="64" height="64" fill="url(#pattern0_1_2)"/></g>
<g filter="url(#filter0_d_1_2)"><path fill-rule="evenodd" clip-rule="evenodd" d="M0 0H64V64H0Z" fill="url(#paint0_linear_1_2)"/></g>
<defs><pattern id="pattern0_1_2" patternContentUnits="objectBoundingBox" width="1" height="1"><use xlink:href="#image0_1_2" transform="scale(0.5)"/></pattern>
<filter id="filter0_d_1_2" x="0" y="0" width="72" height="72" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="BackgroundImageFix"/><feColorMatrix in="SourceAlpha" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hardAlpha"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feComposite in2="hardAlpha" operator="out"/><feBlend mode="normal" in="SourceGraphic" in2="shape" result="shape"/></filter>
<linearGradient id="paint0_linear_1_2" x1="0" y1="0" x2="64" y2="64" gradientUnits="userSpaceOnUse"><stop stop-color="#FF0000"/><stop offset="1" stop-color="white" stop-opacity="0"/></linearGradient>
<image id="image0_1_2" width="1" height="1" preserveAspectRatio="none" xlink:href="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="/></defs>
</svg>`,
  ],
  [
    'CorelDRAW and Affinity',
    `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<!-- Creator: CorelDRAW 2020 (64-Bit) -->
<svg xmlns="http://www.w3.org/2000/svg" xml:space="preserve" width="64mm" height="64mm" version="1.1" style="shape-rendering:geometricPrecision; text-rendering:geometricPrecision; image-rendering:optimizeQuality; fill-rule:evenodd; clip-rule:evenodd"
viewBox="0 0 64 64" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:xodm="http://www.corel.com/coreldraw/odm/2003" xmlns:serif="http://www.serif.com/">
 <defs><style type="text/css"><![CDATA[ .fil0 {fill:#E31E24} @font-face { font-family:"A"; src:url("data:font/woff2;base64,AAAA") format(woff2) } ]]></style></defs>
 <g id="Layer_x0020_1" serif:id="Layer 1"><metadata id="CorelCorpID_0Corel-Layer"/><path class="fil0" d="M0 0h64v64H0z"/></g>
</svg>`,
  ],
  [
    'icons of the web, one of them animated',
    `<?xml version="1.0" standalone="no"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg t="1612345678901" class="icon" viewBox="0 0 64 64" version="1.1" xmlns="http://www.w3.org/2000/svg" p-id="1234" xmlns:xlink="http://www.w3.org/1999/xlink" width="64" height="64" role="img" aria-labelledby="n" focusable="false"><title id="n">A sign (of the house)</title><desc>Two@signs \\ here</desc><path d="M0 0h64v64z" p-id="1235" fill="currentColor"/><g stroke-dasharray="1 2" vector-effect="non-scaling-stroke" paint-order="stroke"><circle cx="9" cy="9" r="9"><animate attributeName="r" values="1;9;1" dur="2s" repeatCount="indefinite" begin="0s"/><animateTransform attributeName="transform" type="rotate" from="0 9 9" to="360 9 9" dur="1s"/></circle></g><a href="#n"><rect width="2" height="2" style="fill:rgb(1 2 3 / calc(1 / 2));transform:translate(1px) scaleX(2)"/></a></svg>`,
  ],
]
