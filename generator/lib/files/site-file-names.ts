/** The name of the configuration that a site is made of, which makes a folder one. */
export const configName = 'site.config.yaml'

/** The name of the file beside it that says what each translation was made of. */
export const lockName = 'translations.lock'
