import { StructuredData } from '../../react/head-view.jsx'
import { PageView } from '../../react/page-view.jsx'
import { readPage, readRoutes } from '../../react/read-content.js'

export const dynamicParams = false

export function generateStaticParams() {
  return [...readRoutes().keys()].map((path) => ({ path: path.slice(1).split('/') }))
}

async function contentOf(params) {
  const { path } = await params
  return readPage(`/${path.join('/')}`)
}

export async function generateMetadata({ params }) {
  const { page, shell } = await contentOf(params)
  const { title, description, keywords, canonical } = page
  return {
    title,
    description,
    keywords,
    alternates: { canonical, languages: Object.fromEntries(page.alternates.map(({ tag, url }) => [tag, url])) },
    openGraph: { title, description, url: canonical },
    icons: { icon: shell.logo },
  }
}

export default async function Page({ params }) {
  const content = await contentOf(params)
  return (
    <>
      <StructuredData {...content} />
      <PageView {...content} />
    </>
  )
}
