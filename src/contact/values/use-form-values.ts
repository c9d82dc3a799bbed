import { useFormik } from 'formik'
import { type ChangeEvent, useMemo, useState } from 'react'
import { lazy } from 'yup'
import type { FormField } from '../../content/page-content.ts'
import { emptyValues } from '../sending/lead.ts'
import { formSchema } from './form-schema.ts'
import type { FormValues } from './form-values.ts'
import { shownFields } from './shown-fields.ts'
import { controlValue } from './typed-values.ts'

/** Prefix of field names in Formik's values: a field called `constructor` or `toString` would otherwise find what every object inherits. */
const mark = '$'

/**
 * The values of a form and their errors. After the first attempt to send them, each change is checked.
 *
 * @param deliver called with valid values
 * @param asked the fields that are checked
 */
export function useFormValues<Result>(
  fields: readonly FormField[],
  deliver: (values: FormValues) => Promise<Result>,
  asked: () => readonly FormField[],
) {
  const [attempted, setAttempted] = useState(false)
  const formik = useFormik<FormValues>({
    initialValues: useMemo(() => emptyValues(fields.map(marked)), [fields]),
    // Hidden fields are not checked.
    validationSchema: lazy((values: FormValues) => formSchema(shownFields(asked(), withoutMark(values)).map(marked))),
    validateOnBlur: false,
    validateOnChange: attempted,
    onSubmit: (values) => deliver(withoutMark(values)),
  })
  return {
    values: withoutMark(formik.values),
    /** The error of a field: a key of `messages.contact.form.validation`. */
    error: (name: string) => formik.errors[mark + name],
    change: (name: string, { target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => {
      void formik.setFieldValue(mark + name, controlValue(target))
    },
    fill: (values: FormValues) =>
      void formik.setValues(
        renamed(values, (name) => mark + name),
        false,
      ),
    /** Checks the values and delivers them. Returns what `deliver` does; undefined if something is wrong. */
    attempt: (): Promise<Result | undefined> => {
      setAttempted(true)
      return formik.submitForm()
    },
    /** Hides the errors until the next attempt. */
    calm: () => setAttempted(false),
    reset: () => {
      formik.resetForm()
      setAttempted(false)
    },
  }
}

function marked(field: FormField): FormField {
  return { ...field, name: mark + field.name }
}

function withoutMark(values: FormValues): FormValues {
  return renamed(values, (name) => name.slice(mark.length))
}

function renamed(values: FormValues, rename: (name: string) => string): FormValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [rename(name), value]))
}
