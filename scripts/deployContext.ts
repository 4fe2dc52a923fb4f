import { writeFileSync } from 'node:fs'

/** Tells the functions, which are bundled after the build, which deploy they are for. */
export const writeDeployContext = (
  context = 'production',
  file = 'functions/relay/deployContext.ts',
): void => {
  const name = context.replace(/[^\w-]/g, '-')
  const comment =
    'What this code was built for, as Netlify calls it; the build of a preview writes another name here.'
  writeFileSync(file, `/** ${comment} */\nexport const deployContext = '${name}'\n`)
}
