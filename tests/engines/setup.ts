export { installEngines as default } from '../support/engines/packages.ts'
