import { readFileSync, writeFileSync } from 'node:fs'

/** Tells the functions, which are bundled after the build, which deploy they are for. */
export const writeDeployContext = (
  context = 'production',
  file = 'functions/relay/deployContext.ts',
): void => {
  const name = context.replace(/[^\w-]/g, '-')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/'[\w-]*'$/m, `'${name}'`))
}
