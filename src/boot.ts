console.info('boot')
