import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    globalSetup: './tests/site/folder-of-sites.ts',
    exclude: ['tests/bench/**', '**/node_modules/**'],
    reporters: process.env.CI ? ['default', ['json', { outputFile: 'test-results/unit.json' }]] : ['default'],
    // One fewer would be the default: on two processors, half the speed.
    maxWorkers: '100%',
    // Each file would load the generator anew: a quarter of the time. No test may leave anything behind in a module.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
