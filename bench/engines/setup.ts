export { installEngines as default } from './packages.ts'
