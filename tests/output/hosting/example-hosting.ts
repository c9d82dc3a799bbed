import { headerRules } from '../../../generator/output/hosting/headers.ts'
import type { Hosting } from '../../../generator/output/hosting/hosting.ts'

/** The rules for hosts of a small site: its pages, a renamed one, and one that is switched off with all below it. */
export const hosting: Hosting = {
  origin: 'https://www.example.com',
  host: 'www.example.com',
  folder: '',
  homes: ['/', '/fr/', '/de/'],
  pages: ['/fr/atelier', '/fr/atelier/outils', '/de/werkstatt'],
  redirects: [
    { from: '/fr', to: '/fr/', status: 301, below: false },
    { from: '/de', to: '/de/', status: 301, below: false },
    { from: '/fr/ancien', to: '/fr/atelier', status: 301, below: false },
    { from: '/fr/ferme', to: '/fr/', status: 302, below: true },
    { from: '/de/atelier', to: '/de/werkstatt', status: 301, below: false },
  ],
  notFound: [
    { prefix: '/fr/', file: 'fr/404.html' },
    { prefix: '/', file: '404.html' },
  ],
  headers: headerRules({ scripts: [], styles: [], images: [], connections: [] }),
  receivers: [],
}
