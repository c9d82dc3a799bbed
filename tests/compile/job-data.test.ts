import { expect, test } from 'vitest'
import type { LocaleProjection } from '../../generator/compile/locale-projection.ts'
import { jobData } from '../../generator/compile/structured-data/job-data.ts'
import type { CollectionEntry } from '../../schema/collections.ts'

const projection = { locale: 'en', config: {}, context: { today: '2026-11-30' } } as unknown as LocaleProjection
const data = (date: string, until?: string) =>
  jobData(projection, { date, job: { remote: ['FR'], employment: ['part-time'], until } } as unknown as CollectionEntry)

test('a vacancy is listed from its day to its last one', () => {
  expect(data('2026-11-30', '2026-11-30')).toEqual({
    datePosted: '2026-11-30',
    validThrough: '2026-11-30T23:59',
    employmentType: ['PART_TIME'],
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [{ '@type': 'Country', name: 'France' }],
  })
  expect(data('2026-11-01')).toMatchObject({ datePosted: '2026-11-01' })
})

test.each([
  ['that begins tomorrow', '2026-12-01', undefined],
  ['that ended yesterday', '2026-11-01', '2026-11-29'],
])('a vacancy %s is not listed', (_what, date, until) => {
  expect(data(date, until)).toBeUndefined()
})
