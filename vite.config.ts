import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Begins with the longest files, which wait for a browser most of the time: a processor would idle at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = ({ moduleId }: TestSpecification) => (/(?:firefox|webkit)\/editor\.test/.test(moduleId) ? 0 : 1)
    return (await super.sort(files)).toSorted((a, b) => order(a) - order(b))
  }
}

export default defineConfig({
  resolve: { alias: { 'site-from-yaml/kinds': fileURLToPath(new URL('src/kinds/parts.ts', import.meta.url)) } },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    globalSetup: './tests/site/folder-of-sites.ts',
    setupFiles: './tests/react-for-tests.ts',
    exclude: ['tests/bench/**', '**/node_modules/**'],
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
    // Tests wait for browsers, servers and builds a third of the time: one more than processors.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    // Each file would load the generator anew: a quarter of the time. No test may leave anything behind in a module.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
