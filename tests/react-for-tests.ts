import { env } from 'node:process'

// Files share their process, and React is loaded once in each: for development, before a test has the generator build for production.
env.NODE_ENV = 'test'
await import('react/jsx-dev-runtime')
