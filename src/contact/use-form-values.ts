import { useFormik } from 'formik'
import { useMemo, useState } from 'react'
import type { FormField } from '../content/page-content.ts'
import { formSchema } from './form-schema.ts'
import { emptyValues, type FormValues } from './lead.ts'

/**
 * The values of a form and what is wrong with them. From the first attempt to send them on, each change is checked.
 *
 * @param deliver called with values that are right
 */
export function useFormValues<Result>(fields: readonly FormField[], deliver: (values: FormValues) => Promise<Result>) {
  const [attempted, setAttempted] = useState(false)
  const formik = useFormik<FormValues>({
    initialValues: useMemo(() => emptyValues(fields), [fields]),
    validationSchema: useMemo(() => formSchema(fields), [fields]),
    validateOnBlur: false,
    validateOnChange: attempted,
    onSubmit: deliver,
  })
  return {
    values: formik.values,
    /** By field name: keys of `messages.contact.form.validation`. */
    errors: formik.errors,
    change: formik.handleChange,
    fill: (values: FormValues) => void formik.setValues(values, false),
    /** Checks the values and delivers them. Returns what `deliver` does; undefined if something is wrong. */
    attempt: (): Promise<Result | undefined> => {
      setAttempted(true)
      return formik.submitForm()
    },
    reset: () => {
      formik.resetForm()
      setAttempted(false)
    },
  }
}
