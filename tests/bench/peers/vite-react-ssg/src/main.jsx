import { ViteReactSSG } from 'vite-react-ssg'
import { Site } from './site.jsx'

const routes = [
  {
    path: '/*',
    Component: Site,
    loader: async ({ request }) => {
      const { readPage } = await import('../react/read-content.js')
      return readPage(new URL(request.url).pathname)
    },
    getStaticPaths: async () => {
      const { readRoutes } = await import('../react/read-content.js')
      return [...readRoutes().keys()]
    },
  },
]

export const createRoot = ViteReactSSG({ routes })
