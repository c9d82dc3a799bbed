console.info('entry-not-found')
