import { boolean, object, type Schema, string } from 'yup'
import type { FormField } from '../../content/page-content.ts'
import { emailPattern } from './email-pattern.ts'
import { fieldPattern } from './field-pattern.ts'
import { isInRange } from './field-range.ts'
import { fileProblem } from './files.ts'

/** A phone number, with digits of any script: the longest have fifteen, and a few more with an extension. */
const phoneDigits = /^\P{Nd}*(?:\p{Nd}\P{Nd}*){6,20}$/u

/** Builds the Yup schema of a form. Its error messages are keys of `messages.contact.form.validation`. */
export function formSchema(fields: readonly FormField[]) {
  return object(Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])))
}

function fieldSchema(field: FormField): Schema {
  if (field.type === 'checkbox') return field.required ? boolean().oneOf([true], field.required) : boolean()
  if (field.type === 'file') {
    const chosen = string().test({
      test: (value, { createError }) => {
        const message = fileProblem(field, value ?? '')
        return message === undefined || createError({ message })
      },
    })
    return field.required ? chosen.required(field.required) : chosen
  }
  const pattern = compilePattern(field)
  let schema = string().trim()
  if ('invalid' in field)
    schema = schema.test({
      message: field.invalid ?? '',
      test: (value) => !value || isInRange(field, value),
    })
  if (pattern) schema = schema.matches(pattern.expression, { message: pattern.invalid, excludeEmptyString: true })
  return field.required ? schema.required(field.required) : schema
}

function compilePattern(field: FormField): { expression: RegExp; invalid: string } | undefined {
  if (field.type === 'email') return { expression: emailPattern, invalid: field.invalid }
  if (field.type === 'tel' && field.invalid !== undefined && field.rule !== 'none')
    return { expression: phoneDigits, invalid: field.invalid }
  if (field.type !== 'text' || field.pattern === undefined || field.invalid === undefined) return undefined
  return { expression: fieldPattern(field.pattern), invalid: field.invalid }
}
