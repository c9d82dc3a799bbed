import { expect, test } from 'vitest'
import { appPolicy } from '../../generator/output/hosting/app-policy.ts'
import { parseRepository } from '../../src/edit/protocol/repository-address.ts'

test('the address of a repository says how its host is asked', () => {
  const github = { kind: 'github', api: 'https://api.github.com', project: 'anna/site' }
  expect(parseRepository('https://github.com/anna/site')).toEqual(github)
  expect(parseRepository(' github.com/anna/site.git ')).toEqual(github)
  expect(parseRepository('https://github.com/anna/site/tree/new/look')).toEqual({ ...github, branch: 'new/look' })
  expect(parseRepository('https://codeberg.org/anna/site/src/branch/main')).toEqual({
    ...{ kind: 'forgejo', api: 'https://codeberg.org/api/v1', project: 'anna/site', branch: 'main' },
  })
  expect(parseRepository('https://gitlab.com/group/team/site/-/tree/main')).toEqual({
    ...{ kind: 'gitlab', api: 'https://gitlab.com/api/v4', project: 'group/team/site', branch: 'main' },
  })
})

test('nothing else is asked, least of all with what stands in an address', () => {
  expect(parseRepository('https://anna:secret@github.com/anna/site')).toBeUndefined()
  expect(parseRepository('https://github.com.evil.example/anna/site')).toBeUndefined()
  expect(parseRepository('https://github.com/anna')).toBeUndefined()
  expect(parseRepository('javascript:alert(1)')).toBeUndefined()
  expect(parseRepository('https://git.example.com/anna/site')).toBeUndefined()
  const own = ['forgejo https://git.example.com']
  expect(parseRepository('https://git.example.com/anna/site', own)).toEqual({
    ...{ kind: 'forgejo', api: 'https://git.example.com/api/v1', project: 'anna/site' },
  })
})

test('the app asks where it comes from and the hosts of repositories, and nobody else', () => {
  const policy = appPolicy(['https://git.example.com', 'https://api.github.com'])
  expect(policy).toContain("connect-src 'self' https://git.example.com https://api.github.com;")
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval(?!')|\*/)
})
