/** The name of the configuration file: a folder with such a file is a site. */
export const configName = 'site.config.yaml'

/** The name of the lock file beside it, which says what each translation was made from. */
export const lockName = 'translations.lock'
