import { describe, expect, test } from 'vitest'
import { isEmbed, readEmbed } from '../../generator/embeds/read-embed.ts'

/** What an address leads to, as far as it is one that can be shown. */
function read(source: string, language?: string) {
  const found = readEmbed(source, language)
  if (!isEmbed(found)) throw new Error(`${found.name} shows nothing of ${source}`)
  return found
}

const big = 'aqz-KE-bpKQ'
const film = `https://www.youtube-nocookie.com/embed/${big}?autoplay=1&hl=pt`
const tube = '9c9de5e8-0a1e-484a-b099-e80766180a6d'
const song = '7makk4oTQel546B0PZlDM5'

describe('the frame of an address as people copy it', () => {
  test.each([
    // A film: its page, with a list, on a phone, shared, short, live, and from the code to embed it.
    [`https://www.youtube.com/watch?v=${big}`, film],
    [`https://www.youtube.com/watch?list=PL1&v=${big}&t=10s`, film],
    [`https://m.youtube.com/watch?v=${big}`, film],
    [`https://youtu.be/${big}?si=abcdefgh`, film],
    [`https://www.youtube.com/shorts/${big}`, film],
    [`https://www.youtube.com/live/${big}?feature=share`, film],
    [`https://www.youtube.com/embed/${big}?si=x`, film],
    [`https://www.youtube-nocookie.com/embed/${big}`, film],
    [
      'https://www.youtube.com/playlist?list=PLbpi6ZahtOH4',
      'https://www.youtube-nocookie.com/embed/videoseries?list=PLbpi6ZahtOH4&autoplay=1&hl=pt',
    ],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
    ['https://vimeo.com/channels/staffpicks/76979871', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
    ['https://vimeo.com/76979871/0a1b2c3d4e', 'https://player.vimeo.com/video/76979871?h=0a1b2c3d4e&dnt=1&autoplay=1'],
    [
      'https://player.vimeo.com/video/76979871?h=0a1b2c3d4e&badge=0',
      'https://player.vimeo.com/video/76979871?h=0a1b2c3d4e&dnt=1&autoplay=1',
    ],
    [`https://films.example/w/${tube}`, `https://films.example/videos/embed/${tube}?autoplay=1&p2p=0`],
    [`https://films.example/videos/watch/${tube}`, `https://films.example/videos/embed/${tube}?autoplay=1&p2p=0`],
    [
      'https://films.example/w/kkGMgK9ZtnKfYAgnEtQxbv',
      'https://films.example/videos/embed/kkGMgK9ZtnKfYAgnEtQxbv?autoplay=1&p2p=0',
    ],
    // A map: at zoom 0 the earth is one tile wide, 2.5 are shown, half as high as wide at the equator.
    [
      'https://www.openstreetmap.org/#map=17/0/10',
      'https://www.openstreetmap.org/export/embed.html?bbox=9.99657%2C-0.00172%2C10.00343%2C0.00172&layer=mapnik&marker=0%2C10',
    ],
    [
      'https://www.openstreetmap.org/?mlat=60&mlon=-10.5#map=16/59/-10',
      'https://www.openstreetmap.org/export/embed.html?bbox=-10.50687%2C59.99828%2C-10.49313%2C60.00172&layer=mapnik&marker=60%2C-10.5',
    ],
    [
      'https://www.openstreetmap.org/export/embed.html?bbox=-0.1%2C51.4%2C0.1%2C51.6&layer=mapnik&marker=51.5%2C0',
      'https://www.openstreetmap.org/export/embed.html?bbox=-0.1%2C51.4%2C0.1%2C51.6&layer=mapnik&marker=51.5%2C0',
    ],
    ['https://www.google.com/maps/embed?pb=!1m18!1m12', 'https://www.google.com/maps/embed?pb=%211m18%211m12'],
    [
      'https://www.google.com.br/maps/place/Caf%C3%A9+Central/@-23.5,-46.6,17.5z/data=!3m1',
      'https://www.google.com/maps?q=Caf%C3%A9+Central&ll=-23.5%2C-46.6&z=17&hl=pt&output=embed',
    ],
    ['https://maps.google.com/?q=Rua+Nova,+1', 'https://www.google.com/maps?q=Rua+Nova%2C+1&hl=pt&output=embed'],
    [
      'https://www.google.com/maps/search/?api=1&query=48.5,7.7',
      'https://www.google.com/maps?q=48.5%2C7.7&hl=pt&output=embed',
    ],
    ['https://calendly.com/ana/half-an-hour?month=2026-01', 'https://calendly.com/ana/half-an-hour?embed_type=Inline'],
    ['https://cal.com/ana/30min', 'https://cal.com/ana/30min'],
    ['https://salon.simplybook.it/v2/#book', 'https://salon.simplybook.it/v2/?widget-type=iframe'],
    ['https://salon.simplybook.me', 'https://salon.simplybook.me/v2/?widget-type=iframe'],
    [
      'https://www.opentable.co.uk/restref/client/?rid=94495&restref=94495',
      'https://www.opentable.co.uk/booking/restref/availability?restRef=94495&otSource=Restaurant+website',
    ],
    [
      'https://www.opentable.com/widget/reservation/loader?rid=94495&type=standard&iframe=true',
      'https://www.opentable.com/booking/restref/availability?restRef=94495&otSource=Restaurant+website',
    ],
    [`https://open.spotify.com/intl-pt/track/${song}?si=x`, `https://open.spotify.com/embed/track/${song}`],
    [`https://open.spotify.com/embed/episode/${song}`, `https://open.spotify.com/embed/episode/${song}`],
    [
      'https://soundcloud.com/ana/first-song?utm_source=clipboard',
      'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fana%2Ffirst-song&auto_play=true',
    ],
    [
      'https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/293&color=%23ff5500',
      'https://w.soundcloud.com/player/?url=https%3A%2F%2Fapi.soundcloud.com%2Ftracks%2F293&auto_play=true',
    ],
    ['https://form.typeform.com/to/AbCdEf12?utm=1', 'https://form.typeform.com/to/AbCdEf12'],
    [
      'https://docs.google.com/forms/d/e/1FAIpQLSd0-x/viewform?usp=sf_link',
      'https://docs.google.com/forms/d/e/1FAIpQLSd0-x/viewform?embedded=true&hl=pt',
    ],
    // Of a service that nobody knows, the address itself.
    ['https://tours.example/house?floor=2#hall', 'https://tours.example/house?floor=2#hall'],
  ])('%s', (source, frame) => {
    expect(read(source, 'pt').frame).toBe(frame)
  })
})

test('says who learns of a visitor: the service, the company behind it, and where it works', () => {
  const said = (source: string) => {
    const { name, company, country, host, what, shape } = read(source)
    return [name, company, country, host, what, shape]
  }
  expect(said(`https://youtu.be/${big}`)).toEqual([
    'YouTube',
    'Google',
    'US',
    'www.youtube-nocookie.com',
    'film',
    'wide',
  ])
  expect(said('https://www.openstreetmap.org/#map=17/0/10')).toEqual([
    'OpenStreetMap',
    undefined,
    'GB',
    'www.openstreetmap.org',
    'map',
    'map',
  ])
  expect(said(`https://open.spotify.com/track/${song}`)).toEqual([
    'Spotify',
    undefined,
    'SE',
    'open.spotify.com',
    'audio',
    'low',
  ])
  expect(said('https://cal.com/ana')).toEqual(['Cal.com', undefined, 'US', 'cal.com', 'booking', 'tall'])
  expect(said(`https://films.example/w/${tube}`)).toEqual([
    'films.example',
    undefined,
    undefined,
    'films.example',
    'film',
    'wide',
  ])
  expect(said('https://tours.example/')).toEqual([
    'tours.example',
    undefined,
    undefined,
    'tours.example',
    'other',
    'wide',
  ])
})

test('the link leads to the page of the service, and not to a frame by itself', () => {
  const pages = [
    `https://www.youtube.com/embed/${big}`,
    'https://player.vimeo.com/video/76979871?h=0a1b2c3d4e',
    'https://vimeo.com/76979871',
    `https://open.spotify.com/embed/album/${song}`,
    'https://tours.example/house',
  ].map((source) => read(source).page)
  expect(pages).toEqual([
    `https://www.youtube.com/watch?v=${big}`,
    'https://vimeo.com/76979871/0a1b2c3d4e',
    'https://vimeo.com/76979871',
    `https://open.spotify.com/album/${song}`,
    'https://tours.example/house',
  ])
})

test.each([
  ['https://www.youtube.com/@somebody', 'YouTube'],
  ['https://www.youtube.com/watch?v=short', 'YouTube'],
  ['https://vimeo.com/somebody', 'Vimeo'],
  ['https://maps.app.goo.gl/AbCd', 'Google Maps'],
  ['https://forms.gle/AbCd', 'Google Forms'],
  ['https://osm.org/go/euu4z', 'OpenStreetMap'],
  ['https://www.opentable.com/r/casa-lume', 'OpenTable'],
  ['https://open.spotify.com/user/ana', 'Spotify'],
  ['https://soundcloud.com/ana', 'SoundCloud'],
  ['https://calendly.com/', 'Calendly'],
])('%s is nothing that %s shows elsewhere', (source, name) => {
  expect(readEmbed(source)).toMatchObject({ name, example: expect.stringMatching(/^https:/) })
  expect(isEmbed(readEmbed(source))).toBe(false)
})

test('an address that no browser can ask is none, and stops nothing', () => {
  for (const source of ['https://[', 'https://a b', 'no address']) expect(isEmbed(readEmbed(source))).toBe(false)
})

test('a frame gets its own origin back, and never may lead the page elsewhere', () => {
  for (const source of [`https://youtu.be/${big}`, 'https://cal.com/ana', 'https://tours.example/']) {
    const rights = read(source).sandbox.split(' ')
    expect(rights).toContain('allow-scripts')
    expect(rights.filter((right) => /top-navigation|modals|downloads|pointer-lock/.test(right))).toEqual([])
  }
})

test.each([
  'https://www.opentable.com.evil.example/restref/client/?rid=1234',
  'https://www.opentable.co.evil.example/restref/client/?rid=1234',
  'https://www.youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
  'https://evil.example/https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://calendly.com.evil.example/ana/half-an-hour',
])('%s is at a host of its own, which is named', (source) => {
  expect(readEmbed(source)).toMatchObject({ host: new URL(source).host, name: new URL(source).host })
})
