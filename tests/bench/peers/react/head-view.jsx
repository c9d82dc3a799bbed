/** What the head of a page holds: React and the peers put these elements where they belong. */
export function HeadView({ page, shell }) {
  return (
    <>
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      <meta name="keywords" content={page.keywords} />
      <link rel="canonical" href={page.canonical} />
      {page.alternates.map(({ tag, url }) => (
        <link key={tag} rel="alternate" hrefLang={tag} href={url} />
      ))}
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={page.canonical} />
      <link rel="icon" href={shell.logo} type="image/svg+xml" />
      {shell.fonts.map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
    </>
  )
}

export function StructuredData({ page }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: page.structuredData }} />
}
