/** What the visitor entered, by field name: a text, or whether a checkbox is ticked. */
export type FormValues = Readonly<Record<string, string | boolean>>
