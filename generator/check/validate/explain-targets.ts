import type { Problem } from '../../diagnostics/problem.ts'
import type { SchemaNode } from '../../schema/schema-node.ts'
import { keyOfPage } from '../rules/links/references-lead-somewhere.ts'
import type { RuleInput } from '../rules/rule-input.ts'
import { findSchemaNode } from './resolve-texts.ts'

/** A web address, also without its scheme: `www.a.example`, `a.example/b`. */
const webAddress = /^(?:https?:|www\.|[\w-]+(?:\.[\w-]+)+\/)/i

/** Where either a page or an address is possible, explains which key an address needs that is written as a page, and the reverse. */
export function explainTargets(problems: readonly Problem[], site: RuleInput, root: SchemaNode): Problem[] {
  return problems.map((problem): Problem => {
    if (problem.code !== 'page-unknown' && problem.code !== 'form-wrong') return problem
    const node = findSchemaNode(root, site.value, problem.path.slice(0, -1))?.node
    const keys = (node?.schema.oneOf ?? []).flatMap(({ required = [] }) => required)
    const instead = keys.includes(String(problem.path.at(-1))) && keys.find((key) => key !== problem.path.at(-1))
    if (!instead || problem.parameters.suggestion) return problem
    if (problem.code === 'page-unknown') {
      const { parameters } = problem
      return webAddress.test(parameters.value) ? { ...problem, parameters: { ...parameters, instead } } : problem
    }
    const page = keyOfPage(site, problem.parameters.value)
    return page ? { ...problem, parameters: { ...problem.parameters, instead, page } } : problem
  })
}
