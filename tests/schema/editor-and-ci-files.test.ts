import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const root = new URL('../../', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, root), 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

test('recommends the YAML extension and gives it the schema', () => {
  expect(JSON.parse(read('.vscode/extensions.json')).recommendations).toContain('redhat.vscode-yaml')
  const schemas = Object.keys(JSON.parse(read('.vscode/settings.json'))['yaml.schemas'])
  expect(schemas.map((schema) => existsSync(new URL(schema, root)))).toEqual([true])
})

test('checks with annotations before it builds, by scripts that exist', () => {
  const { jobs } = parse(read('.github/workflows/site.yml'))
  expect(jobs.build.needs).toBe('check')
  const commands = [...jobs.check.steps, ...jobs.build.steps].flatMap(({ run }: { run?: string }) => run ?? [])
  expect(commands.join('\n')).toContain('--format github')
  for (const command of commands) {
    const [, script] = /npm run (?:--silent )?(\S+)/.exec(command) ?? []
    if (script) expect(Object.keys(scripts)).toContain(script)
  }
})

test('checks before a commit that changes the configuration', () => {
  const [{ hooks }] = parse(read('.pre-commit-config.yaml')).repos
  expect(new RegExp(hooks[0].files).test('site.config.yaml')).toBe(true)
  expect(Object.keys(scripts)).toContain(hooks[0].entry.split(' ').at(-1))
})
