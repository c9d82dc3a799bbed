/** What schema.org says of a run of a course, such as its first day, and not of the course itself. */
const ofRuns = new Set([
  'startDate',
  'endDate',
  'location',
  'courseMode',
  'courseWorkload',
  'courseSchedule',
  'instructor',
])

/** The properties of a course, with those of its run within that. */
export function courseData(properties: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const all = Object.entries(properties)
  const run = all.filter(([property]) => ofRuns.has(property))
  if (run.length === 0) return properties
  const own = all.filter(([property]) => !ofRuns.has(property))
  return { ...Object.fromEntries(own), hasCourseInstance: { '@type': 'CourseInstance', ...Object.fromEntries(run) } }
}
