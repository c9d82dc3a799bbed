import { readPage } from '../../react/read-content.js'

export default async function Layout({ children, params }) {
  const { path } = await params
  const { page, shell } = readPage(`/${path.join('/')}`)
  return (
    <html lang={page.tag}>
      <head>
        <link rel="stylesheet" href={shell.styles} precedence="default" />
        {shell.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
      </head>
      <body>{children}</body>
    </html>
  )
}
