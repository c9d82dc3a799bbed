console.info('entry-root')
