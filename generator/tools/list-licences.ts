import { licenceList, lockedPackages } from './locked-packages.ts'

process.stdout.write(licenceList(lockedPackages()))
