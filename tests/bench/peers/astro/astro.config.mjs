import react from '@astrojs/react'
import { defineConfig } from 'astro/config'

export default defineConfig({ site: 'https://www.rubra.example', integrations: [react()], devToolbar: { enabled: false } })
