import { useLoaderData } from 'react-router-dom'
import { Head } from 'vite-react-ssg'
import { PageView } from '../react/page-view.jsx'

export function Site() {
  const { page, shell } = useLoaderData()
  return (
    <>
      <Head>
        <html lang={page.tag} />
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
        <script type="application/ld+json">{page.structuredData}</script>
      </Head>
      <PageView page={page} shell={shell} />
    </>
  )
}
